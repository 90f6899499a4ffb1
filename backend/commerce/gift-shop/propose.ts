// Has a language model sort the gifts of a proposal, if the settings name one. The request is stored first, with the rule-based proposal: the shop is
// never locked while waiting for the model, and without its answer the rule-based proposal remains.
import type { Pool } from 'pg';
import type { Reader } from '#backend/db/client';
import { inTransaction } from '#backend/db/transaction';
import type { LanguageModel } from '#backend/ports/language-model/index';
import { GIFT_TASK, type GiftForModel, giftFacts, giftsInAnswer } from '#domain/gift-shop/model-proposal';
import { type GiftShopRow, listGiftThemes, lockGiftShop, updateGiftShop } from './gift-shop.sql';
import { replaceGifts } from './gifts.sql';
import { candidatesByTheme } from './range';

interface Asking {
  model: LanguageModel | null;
  db: Reader;
  pool: Pool;
  now: Date;
}

/** More make the answer later, and no better. */
const MOST_TOLD = 60;

export async function proposeByModel(shop: GiftShopRow, { model, db, pool, now }: Asking): Promise<void> {
  if (!model || shop.kind !== 'ai') return;
  const { language, prefersCertified } = shop;
  const themes = new Map((await listGiftThemes(db)).map(({ code, name }) => [code, name[language]]));
  const found = (await candidatesByTheme({ db, on: pool }, shop)).slice(0, MOST_TOLD);
  const told = found.map(
    ({ theme, gift }): GiftForModel => ({
      ...{ sku: gift.sku, name: (language === 'en' && gift.name_en) || gift.name_da, wish: themes.get(theme) ?? theme },
      ...{ isCertified: gift.is_certified, priceOere: gift.gross_oere },
    }),
  );
  const wishes = shop.themes.map((code) => themes.get(code) ?? code);
  const facts = giftFacts(told, { wishes, prefersCertified, employees: shop.employees ?? 1 });
  const named = giftsInAnswer((await model.answer(GIFT_TASK, facts)) ?? '', told);
  if (!named) return;
  const idOf = new Map(found.map(({ gift }) => [gift.sku, gift.id]));
  const ids = named.flatMap((sku) => idOf.get(sku) ?? []);
  await inTransaction(pool, async (tx) => {
    const kept = await lockGiftShop(tx.db, { id: shop.id });
    // Changes by the company or staff in the meantime take precedence.
    if (kept?.state !== 'asked' || kept.changedAt.getTime() !== shop.changedAt.getTime()) return;
    await replaceGifts(tx.db, shop.id, ids, ids[0] ?? null);
    await updateGiftShop(tx.db, shop.id, { proposedBy: 'model', changedAt: now });
  });
}
