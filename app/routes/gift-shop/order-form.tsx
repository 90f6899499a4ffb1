// Ordering a gift shop (spec section 2, /valgshop): for companies, in business stores; and the way in for employees with a code.
import { giftChoicePath } from '#domain/gift-shop/addresses';
import { parseGiftCode } from '~/forms/gift-shop/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { RequestContext } from '~/models/request-context';
import { formOf } from '~/request-context/form.server';
import { notFound, redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { readGiftChoice, readGiftShopOffer } from '~/services/gift-shop/gift-shop.server';
import { GiftShopPage } from '~/ui/pages/gift-shop-page';
import { serverPage } from '../server-page.server';
import { takeGiftShopOrder } from './take-order.server';

export { default, meta, shouldRevalidate } from '../server-page';

/** Companies order where prices are without VAT. */
const mayOrder = ({ rules }: RequestContext) => !rules.showsVat;

const page = serverPage({
  guards: ['catalog-only-rule'],
  async load(context) {
    const offer = await readGiftShopOffer(context);
    if (!offer) throw notFound();
    const shown = { offer: mayOrder(context) ? offer : null, language: context.language };
    return { head: titleOf(context, 'giftshop:title'), model: shown };
  },
  async act(context, { request }) {
    const form = await formOf(request);
    if (form.get('intent') === 'code') return openChoice(context, form);
    if (!mayOrder(context)) throw notFound();
    return takeGiftShopOrder(request, context, form, null);
  },
  Page: GiftShopPage,
});
export const loader = page.loader;
export const action = page.action;

async function openChoice(context: RequestContext, form: FormData): Promise<Response> {
  const parsed = parseGiftCode(form);
  if (!parsed.ok) return refuse({ intent: 'code', ...parsed });
  const { code } = parsed.value;
  const known = await readGiftChoice(context, code);
  return known.ok ? redirectTo(giftChoicePath(code)) : refuseWith('code', known, typedValues(form));
}
