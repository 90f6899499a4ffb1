// Why a product costs what it costs: for a store or a company, at a quantity, with the reasons that shoppers see as well.
import { listDutyRates, listStores } from '#backend/commerce/store/store.sql';
import type { Db } from '#backend/db/client';
import type { Queryable } from '#backend/db/queryable';
import { oere } from '#domain/money/money';
import type { Priced } from '#domain/price/price';
import { type PriceTerms, priceAt } from '../product/price';
import { cardsByIds } from '../product/product.sql';
import { NOTHING_KEPT } from '../product/stored-card';

interface PriceAsked {
  productId: number;
  quantity: number;
  /** A store's code; null: the first. */
  store: string | null;
  company: { id: number; dutyExemptCodes: readonly string[] } | null;
}

type ExplainedPrice = { ok: true; store: string; priced: Priced } | { ok: false; why: 'store' | 'card' };

/** 'card': the product is not in any store's catalogue, so that no visitor sees a price. */
export async function explainPrice(
  asked: PriceAsked,
  { db, on, now }: { db: Db; on: Queryable; now: Date },
): Promise<ExplainedPrice> {
  const stores = await listStores(db);
  const store = asked.store === null ? stores[0] : stores.find(({ code }) => code === asked.store);
  if (!store) return { ok: false, why: 'store' };
  const businessId = asked.company?.id ?? null;
  const [facts] = await cardsByIds([asked.productId], { on, language: 'da', now, businessId, kept: NOTHING_KEPT });
  if (!facts) return { ok: false, why: 'card' };
  const duties = (await listDutyRates(db)).map((row) => ({
    ...{ code: row.code, label: row.label_da, ratePerUnitGrossOere: oere(row.gross_oere) },
    ...{ validFrom: new Date(row.valid_from), validTo: row.valid_to === null ? null : new Date(row.valid_to) },
  }));
  const exemptCodes = asked.company?.dutyExemptCodes ?? [];
  const terms: PriceTerms = { basis: store.basis, businessId, exemptCodes, duties, now };
  return { ok: true, store: store.code, priced: priceAt(facts, asked.quantity, terms) };
}
