// The company's page of its gift shop: the saved form, the offer, gifts and employees, how many have chosen, and what is printed.
import { giftShopOrderPath } from '#domain/gift-shop/addresses';
import { parseGiftEmployees, parseGiftYes, parsePickedGifts } from '~/forms/gift-shop/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import { formOf } from '~/request-context/form.server';
import { badRequest, notFound, redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import {
  readGiftShop,
  readGiftShopOffer,
  sendGiftEmployees,
  sendGiftShopYes,
  sendPickedGifts,
} from '~/services/gift-shop/gift-shop.server';
import { GiftShopOrderPage } from '~/ui/pages/gift-shop-order-page';
import { serverPage } from '../server-page.server';
import { takeGiftShopOrder } from './take-order.server';

export { default, meta, shouldRevalidate } from '../server-page';

const NEWS = ['saved', 'asked', 'picked', 'listed', 'accepted'] as const;

const page = serverPage({
  guards: ['catalog-only-rule'],
  robots: 'noindex',
  async load(context, { request, params }) {
    const token = params.token ?? '';
    const shop = await readGiftShop(context, token);
    if (!shop) throw notFound();
    const offer = shop.state === 'draft' ? await readGiftShopOffer(context) : null;
    const questions = new URL(request.url).searchParams;
    const news = NEWS.find((one) => questions.has(one)) ?? null;
    const { language } = context;
    return { head: titleOf(context, 'giftshop:title'), model: { shop, token, offer, news, language }, isWide: true };
  },
  async act(context, { request, params }) {
    const token = params.token ?? '';
    const form = await formOf(request);
    const here = giftShopOrderPath(token);
    switch (form.get('intent')) {
      case 'save':
      case 'ask':
        return takeGiftShopOrder(request, context, form, token);
      case 'gifts': {
        const parsed = parsePickedGifts(form);
        if (!parsed.ok) return refuse({ intent: 'gifts', ...parsed });
        const picked = await sendPickedGifts(context, { token, ...parsed.value });
        return picked.ok ? redirectTo(`${here}?picked`) : refuseWith('gifts', picked, typedValues(form));
      }
      case 'people': {
        const parsed = parseGiftEmployees(form);
        if (!parsed.ok) return refuse({ intent: 'people', ...parsed });
        const listed = await sendGiftEmployees(context, token, parsed.value.list);
        return listed.ok ? redirectTo(`${here}?listed`) : refuseWith('people', listed, typedValues(form));
      }
      case 'accept': {
        const parsed = parseGiftYes(form);
        if (!parsed.ok) return refuse({ intent: 'accept', ...parsed });
        const accepted = await sendGiftShopYes(context, token, parsed.value.each);
        return accepted.ok ? redirectTo(`${here}?accepted`) : refuseWith('accept', accepted, {});
      }
      default:
        throw badRequest('Unknown intent');
    }
  },
  Page: GiftShopOrderPage,
});
export const loader = page.loader;
export const action = page.action;
