// What the buttons of a subscription's page do: its terms and lines, one line or one delivery passed over, a pause, and its end.
import { type ActionFunctionArgs, json } from '@remix-run/node';
import { fieldErrorOf } from '#domain/form/field-error';
import { subscriptionPath, subscriptionsPath } from '#domain/page/addresses';
import { type Outcome, type Refusal, textKeyOf } from '#domain/refusal/refusals';
import type { FormReply } from '~/forms/reply/fields';
import { refusedAt, textIn } from '~/forms/shopping-list/schema.server';
import { idIn, seenPriceIn, subscriptionIn, subscriptionLinesIn } from '~/forms/subscription/schema.server';
import type { RequestContext } from '~/models/request-context';
import { serverModel } from '~/page-context';
import { oncePerPress } from '~/request-context/double-press.server';
import { formOf } from '~/request-context/form.server';
import { back, badRequest, notFound } from '~/request-context/respond.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { subscriptionToCart } from '~/services/order/order.server';
import * as subscriptions from '~/services/subscription/subscription.server';
import { afterGoodsAgain } from './goods-again.server';

/** What a refused form says, for the page that shows it again. */
export const SUBSCRIPTION_REPLY = serverModel<FormReply>();

interface Pressed {
  id: number;
  form: FormData;
  intent: string;
  args: ActionFunctionArgs;
  context: RequestContext;
}

export async function changeOnPage(context: RequestContext, args: ActionFunctionArgs): Promise<Response> {
  const id = idIn(args.params.id ?? '');
  if (id === 0) throw notFound();
  const form = await formOf(args.request);
  const intent = form.has('skipLine') ? 'skipLine' : form.has('takeLine') ? 'takeLine' : textIn(form, 'intent');
  return pressedOn({ id, form, intent, args, context });
}

const MOVES = { start: 'START', pause: 'PAUSE', resume: 'RESUME', accept: 'ACCEPT' } as const;
const isMove = (intent: string): intent is keyof typeof MOVES => Object.hasOwn(MOVES, intent);

async function pressedOn(pressed: Pressed): Promise<Response> {
  const { context, id, form, intent } = pressed;
  if (isMove(intent)) {
    const move = { action: MOVES[intent], seenOere: intent === 'accept' ? seenPriceIn(form) : null };
    const moved = await subscriptions.actOnSubscription(context, id, move);
    return afterPress(pressed, moved, `subscription:done.${intent}`);
  }
  switch (intent) {
    case 'terms': {
      const changed = await subscriptions.changeSubscriptionTerms(context, id, subscriptionIn(form));
      return afterPress(pressed, changed, 'subscription:sidebar.edit_success');
    }
    case 'lines':
      return quantitiesSaved(pressed);
    case 'takeLine': {
      const items = [{ itemId: idIn(textIn(form, 'takeLine')), quantity: 0 }];
      const taken = await subscriptions.changeSubscriptionLines(context, id, items);
      return afterPress(pressed, taken, 'subscription:sidebar.item_success');
    }
    case 'skipLine': {
      const [item = '', skip = '1'] = textIn(form, 'skipLine').split(':');
      const skipped = await subscriptions.skipSubscriptionLine(context, id, idIn(item), skip === '1');
      return afterPress(pressed, skipped, 'subscription:sidebar.item_success');
    }
    case 'skip': {
      const passed = await subscriptions.skipNextDelivery(context, id, textIn(form, 'date'));
      return afterPress(pressed, passed, 'subscription:done.skip');
    }
    case 'to-cart': {
      const done = await subscriptionToCartOnce(pressed.args.request, context, id);
      return afterGoodsAgain(pressed.args.request, context, { done, page: subscriptionPath(id) });
    }
    case 'end':
      return endedFor(pressed);
    default:
      throw badRequest('Unknown intent');
  }
}

const subscriptionToCartOnce = oncePerPress(subscriptionToCart, (done) => done?.cartId || null);

async function quantitiesSaved(pressed: Pressed): Promise<Response> {
  const { context, id, form } = pressed;
  const { lines, wrong } = subscriptionLinesIn(form);
  if (wrong.length > 0) {
    const errors = Object.fromEntries(wrong.map((line) => [`qty-${line}`, 'subscription:lines.quantityWrong']));
    return shownAgain(pressed, {
      ...refusedAt(form, 'lines', errors),
      message: { key: 'subscription:lines.quantityWrong' },
    });
  }
  const saved = await subscriptions.changeSubscriptionLines(context, id, lines);
  return afterPress(pressed, saved, 'subscription:sidebar.item_success');
}

async function endedFor(pressed: Pressed): Promise<Response> {
  const { args, context, id } = pressed;
  const outcome = await subscriptions.stopSubscription(context, id);
  if (!outcome.ok) return refusedOnPage(pressed, outcome);
  const toast = { level: TOAST_LEVELS.success, text: 'subscription:sidebar.delete_success' };
  return back(args.request, subscriptionsPath(), { toast });
}

function afterPress(pressed: Pressed, outcome: Outcome, text: string): Response {
  if (!outcome.ok) return refusedOnPage(pressed, outcome);
  const toast = { level: TOAST_LEVELS.success, text };
  return back(pressed.args.request, subscriptionPath(pressed.id), { toast });
}

/** At its field where it has one, else on top of the page. */
function refusedOnPage(pressed: Pressed, refused: Refusal): Response {
  const { form, intent } = pressed;
  const { code, params, field } = refused;
  if (code === 'SUBSCRIPTION_NOT_FOUND') throw notFound();
  if (field) return shownAgain(pressed, refusedAt(form, intent, { [field]: fieldErrorOf(refused) }));
  const message = { key: textKeyOf(code), ...(params && { params }) };
  return shownAgain(pressed, { ...refusedAt(form, intent, {}), message });
}

function shownAgain({ args }: Pressed, reply: FormReply): Response {
  SUBSCRIPTION_REPLY.keep(args.context, reply);
  // The page is rendered by the server alone, from what is stored above.
  return json({ refused: true }, { status: 400 });
}
