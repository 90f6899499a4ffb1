// Gift shops on the wire: ordering one, the company's page, an employee's choice by the code, and what is printed for those who pack.
import type { RequestParts } from '#backend/commerce/request/resolvers';
import type { Limits } from '#backend/db/limits';
import type { GiftShopTypedInput, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import type { LanguageModel } from '#backend/ports/language-model/index';
import { inputRefused, refusedBy } from '#backend/refusal';
import { giftCodeTyped } from '#domain/gift-shop/codes';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { checkedGiftShop, giftShopEmail } from './checked';
import { chooseShopGift, type GiftChoice } from './choose';
import { hashOfGiftCode } from './codes';
import { employeeByHash } from './employees.sql';
import { type GiftShopRow, giftShopById } from './gift-shop.sql';
import { askForGiftShop, type GiftShopDone, saveGiftShop } from './order-shop';
import { acceptGiftShop, listEmployees } from './people';
import { proposeByModel } from './propose';
import { pickGifts } from './range';
import { codesBehind, offerHere, packingBehind, shopSeen } from './read';
import { giftChoiceOnWire, giftShopOnWire } from './wire';

interface Parts {
  requests: RequestParts;
  limits: Limits;
  /** Null: proposals are the rule's alone. */
  model: LanguageModel | null;
}

/** Maximum number of values in a draft: as many fields as the form has, each of the allowed length. */
const MOST_VALUES = 60;
const LONGEST_VALUE = 200;

const askingOf = ({ db, pool: on, language, mediaOrigin }: Context) => ({ db, on, language, mediaOrigin });
const giftShopScene = ({ pool, store, language, now }: Context, { requests }: Parts) => ({
  ...{ pool, store, language, now },
  ...requests,
});

function answerOf(done: Outcome<{ shop: GiftShopRow }>): { token: string } {
  if (!done.ok) throw refusedBy(done);
  return { token: done.shop.token };
}

/** Each mail goes to an address that has not been proven. */
async function takeOrderTry({ limits }: Parts, email: string, { clientAddress }: Context): Promise<void> {
  const isWithin =
    (clientAddress === '' || (await limits.take('gift-shop-address', clientAddress))) &&
    (await limits.take('request-email', email));
  if (!isWithin) throw refusedBy(refusal('TOO_MANY_REQUESTS'));
}

async function saveTyped(
  token: string | null,
  typed: string,
  values: readonly GiftShopTypedInput[],
  parts: Parts,
  context: Context,
): Promise<GiftShopDone> {
  const email = giftShopEmail(typed);
  if (email === null) return refusal('EMAIL_INVALID', { field: 'email' });
  if (values.length > MOST_VALUES || values.some(({ name, value }) => name.length > 60 || value.length > LONGEST_VALUE))
    throw inputRefused('A draft has at most 60 values of 200 characters');
  await takeOrderTry(parts, email, context);
  const kept = Object.fromEntries(values.map(({ name, value }) => [name, value]));
  return saveGiftShop({ token, email, values: kept }, giftShopScene(context, parts));
}

/** A guess counts before the code is looked for; a right one is given back, so that an office may choose behind one address. */
async function employeeBehind(typed: string, { limits }: Parts, { db, clientAddress }: Context) {
  const field = 'code';
  const isCounted = clientAddress !== '';
  if (isCounted && !(await limits.take('gift-code', clientAddress)))
    throw refusedBy(refusal('TOO_MANY_TRIES', { field }));
  const code = giftCodeTyped(typed);
  const employee = code === null ? null : await employeeByHash(db, hashOfGiftCode(code));
  if (code === null || !employee) throw refusedBy(refusal('GIFT_CODE_UNKNOWN', { field }));
  if (isCounted) await limits.giveBack('gift-code', clientAddress);
  return { code, employee };
}

async function choiceBehind(typed: string, parts: Parts, context: Context) {
  const { employee } = await employeeBehind(typed, parts, context);
  const shop = await giftShopById(context.db, employee.giftShopId);
  if (!shop) throw refusedBy(refusal('GIFT_CODE_UNKNOWN', { field: 'code' }));
  return giftChoiceOnWire(shop, employee, { ...askingOf(context), now: context.now });
}

async function chooseBehind(typed: string, choice: GiftChoice, parts: Parts, context: Context) {
  const { code } = await employeeBehind(typed, parts, context);
  const done = await chooseShopGift(code, choice, context);
  if (!done.ok) throw refusedBy(done);
  return giftChoiceOnWire(done.shop, done.employee, { ...askingOf(context), now: context.now });
}

export function giftShopResolvers(parts: Parts): Resolvers {
  const { requests, model } = parts;
  const acting = ({ pool, now }: Context) => ({ pool, now, ...requests });
  return {
    Query: {
      giftShopOffer: (_root, _args, context) => offerHere(context, model !== null),
      giftShop: async (_root, { token }, context) => {
        const shop = await shopSeen(token, context);
        return shop && giftShopOnWire(shop, askingOf(context));
      },
      giftChoice: (_root, { code }, context) => choiceBehind(code, parts, context),
      giftShopCodes: (_root, { token }, context) => codesBehind(token, context),
      giftShopPacking: (_root, { token }, context) => packingBehind(token, context),
    },
    Mutation: {
      saveGiftShop: async (_root, { token, email, values }, context) =>
        answerOf(await saveTyped(token ?? null, email, values, parts, context)),
      askGiftShop: async (_root, { token, input }, context) => {
        const checked = checkedGiftShop(input);
        if (!checked.ok) throw refusedBy(checked);
        await takeOrderTry(parts, checked.asked.email, context);
        const done = await askForGiftShop(token ?? null, checked.asked, giftShopScene(context, parts));
        const { db, pool, now } = context;
        if (done.ok) await proposeByModel(done.shop, { model, db, pool, now });
        return answerOf(done);
      },
      pickGiftShopGifts: async (_root, { token, skus, default_sku: defaultSku }, context) =>
        answerOf(await pickGifts(token, { skus: skus.slice(0, 500), defaultSku }, context)),
      listGiftShopEmployees: async (_root, { token, list }, context) =>
        answerOf(await listEmployees(token, list, acting(context))),
      acceptGiftShop: async (_root, { token, price_each: each }, context) =>
        answerOf(await acceptGiftShop(token, Math.round(each * 100), acting(context))),
      chooseShopGift: (_root, { code, address, ...choice }, context) =>
        chooseBehind(code, { ...choice, address: address ?? null }, parts, context),
    },
  };
}
