// A panel's form posts here: 303 back to its page when it is done, 400 and the same view as a small page when it is refused.
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { isPanelName, type PanelName, samePath } from '#domain/page/addresses';
import { textKeyOf } from '#domain/refusal/refusals';
import type { FormReply } from '~/forms/reply/fields';
import { textsOf } from '~/i18n/texts.server';
import type { Acted, PanelParams } from '~/panels/contract';
import { PanelAsPage } from '~/panels/open-panel';
import { loadPanel, panelServer } from '~/panels/registry.server';
import { cartOr } from '~/request-context/cart-gone.server';
import { formOf } from '~/request-context/form.server';
import { getContext } from '~/request-context/get-context.server';
import { back, methodNotAllowed, notFound } from '~/request-context/respond.server';

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
  const context = await getContext(args, ...panelServer(name).guards);
  const panel = await cartOr(args.request, () => loadPanel(context, name, params));
  if (!panel) throw notFound();
  return { panel, returnTo, language: context.language };
}

export async function action(args: ActionFunctionArgs) {
  const { name, params, returnTo } = askedBy(args);
  const { act, guards } = panelServer(name);
  const context = await getContext(args, ...guards);
  if (!act) throw methodNotAllowed('GET');
  const form = await formOf(args.request);
  const acted = await cartOr(args.request, () => act(context, { request: args.request, params, form, returnTo }));
  if (acted.ok) return back(args.request, acted.to, acted.cookies ? { cookies: acted.cookies } : {});
  return json(saidBy(acted, context.language), { status: 400 });
}

/** A refusal as text: for the entire form, and at its fields where the panel has them. */
function saidBy(refused: Exclude<Acted, { ok: true }>, language: 'da' | 'en') {
  const { t } = textsOf(language);
  if ('refusal' in refused) {
    const { code, params } = refused.refusal;
    return { message: t(textKeyOf(code), params ?? {}), reply: null };
  }
  const { message } = refused.reply;
  return { message: message && t(message.key, message.params ?? {}), reply: refused.reply };
}

export default function Panel() {
  const { panel, returnTo, language } = useLoaderData<typeof loader>();
  const answer = useActionData<{ message: string | null; reply: FormReply | null }>();
  const { message = null, reply = null } = answer ?? {};
  const place = { page: returnTo, here: returnTo, message, reply, language };
  return <PanelAsPage panel={panel} {...place} />;
}

export const handle = {
  i18n: ['common', 'cart', 'content', 'product', 'request', 'checkout', 'addresses', 'lists', 'subscription', 'errors'],
};
