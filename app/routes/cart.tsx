// The cart: shows it, and takes every change of its lines, from any page (intents add, update, remove).
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { cartErrorParams } from '#domain/cart/cart-error';
import { withoutCode } from '#domain/cart/personal-coupons';
import { cartPath, checkoutPath, panelHref, samePath } from '#domain/page/addresses';
import type { Outcome, Refusal } from '#domain/refusal/refusals';
import { type CodeChange, type CodeIntent, codeIntentOf, parseCartCode } from '~/forms/cart-code/schema.server';
import { type CartChange, parseCartLine } from '~/forms/cart-line/schema.server';
import { type CartQuantities, parseCartQuantities } from '~/forms/cart-quantities/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { CartLine, CartView } from '~/models/cart';
import type { RequestContext } from '~/models/request-context';
import { cartOr } from '~/request-context/cart-gone.server';
import { formOf } from '~/request-context/form.server';
import { getContext } from '~/request-context/get-context.server';
import { actOnPayment, paymentOnCart } from '~/request-context/open-payment.server';
import { personalCouponsCookie } from '~/request-context/personal-coupons.server';
import { transferCart } from '~/request-context/punchout.server';
import { back, badRequest, refuse, refuseWith } from '~/request-context/respond.server';
import { cartCookie } from '~/request-context/session.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import * as cart from '~/services/cart/cart.server';
import * as codes from '~/services/cart/codes.server';
import * as giftCards from '~/services/cart/gift-cards.server';
import { daysForPresent } from '~/services/cart/presents.server';
import { setQuantities } from '~/services/cart/set-quantities.server';
import { readUpgrades } from '~/services/cart/upgrades.server';
import { takeUsualChoices } from '~/services/checkout/usual-choices.server';
import { heartsOf } from '~/services/hearts/hearts.server';
import { rowOfEmptyCart, rowsAt } from '~/services/recommendation/recommendation-rows.server';
import { readCartWithCoupons, settleCoupons } from '~/services/segment/segment.server';
import { noteCart } from '~/services/tracking/tracking.server';
import { CartPage } from '~/ui/pages/cart-page';
import { addOnce, giftToast } from './cart-additions.server';
import { CART_ROWS, CartRows } from './cart-rows';
import { wordsIntentOf, writeWords } from './cart-words.server';

export { revalidatePage as shouldRevalidate } from './layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  const payment = await paymentOnCart(context, args.request);
  const [{ cart: found, segment }, upgrades] = await cartOr(args.request, () =>
    Promise.all([readCartWithCoupons(context), readUpgrades(context)]),
  );
  const skus = found.lines.map(({ sku }) => sku);
  const goesWith = skus.length > 0 ? rowsAt(context, 'cart', skus) : rowOfEmptyCart(context);
  const [rows, hearts] = await Promise.all([goesWith, heartsOf(context, skus)]);
  CART_ROWS.keep(args.context, rows);
  const { writesNotes = false, maySubscribe = false, usesGiftCards = true } = context.customer ?? {};
  const personal = segment?.coupons.length ?? 0;
  const presentDays = context.variant.features.giftShop ? await daysForPresent(context, found.promise) : null;
  const may = { writesNotes, maySubscribe, usesGiftCards };
  const shown = { personal, upgrades, presentDays, hearts: Object.fromEntries(hearts), payment };
  return { cart: found, ...may, ...shown, language: context.language, title: titleOf(context, 'cart:title') };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule');
  const form = await formOf(args.request);
  const ofPayment = await actOnPayment(context, args.request, form);
  if (ofPayment) return ofPayment;
  const code = codeIntentOf(form);
  if (code) return cartOr(args.request, () => actOnCode(args.request, context, code, form));
  const words = wordsIntentOf(form);
  if (words) return cartOr(args.request, () => writeWords(args.request, context, words, form));
  const quantities = parseCartQuantities(form);
  if (quantities) return cartOr(args.request, () => saveQuantities(args.request, context, quantities));
  const parsed = parseCartLine(form);
  if (!parsed.ok) {
    if (parsed.errors.intent) throw badRequest(parsed.errors.intent);
    const target = samePath(form.get('returnTo')) ?? cartPath();
    return back(args.request, panelHref(target, 'minicart-error', { error: 'COULD_NOT_ADD' }));
  }
  return cartOr(args.request, () => act(args.request, context, parsed.value, form));
}

