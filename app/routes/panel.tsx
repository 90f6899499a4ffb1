// A panel's form posts here: 303 back to its page when it is done, 400 and the same view as a small page when it is refused.
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { isPanelName, type PanelName, samePath } from '#domain/addresses';
import { textKeyOf } from '#domain/refusals';
import { textsOf } from '~/i18n/texts.server';
import type { PanelParams } from '~/panels/contract';
import { PanelAsPage } from '~/panels/open-panel';
import { loadPanel, panelServer } from '~/panels/registry.server';
import { cartOr } from '~/visit/cart-gone.server';
import { enter } from '~/visit/enter.server';
import { back, methodNotAllowed, notFound } from '~/visit/respond.server';

export { revalidatePage as shouldRevalidate } from './layouts/revalidate';

interface Asked {
  name: PanelName;
  params: PanelParams;
  returnTo: string;
}

function askedBy({ request, params }: LoaderFunctionArgs | ActionFunctionArgs): Asked {
  if (!isPanelName(params.name)) throw notFound();
  const { returnTo, ...rest } = Object.fromEntries(new URL(request.url).searchParams);
  return { name: params.name, params: rest, returnTo: samePath(returnTo) ?? '/' };
}

export async function loader(args: LoaderFunctionArgs) {
  const { name, params, returnTo } = askedBy(args);
  const visit = await enter(args, ...panelServer(name).guards);
  const panel = await cartOr(args.request, () => loadPanel(visit, name, params));
  if (!panel) throw notFound();
  return { panel, returnTo, language: visit.language };
}

export async function action(args: ActionFunctionArgs) {
  const { name, params, returnTo } = askedBy(args);
  const { act, guards } = panelServer(name);
  const visit = await enter(args, ...guards);
  if (!act) throw methodNotAllowed('GET');
  const form = await args.request.formData();
  const acted = await cartOr(args.request, () => act(visit, { request: args.request, params, form, returnTo }));
  if (acted.ok) return back(args.request, acted.to, acted.cookies ? { cookies: acted.cookies } : {});
  const message = textsOf(visit.language).t(textKeyOf(acted.refusal.code), acted.refusal.params ?? {});
  return json({ message }, { status: 400 });
}

export default function Panel() {
  const { panel, returnTo, language } = useLoaderData<typeof loader>();
  const message = useActionData<typeof action>()?.message ?? null;
  return <PanelAsPage panel={panel} page={returnTo} here={returnTo} message={message} language={language} />;
}

export const handle = { i18n: ['common', 'cart', 'content', 'product', 'errors'] };
