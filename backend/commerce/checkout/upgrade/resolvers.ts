// Upgrades on the wire: what is proposed for the lines of a cart, and the one press that takes it.

import { ProductModel } from '#backend/commerce/catalogue/product/model';
import { money } from '#backend/commerce/catalogue/product/price';
import { cardsByIds } from '#backend/commerce/catalogue/product/product.sql';
import type { CartUpgrade, CartUpgradeContents, Resolvers, ResolversTypes } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { idOfUid, uidOf } from '#backend/graphql/uid';
import { refusedBy } from '#backend/refusal';
import { type Contents, comparedAmount } from '#domain/catalogue/contents';
import { type Oere, oere } from '#domain/money/money';
import type { CartModel } from '../cart-model';
import { afterChange } from '../cart-resolvers';
import { isComparable, proposalsFor } from './propose';
import { alternativesTo } from './upgrade.sql';
import { upgradeLine } from './upgrade-line';

type Wire = Omit<CartUpgrade, 'product'> & { product: ResolversTypes['ProductInterface'] };

/** Both priced for as many of the unit as the alternative needs to be read easily, so that the two can be held side by side. */
function contentsOnWire(
  held: Contents | null,
  { quantity, unit }: { quantity: number; unit: Oere },
  compared: number,
  word: string | null,
): CartUpgradeContents | null {
  if (!held) return null;
  const price = money(oere(Math.round((unit / held.amount) * compared)));
  return { amount: held.amount * quantity, unit: word ?? held.unit, compared_amount: compared, compared_price: price };
}

/** Two statements, however many lines there are. */
async function upgradesOf(cart: CartModel, context: Context): Promise<Wire[]> {
  // A chosen gift stays what was chosen.
  const own = (await cart.lines()).filter(({ promo }) => promo === null);
  const goods = own.map((line) => line.of).filter(isComparable);
  const ids = goods.map(({ item }) => item.product.id);
  const kept = await alternativesTo(context.db, ids, cart.shopper.assortment);
  if (kept.length === 0) return [];
  const found = await cardsByIds(
    [...new Set(kept.map(({ alternativeId }) => alternativeId))],
    await context.cardReader(),
  );
  const cards = new Map(found.map((card) => [card.id, card]));
  const scene = await context.productScene();
  return proposalsFor(goods, kept, cards, cart.shopper).map(
    ({ lineId, line, card, proposal, pieces, held, holds, unitEn }) => {
      const word = context.language === 'en' ? unitEn : null;
      const compared = holds ? comparedAmount(proposal.unit, holds) : 1;
      return {
        cart_item_uid: uidOf(lineId),
        product: new ProductModel(card, scene),
        quantity: proposal.quantity,
        pieces,
        unit_price: money(proposal.unit),
        saving_each: money(proposal.savingEach),
        saving: money(proposal.saving),
        certificates: proposal.certificates,
        line_contents: contentsOnWire(held, line, compared, word),
        contents: contentsOnWire(holds, proposal, compared, word),
      };
    },
  );
}

export const cartUpgradeResolvers: Resolvers = {
  Cart: { upgrades: (cart, _args, context) => upgradesOf(cart, context) },
  Mutation: {
    upgradeCartItem: async (_root, { input }, context) => {
      const { cart_id: cartId, cart_item_uid: uid, sku } = input;
      const { cart, result } = await afterChange(cartId, context, (shopper) =>
        upgradeLine(cartId, idOfUid(uid), sku, shopper),
      );
      if (!result.ok) throw refusedBy(result, `The line cannot be changed for ${sku}: ${result.code}`);
      return { cart };
    },
  },
};