async function act(request: Request, context: RequestContext, change: CartChange, form: FormData): Promise<Response> {
  const target = samePath(change.returnTo) ?? cartPath();
  if (change.intent === 'add') {
    const { sku, quantity, selectedOptions, inPoints, present } = change;
    const parentSku = change.parentSku ?? undefined;
    const addition = { sku, quantity, parentSku, selectedOptions, inPoints, present };
    const outcome = await addOnce(request, context, addition);
    if (!outcome.ok) return notChanged(request, target, { ...outcome, params: { sku, ...outcome.params } });
    const changed = { ...context, cartId: outcome.cartId };
    const held = await settleCoupons(changed, outcome.cart);
    await noteCart(changed, held);
    const item = lineIn(held, { sku, inPoints, design: form.get('design') });
    return back(request, panelHref(target, 'sidebar-cart', { item }), {
      cookies: cartCookie(request, context, outcome.cartId),
    });
  }
  const outcome =
    change.intent === 'remove'
      ? await cart.remove(context, change.item)
      : await cart.set(context, change.item, change.quantity);
  if (!outcome.ok) {
    // Where the cart's own page is not what the shopper looks at, the error comes to them, in the minicart's place (spec §4).
    return target === cartPath() ? refuseWith(change.intent, outcome, {}) : notChanged(request, target, outcome);
  }
  await noteCart(context);
  return back(request, target);
}

/** Any button saves what was typed at all lines; only then is a line taken out, or the checkout begun. */
async function saveQuantities(request: Request, context: RequestContext, wanted: CartQuantities): Promise<Response> {
  const { intent, changes, isPutRight, remove } = wanted;
  const target = samePath(wanted.returnTo) ?? cartPath();
  const refused = await setQuantities(context, changes);
  const removed: Outcome = remove ? await cart.remove(context, remove) : { ok: true };
  if (changes.length > 0 || remove) await noteCart(context);
  const [first] = refused;
  if (!removed.ok) return notChanged(request, target, removed);
  if (first && target !== cartPath()) return notChanged(request, target, first.refused);
  if (first) {
    const typed = changes.find(({ item }) => item === first.item)?.typed ?? '';
    return refuseWith('quantities', first.refused, { [first.item]: typed });
  }
  if (intent === 'quantities') return back(request, target);
  if (!isPutRight && context.customer?.punchout) return transferCart(request, context);
  if (!isPutRight) {
    // Guests enter their address first: nothing is known about them.
    if (context.customer) await takeUsualChoices(context);
    return back(request, checkoutPath());
  }
  return back(request, cartPath(), { toast: { level: TOAST_LEVELS.warning, text: 'cart:toast.putRight' } });
}

const notChanged = (request: Request, target: string, refused: Refusal): Response =>
  back(request, panelHref(target, 'minicart-error', cartErrorParams(refused)));

async function actOnCode(
  request: Request,
  context: RequestContext,
  intent: CodeIntent,
  form: FormData,
): Promise<Response> {
  const parsed = parseCartCode(form, intent);
  if (!parsed.ok) return refuse({ intent, ...parsed });
  const change = parsed.value;
  const outcome = await changeCode(context, change);
  if (!outcome.ok) return refuseWith(intent, outcome, typedValues(form));
  if (change.intent === 'gift') return back(request, cartPath(), { toast: giftToast(change.gift) });
  const cookies = change.intent === 'coupon-remove' ? deactivated(request, context, change.code) : [];
  return back(request, cartPath(), { cookies, toast: { level: TOAST_LEVELS.success, text: DONE[change.intent] } });
}

/** A personal coupon that is taken out stays out until it is activated again. */
function deactivated(request: Request, context: RequestContext, code: string): string[] {
  const activated = context.personalCoupons ?? [];
  const left = withoutCode(activated, code);
  return left.length < activated.length ? personalCouponsCookie(request, context, left) : [];
}

const DONE = {
  coupon: 'cart:coupon.added',
  'coupon-remove': 'cart:coupon.removed',
  giftcard: 'cart:giftcard.added',
  'giftcard-remove': 'cart:giftcard.removed',
} as const;

function changeCode(context: RequestContext, change: CodeChange): Promise<Outcome> {
  switch (change.intent) {
    case 'gift':
      return codes.chooseGift(context, change.promo, change.gift);
    case 'coupon':
      return codes.addCoupon(context, change.code);
    case 'coupon-remove':
      return codes.removeCoupon(context, change.code);
    case 'giftcard':
      return giftCards.addGiftCard(context, change.code);
    case 'giftcard-remove':
      return giftCards.removeGiftCard(context, change.code);
  }
}

/** The line that now holds the product: the panel shows it first. */
function lineIn(
  { lines }: CartView,
  { sku, inPoints, design }: { sku: string; inPoints: boolean; design: FormDataEntryValue | null },
): string | null {
  const isIt = (line: CartLine) => line.sku === sku && line.design === design && (line.points !== null) === inPoints;
  return lines.find(isIt)?.uid ?? null;
}

export default function Cart() {
  const { cart: found, ...rest } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const rows = <CartRows language={rest.language} />;
  return <CartPage {...rest} cart={found} reply={reply ?? null} here={cartPath()} rows={rows} />;
}

const TEXTS = ['common', 'cart', 'product', 'catalogue', 'lists', 'subscription', 'errors'];
export const handle = { i18n: TEXTS, wide: true };
