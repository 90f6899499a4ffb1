// One-time login of a customer by id and key (spec §2 "Quick login"). The router has no partial segments: the prefix is checked here.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '~/request-context/respond.server';
import { wayInPage } from './way-in.server';

export { default, meta, shouldRevalidate } from '../server-page';

function tokenIn({ prefix = '', id = '', key = '' }: LoaderFunctionArgs['params']): string {
  if (!/^.+_customer$/.test(prefix)) throw notFound();
  return id && key ? `${id}:${key}` : '';
}

const page = wayInPage(({ params }) => tokenIn(params));
export const loader = page.loader;
export const action = page.action;
