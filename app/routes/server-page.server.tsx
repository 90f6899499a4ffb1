// Makes the loader and the action of a page that the server alone renders: the guards come first, and the model never leaves the server.
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import type { MetaDescriptor } from '@remix-run/react';
import type { ComponentType } from 'react';
import type { GuardName } from '#domain/customer/access';
import { PANEL_ALONE } from '#domain/page/panel-addresses';
import type { RequestContext } from '~/models/request-context';
import { getContext } from '~/request-context/get-context.server';
import { unlisted } from '~/request-context/head.server';
import { methodNotAllowed } from '~/request-context/respond.server';
import { type PageGiven, RENDERED } from './server-page';

/** The props of a page without those that every page is given; it may set them all the same. */
type ModelOf<Props> = Props extends unknown ? Omit<Props, keyof PageGiven> & Partial<PageGiven> : never;

interface Loaded<Model> {
  /** The title alone, or the entire head (request-context/head). */
  head: string | MetaDescriptor[];
  /** Without the categories next to it (routes/layouts/default). */
  isWide?: boolean;
  model: Model;
  /** With filters next to it: the categories are above them. */
  isList?: boolean;
  status?: number;
  headers?: HeadersInit;
}

interface PageParts<Model, Props> {
  /** Checked before anything is read or changed, by the loader and the action alike. */
  guards: readonly GuardName[];
  /** For pages that search machines leave out. */
  robots?: 'noindex';
  load(context: RequestContext, args: LoaderFunctionArgs): Promise<Loaded<Model>> | Loaded<Model>;
  act?(context: RequestContext, args: ActionFunctionArgs): Promise<Response> | Response;
  Page: ComponentType<Props>;
}

interface ServerRoute {
  loader(args: LoaderFunctionArgs): Promise<Response>;
  action(args: ActionFunctionArgs): Promise<Response>;
}

/**
 * A route exports `loader` and `action` of what this returns, and the rest from ./server-page. Remix takes both out of the browser's build
 * together with all that only they name: load, act and Page cannot get there.
 */
export function serverPage<Props extends object>(parts: PageParts<ModelOf<Props>, Props>): ServerRoute;
export function serverPage<Model extends object>(parts: PageParts<Model, Model & PageGiven>): ServerRoute {
  const { guards, robots, load, act, Page } = parts;
  return {
    async loader(args) {
      const context = await getContext(args, ...guards);
      if (args.request.headers.has(PANEL_ALONE)) return json({ head: [] });
      const { head: said, model, isList, isWide, ...init } = await load(context, args);
      const head = typeof said === 'string' ? [{ title: said }] : said;
      RENDERED.keep(args.context, (given) => <Page {...given} {...model} />);
      const side = { ...(isList ? { isList } : {}), ...(isWide ? { wide: true } : {}) };
      return json({ head: robots ? unlisted(head) : head, ...side }, init);
    },
    async action(args) {
      const context = await getContext(args, ...guards);
      return act ? act(context, args) : methodNotAllowed('GET, HEAD');
    },
  };
}
