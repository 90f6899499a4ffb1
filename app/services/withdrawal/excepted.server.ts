// Legal information for consumers before they order: items without a right of withdrawal, and items with a producer's guarantee.
import { isCompany } from '#domain/customer/buyer';
import type { Caller } from '~/models/caller';
import type { CheckoutView, ExceptedGoods, GaranGoods } from '~/models/checkout';
import { garanMonthsOf, garanTermsOf } from '../catalogue/facts.map';
import { CartExceptionsDocument, type CartExceptionsQuery } from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { send } from '../transport/transport.server';

const WHY = { PERSONALISED: 'personalised', PERISHABLE: 'perishable', SEALED: 'sealed' } as const;

interface GoodsTold {
  excepted: ExceptedGoods[];
  garan: GaranGoods[];
}
type ToldOfCart = NonNullable<CartExceptionsQuery['cart']>;

/** None for companies, which have no such rights, and where the back end knows of none. */
export async function readExcepted(caller: Caller, { cart, kind }: CheckoutView): Promise<GoodsTold> {
  const none = { excepted: [], garan: [] };
  if (cart.id === null || isCompany(kind) || !(await offers('commerce', 'Mutation.withdrawFromOrder'))) return none;
  const asked = { client: 'commerce', document: CartExceptionsDocument, variables: { cartId: cart.id } } as const;
  const { data } = await send(caller, asked);
  return data?.cart ? { excepted: exceptedIn(data.cart, cart.lines), garan: garanIn(data.cart, cart.lines) } : none;
}

export const exceptedIn = (
  { withdrawal_exceptions: found }: Pick<ToldOfCart, 'withdrawal_exceptions'>,
  lines: readonly { uid: string; name: string }[],
) =>
  found.flatMap(({ uid, exemption }): ExceptedGoods[] => {
    const line = lines.find((one) => one.uid === uid);
    return line ? [{ uid, name: line.name, why: exemption ? WHY[exemption] : 'giftCard' }] : [];
  });

/** Each product once, even if several lines contain it. */
function garanIn({ itemsV2 }: ToldOfCart, lines: CheckoutView['cart']['lines']): GaranGoods[] {
  const found = (itemsV2?.items ?? []).flatMap((item): [string, GaranGoods][] => {
    const line = lines.find((one) => one.uid === item?.uid);
    const months = item ? garanMonthsOf(item.product) : null;
    const brand = item?.product.product_info?.find((fact) => fact?.code === 'brand')?.value;
    if (!line || !item || months === null || !brand) return [];
    return [[line.sku, { sku: line.sku, name: line.name, brand, months, terms: garanTermsOf(item.product) }]];
  });
  return [...new Map(found).values()];
}
