// Cart upgrades: alternatives to lines of the cart, and the replacement itself. A back end without the feature proposes none.
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { CartUpgrade } from '~/models/cart-upgrade';
import { type LogoView, listLogos } from '../content/logo.server';
import { CartUpgradesDocument, type CartUpgradesQuery, UpgradeLineDocument } from '../generated/commerce';
import { pictureOf } from '../tile/card.map';
import { moneyOf } from '../tile/price.map';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';
import { throwIfGone } from './cart.server';

type Wire = NonNullable<CartUpgradesQuery['cart']>['upgrades'][number];
type WireContents = NonNullable<Wire['contents']>;

/** The best proposal of a line first. A certificate without a name on file is no claim to make: what has nothing else to say is left out. */
export async function readUpgrades(caller: Caller): Promise<CartUpgrade[]> {
  if (!caller.cartId) return [];
  const answer = await send(caller, {
    client: 'commerce',
    document: CartUpgradesDocument,
    variables: { cartId: caller.cartId },
  });
  const found = answer.data?.cart?.upgrades ?? [];
  if (found.length === 0) return [];
  const logos = await listLogos(caller);
  return found
    .map((one) => upgradeOf(one, logos))
    .filter(({ savingOere, certificates }) => savingOere > 0 || certificates.length > 0);
}

const contentsFromWire = ({ amount, unit, compared_amount, compared_price }: WireContents) => ({
  amount,
  unit,
  comparedAmount: compared_amount,
  comparedOere: moneyOf(compared_price),
});

function upgradeOf(wire: Wire, logos: readonly LogoView[]): CartUpgrade {
  const { product } = wire;
  const name = product.name ?? '';
  return {
    item: wire.cart_item_uid,
    sku: product.sku ?? '',
    name,
    picture: pictureOf(product.small_image, name),
    quantity: wire.quantity,
    unit: product.rsl_vareenhed ?? '',
    unitOere: moneyOf(wire.unit_price),
    savingEachOere: moneyOf(wire.saving_each),
    savingOere: moneyOf(wire.saving),
    contents:
      wire.contents && wire.line_contents && wire.pieces > 1
        ? { line: contentsFromWire(wire.line_contents), alternative: contentsFromWire(wire.contents) }
        : null,
    certificates: logos
      .filter(({ identifier }) => wire.certificates.includes(identifier))
      .map(({ name: title }) => ({ name: title })),
  };
}

export async function upgradeLine(caller: Caller, item: string, sku: string): Promise<Outcome> {
  if (!caller.cartId) return refusal('CART_NOT_FOUND');
  const input = { cart_id: caller.cartId, cart_item_uid: item, sku };
  const answer = await send(caller, { client: 'commerce', document: UpgradeLineDocument, variables: { input } });
  throwIfGone(answer.errors);
  return firstRefusal(null, answer.errors) ?? { ok: true };
}
