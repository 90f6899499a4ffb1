// Starts a subscription with the goods of the cart, a list, an order or one product, or puts them on one that there is already.
import { randomUUID } from 'node:crypto';
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import { fieldErrorOf } from '#domain/form/field-error';
import { subscriptionPath } from '#domain/page/addresses';
import type { Refusal } from '#domain/refusal/refusals';
import { refusedAt, textIn } from '~/forms/shopping-list/schema.server';
import { formKeyIn, goodsFrom, idIn, subscriptionIn, termsErrorIn } from '~/forms/subscription/schema.server';
import type { BookAddress } from '~/models/customer';
import type { WaysToPay } from '~/models/kept-card';
import type { GoodsFor, SubscriptionEntry } from '~/models/subscription';
import { oncePerForm } from '~/request-context/double-press.server';
import { TOAST_LEVELS, type Toast, toastCookie } from '~/request-context/toast.server';
import { readProductName } from '~/services/catalogue/prices.server';
import { listAddresses } from '~/services/customer/customer.server';
import { waysToPay } from '~/services/customer/kept-cards.server';
import { addGoodsTo, listSubscriptions, startSubscription } from '~/services/subscription/subscription.server';
import type { ActArgs, Acted, PanelServer } from '../contract';

export interface StartSubscriptionModel {
  about: GoodsFor;
  /** What is had regularly, in words: of a product its name, of an order its number. */
  named: string;
  addresses: BookAddress[];
  pay: WaysToPay;
  /** Those that goods can still be put on. */
  others: SubscriptionEntry[];
  firstDay: string;
  /** Pressed twice, the form makes one subscription. */
  formKey: string;
  needs: { requisitioner: boolean; requisitionNumber: boolean };
}

const addGoodsOnce = oncePerForm(addGoodsTo, (put) => put.ok);

export const startSubscriptionPanel: PanelServer<StartSubscriptionModel> = {
  guards: ['authenticated', 'catalog-only-rule'],
  async load(context, params) {
    const about = goodsFrom(params);
    const { customer } = context;
    if (!about || !customer?.maySubscribe) return null;
    const [addresses, pay, all, name] = await Promise.all([
      listAddresses(context),
      waysToPay(context),
      listSubscriptions(context),
      about.source === 'product' ? readProductName(context, about.key) : null,
    ]);
    return {
      about,
      named: name ?? about.key,
      addresses,
      pay,
      others: all.filter(({ status }) => status !== 'ended'),
      firstDay: addDays(inCopenhagen(new Date()).date, 1),
      formKey: randomUUID(),
      needs: {
        requisitioner: customer.requisitionerRequired,
        requisitionNumber: customer.requisitionNumberRequired,
      },
    };
  },
  async act(context, args) {
    const goods = goodsFrom(args.params);
    if (!goods) return { ok: false, refusal: { ok: false, code: 'SUBSCRIPTION_NOTHING_TO_ADD' } };
    if (textIn(args.form, 'intent') === 'add') {
      const id = idIn(textIn(args.form, 'subscription'));
      const put = await addGoodsOnce(args.request, context, id, goods);
      const added = { level: TOAST_LEVELS.success, text: 'subscription:start.added' };
      return put.ok ? acted(args, id, added, put.notTaken) : notStarted(args, put);
    }
    const errors = termsErrorIn(args.form);
    if (errors.terms) return { ok: false, reply: refusedAt(args.form, 'start', errors) };
    const made = await startSubscription(context, subscriptionIn(args.form), goods, formKeyIn(args.form));
    if (!made.ok) return notStarted(args, made);
    const { id, isDraft, notTaken } = made;
    // What is still to be done stays until it is read.
    const toast = isDraft
      ? { level: TOAST_LEVELS.warning, text: 'subscription:start.draft' }
      : { level: TOAST_LEVELS.success, text: 'subscription:sidebar.create_success' };
    return acted(args, id, toast, notTaken);
  },
};

/** At its field where it has one. */
const notStarted = ({ form }: ActArgs, refused: Refusal): Acted =>
  refused.field
    ? { ok: false, reply: refusedAt(form, 'start', { [refused.field]: fieldErrorOf(refused) }) }
    : { ok: false, refusal: refused };

/** The toast first reports that gift cards and items bought for points stay in the cart. */
function acted({ request }: ActArgs, id: number, done: Toast, notTaken: number): Acted {
  const toast =
    notTaken > 0
      ? { level: TOAST_LEVELS.warning, text: 'subscription:start.notTaken', params: { count: notTaken } }
      : done;
  return { ok: true, to: subscriptionPath(id), cookies: [toastCookie(request, toast)] };
}
