// Which gifts a shop offers: all of its categories in the price class, those that were proposed, or those that the company picked.
import type { Pool } from 'pg';
import type { Reader } from '#backend/db/client';
import type { Queryable } from '#backend/db/queryable';
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { MOST_GIFTS } from '#domain/gift-shop/gift-shop';
import { type GiftCandidate, proposeGifts } from '#domain/gift-shop/proposal';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type GiftShopRow, listGiftThemes, lockGiftShop, updateGiftShop } from './gift-shop.sql';
import { type GiftProduct, giftCandidates, giftsOfShop, productIdsOf, replaceGifts } from './gifts.sql';

interface Asking {
  db: Reader;
  on: Queryable;
}

/** What is for sale in the class, wish by wish; a gift that fits two of them counts for the first. */
export async function candidatesByTheme({ db, on }: Asking, shop: GiftShopRow) {
  const themes = await listGiftThemes(db);
  const known = new Set<number>();
  const found: { theme: string; gift: GiftProduct }[] = [];
  for (const code of shop.themes) {
    const paths = themes.find((theme) => theme.code === code)?.categories ?? [];
    const room = { fromOere: shop.fromOere ?? 0, classOere: shop.classOere ?? 0, storeId: shop.storeId, paths };
    for (const gift of await giftCandidates(on, room)) {
      if (known.has(gift.id)) continue;
      known.add(gift.id);
      found.push({ theme: code, gift });
    }
  }
  return found;
}

/** All that could be picked, the most bought first. */
export async function pickableGifts(asking: Asking, shop: GiftShopRow): Promise<GiftProduct[]> {
  const found = await candidatesByTheme(asking, shop);
  return found.map(({ gift }) => gift).sort((one, other) => other.popularity - one.popularity || one.id - other.id);
}

/** A category shop offers the full category, with its bestseller as the default; a selection begins with the rule-based proposal. */
export async function fillGifts({ db, client }: Transaction, shop: GiftShopRow): Promise<Outcome> {
  const found = await candidatesByTheme({ db, on: client }, shop);
  if (found.length === 0) return refusal('GIFT_RANGE_EMPTY', { field: shop.kind === 'ai' ? 'themes' : 'priceClass' });
  const isWhole = shop.kind === 'normal' && shop.giftRange === 'category';
  const ids = isWhole ? found.map(({ gift }) => gift.id).slice(0, MOST_GIFTS) : proposedOf(found, shop);
  await replaceGifts(db, shop.id, ids, ids[0] ?? null);
  return { ok: true };
}

function proposedOf(found: readonly { theme: string; gift: GiftProduct }[], shop: GiftShopRow): number[] {
  const candidates = found.map(
    ({ theme, gift }): GiftCandidate => ({
      ...{ productId: gift.id, theme, popularity: gift.popularity, isCertified: gift.is_certified },
      ...{ grossOere: gift.gross_oere, stock: gift.left ?? Number.MAX_SAFE_INTEGER },
    }),
  );
  const { themes, prefersCertified, employees } = shop;
  return proposeGifts(candidates, { themes, prefersCertified, employees: employees ?? 1 });
}

/** Until it is opened. For a full category the company only picks the default gift. */
export function pickGifts(
  token: string,
  picked: { skus: readonly string[]; defaultSku: string },
  { pool, now }: { pool: Pool; now: Date },
): Promise<Outcome<{ shop: GiftShopRow }>> {
  return inTransaction(pool, async (tx): Promise<Outcome<{ shop: GiftShopRow }>> => {
    const shop = await lockGiftShop(tx.db, { token });
    if (!shop || shop.state === 'draft') return refusal('GIFT_SHOP_NOT_FOUND');
    if (!['asked', 'quoted', 'accepted'].includes(shop.state)) return refusal('GIFT_SHOP_STATE');
    const isWhole = shop.kind === 'normal' && shop.giftRange === 'category';
    const offered = isWhole
      ? await giftsOfShop(tx.client, shop.id)
      : await pickableGifts({ db: tx.db, on: tx.client }, shop);
    const ids = offered.filter(({ sku }) => isWhole || picked.skus.includes(sku)).map(({ id }) => id);
    if (ids.length === 0) return refusal('GIFT_NONE_PICKED', { field: 'gifts' });
    if (ids.length > MOST_GIFTS)
      return refusal('GIFT_PICKED_TOO_MANY', { field: 'gifts', params: { max: MOST_GIFTS } });
    const named = (await productIdsOf(tx.db, [picked.defaultSku])).get(picked.defaultSku);
    if (named === undefined || !ids.includes(named)) return refusal('GIFT_DEFAULT_MISSING', { field: 'default' });
    await replaceGifts(tx.db, shop.id, ids, named);
    return { ok: true, shop: await updateGiftShop(tx.db, shop.id, { changedAt: now }) };
  });
}
