// The customer's payment cards stored by the provider: each with what it pays; one is added on the provider's page, one removed here.
import { type ActionFunctionArgs, json } from '@remix-run/node';
import { fieldErrorOf } from '#domain/form/field-error';
import { keptCardsPath, samePath } from '#domain/page/addresses';
import { type Refusal, textKeyOf } from '#domain/refusal/refusals';
import { agreesToKeep, cardKeyIn } from '~/forms/kept-card/schema.server';
import type { FormReply } from '~/forms/reply/fields';
import { refusedAt, textIn } from '~/forms/shopping-list/schema.server';
import { textsOf } from '~/i18n/texts.server';
import type { RequestContext } from '~/models/request-context';
import { serverModel } from '~/page-context';
import { formOf } from '~/request-context/form.server';
import { back, badRequest, redirectOut } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { openCardPage, removeKeptCard, waysToPay } from '~/services/customer/kept-cards.server';
import { KeptCardsPage } from '~/ui/pages/kept-cards-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const CARD_REPLY = serverModel<FormReply>();

const page = serverPage({
  guards: ['authenticated', 'limited-account-access'],
  async load(context, { request, context: kept }) {
    const { onCard, cards } = await waysToPay(context);
    return {
      head: titleOf(context, 'subscription:cards.title'),
      model: {
        cards,
        mayAdd: onCard,
        returnTo: samePath(new URL(request.url).searchParams.get('returnTo')),
        reply: CARD_REPLY.read(kept) ?? null,
      },
    };
  },
  act: changeCards,
  Page: KeptCardsPage,
});
export const loader = page.loader;
export const action = page.action;

async function changeCards(context: RequestContext, args: ActionFunctionArgs): Promise<Response> {
  const form = await formOf(args.request);
  const intent = textIn(form, 'intent');
  if (intent === 'remove') {
    const removed = await removeKeptCard(context, cardKeyIn(form));
    if (!removed.ok) return cardRefused(args, form, removed);
    const toast = { level: TOAST_LEVELS.success, text: 'subscription:cards.removed' };
    return back(args.request, keptCardsPath(), { toast });
  }
  if (intent !== 'add') throw badRequest('Unknown intent');
  const { t } = textsOf(context.language);
  // The text at the checkbox is the text that is agreed to.
  const agreement = agreesToKeep(form) ? t('subscription:cards.agreement') : '';
  const wayBack = samePath(textIn(form, 'returnTo')) ?? keptCardsPath();
  const opened = await openCardPage(context, agreement, new URL(args.request.url).origin + wayBack);
  return opened.ok ? redirectOut(opened.url, []) : cardRefused(args, form, opened);
}

/** At the box where it is about that, else on top of the page. */
function cardRefused({ context }: ActionFunctionArgs, form: FormData, refused: Refusal): Response {
  const { field, code, params } = refused;
  const errors = field ? { [field]: fieldErrorOf(refused) } : {};
  const message = field ? null : { key: textKeyOf(code), ...(params && { params }) };
  CARD_REPLY.keep(context, { ...refusedAt(form, textIn(form, 'intent'), errors), message });
  return json({ refused: true }, { status: 400 });
}
