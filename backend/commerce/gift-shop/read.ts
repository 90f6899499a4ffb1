// What of gift shops is only read: what can be ordered, the codes of a shop, and who gets what for those who pack.
import type { Context } from '#backend/graphql/context';
import { inCopenhagen } from '#domain/calendar/calendar';
import { readableGiftCode } from '#domain/gift-shop/codes';
import { firstGiftDelivery, TAX_FREE_GIFT_OERE } from '#domain/gift-shop/gift-shop';
import { employeesOf } from './employees.sql';
import {
  type GiftShopRow,
  giftShopByPackToken,
  giftShopByToken,
  listGiftClasses,
  listGiftThemes,
} from './gift-shop.sql';
import { giftsOfShop } from './gifts.sql';
import { employeesWithCodes } from './staff';
import { packedOnWire } from './wire';
import { GIFT_DESTINATIONS_ON_WIRE, GIFT_PACKAGINGS_ON_WIRE } from './words';

const LONGEST_TOKEN = 100;
const isGiftToken = (token: string) => token !== '' && token.length <= LONGEST_TOKEN && !token.includes('\u0000');

export const shopSeen = (token: string, { db }: Context): Promise<GiftShopRow | null> =>
  isGiftToken(token) ? giftShopByToken(db, token) : Promise.resolve(null);

/** Null where the shop's files name no price class or no wish. */
export async function offerHere({ db, language, now }: Context, asksModel: boolean) {
  const [classes, themes] = await Promise.all([listGiftClasses(db), listGiftThemes(db)]);
  if (classes.length === 0 || themes.length === 0) return null;
  return {
    price_classes: classes.map(({ code, name, grossOere }) => ({
      ...{ code, name: name[language], price_incl_vat: grossOere / 100 },
      is_tax_free: grossOere <= TAX_FREE_GIFT_OERE,
    })),
    themes: themes.map(({ code, name }) => ({ code, name: name[language] })),
    first_delivery: firstGiftDelivery(inCopenhagen(now).date),
    asks_language_model: asksModel,
  };
}

/**
 * Only while the shop is open, never those that were mailed, and of those on cards only the ones that have chosen nothing yet: with an
 * employee's code the company would see the choice.
 */
export async function codesBehind(token: string, context: Context) {
  const shop = await shopSeen(token, context);
  if (!shop || shop.codeKind === 'email') return null;
  const people = (await employeesWithCodes(context, shop)).filter(({ chosenAt }) => chosenAt === null);
  return {
    ...{ number: shop.number, company: shop.buyer?.company ?? '', closes_on: shop.closesOn ?? '' },
    codes: people.map(({ name, code }) => ({ name, code: readableGiftCode(code) })),
  };
}

/** Only once nothing can be chosen any more, and until the names are gone. */
export async function packingBehind(token: string, context: Context) {
  const { db, pool } = context;
  const shop = isGiftToken(token) ? await giftShopByPackToken(db, token) : null;
  if (!shop || shop.namesErased || (shop.state !== 'closed' && shop.state !== 'sent') || !shop.packaging) return null;
  const [people, gifts] = await Promise.all([employeesOf(db, shop.id), giftsOfShop(pool, shop.id)]);
  return {
    ...{ number: shop.number, company: shop.buyer?.company ?? '', delivery_on: shop.deliveryOn ?? '' },
    packaging: GIFT_PACKAGINGS_ON_WIRE[shop.packaging],
    destination: GIFT_DESTINATIONS_ON_WIRE[shop.destination],
    people: packedOnWire(people, gifts, { ...context, tellsAddress: true }),
  };
}
