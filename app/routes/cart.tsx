// The cart: shows it, and takes every change of its lines, from any page (intents add, update, remove).
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { cartPath, panelHref, samePath } from '#domain/addresses';
import { type Outcome, textKeyOf } from '#domain/refusals';
import { type CodeChange, type CodeIntent, codeIntentOf, parseCartCode } from '~/forms/cart-code/schema.server';
import { type CartChange, parseCartLine } from '~/forms/cart-line/schema.server';
import { parseCartNote } from '~/forms/cart-note/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { Visit } from '~/models/visit';
import * as cart from '~/services/cart/cart.server';
import * as codes from '~/services/cart/codes.server';
import * as giftCards from '~/services/cart/gift-cards.server';
import { setNote } from '~/services/cart/notes.server';
import { rowsAt } from '~/services/recommendation/rows.server';
import { noteCart } from '~/services/tracking/tracking.server';
import { CartPage } from '~/ui/pages/cart-page';
import { cartOr } from '~/visit/cart-gone.server';
import { enter } from '~/visit/enter.server';
import { titleOf } from '~/visit/title.server';
import { back, badRequest, refusalToast, refuse, refuseWith } from '~/visit/respond.server';
import { cartCookie } from '~/visit/session.server';
import { TOAST_LEVELS } from '~/visit/toast.server';

export { revalidatePage as shouldRevalidate } from './layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'catalog-only-rule');
  const found = await cartOr(args.request, () => cart.readCart(visit));
  const rows = await rowsAt(
    visit,
    'cart',
    found.lines.map(({ sku }) => sku),
  );
  const writesNotes = visit.customer?.writesNotes === true;
  return { cart: found, rows, writesNotes, language: visit.language, title: titleOf(visit, 'cart:title') };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const visit = await enter(args, 'catalog-only-rule');
  const form = await args.request.formData();
  const code = codeIntentOf(form);
  if (code) return cartOr(args.request, () => actOnCode(args.request, visit, code, form));
  if (form.get('intent') === 'note') return cartOr(args.request, () => note(args.request, visit, form));
  const parsed = parseCartLine(form);
  if (!parsed.ok) {
    if (parsed.errors.intent) throw badRequest(parsed.errors.intent);
    return back(args.request, form.get('returnTo'), { toast: { level: 4, text: textKeyOf('COULD_NOT_ADD') } });
  }
  return cartOr(args.request, () => act(args.request, visit, parsed.value, form));
}

async function act(request: Request, visit: Visit, change: CartChange, form: FormData): Promise<Response> {
  const target = samePath(change.returnTo) ?? cartPath();
  if (change.intent === 'add') {
    const { sku, quantity, selectedOptions } = change;
    const outcome = await cart.add(visit, { sku, quantity, parentSku: change.parentSku ?? undefined, selectedOptions });
    if (!outcome.ok) return back(request, target, { toast: refusalToast(outcome) });
    const changed = { ...visit, cartId: outcome.cartId };
    await noteCart(changed);
    const item = await lineOf(changed, sku, form.get('design'));
    return back(request, panelHref(target, 'sidebar-cart', { item }), {
      cookies: cartCookie(request, visit, outcome.cartId),
    });
  }
  const outcome =
    change.intent === 'remove'
      ? await cart.remove(visit, change.item)
      : await cart.set(visit, change.item, change.quantity);
  if (!outcome.ok) return refuseWith(change.intent, outcome, {});
  await noteCart(visit);
  return back(request, target);
}

async function actOnCode(request: Request, visit: Visit, intent: CodeIntent, form: FormData): Promise<Response> {
  const parsed = parseCartCode(form, intent);
  if (!parsed.ok) return refuse({ intent, ...parsed });
  const change = parsed.value;
  const outcome = await changeCode(visit, change);
  if (!outcome.ok) return refuseWith(intent, outcome, typedValues(form));
  if (change.intent === 'gift') return back(request, cartPath());
  return back(request, cartPath(), { toast: { level: TOAST_LEVELS.success, text: DONE[change.intent] } });
}

const DONE = {
  coupon: 'cart:coupon.added',
  'coupon-remove': 'cart:coupon.removed',
  giftcard: 'cart:giftcard.added',
  'giftcard-remove': 'cart:giftcard.removed',
} as const;

function changeCode(visit: Visit, change: CodeChange): Promise<Outcome> {
  switch (change.intent) {
    case 'gift':
      return codes.chooseGift(visit, change.promo, change.gift);
    case 'coupon':
      return codes.addCoupon(visit, change.code);
    case 'coupon-remove':
      return codes.removeCoupon(visit, change.code);
    case 'giftcard':
      return giftCards.addGiftCard(visit, change.code);
    case 'giftcard-remove':
      return giftCards.removeGiftCard(visit, change.code);
  }
}

/** On the whole order; a line's own is written in its panel. */
async function note(request: Request, visit: Visit, form: FormData): Promise<Response> {
  const parsed = parseCartNote(form, 'cartNote');
  if (!parsed.ok) return refuse({ intent: 'note', ...parsed });
  const outcome = await setNote(visit, null, parsed.value);
  if (!outcome.ok) return refuseWith('note', outcome, typedValues(form));
  return back(request, cartPath(), { toast: { level: TOAST_LEVELS.success, text: 'cart:note.saved' } });
}

/** The line that now holds the product: the panel shows it first. */
async function lineOf(visit: Visit, sku: string, design: FormDataEntryValue | null): Promise<string | null> {
  const { lines } = await cart.readCart(visit);
  return lines.find((line) => line.sku === sku && line.design === design)?.uid ?? null;
}

export default function Cart() {
  const { cart: found, ...rest } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <CartPage {...rest} cart={found} reply={reply ?? null} here={cartPath()} />;
}

export const handle = { i18n: ['common', 'cart', 'product', 'catalogue', 'errors'], wide: true };
