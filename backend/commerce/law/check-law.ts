// Looks through all that the shop offers and says, and lists what breaks a law on a day (domain/law). Changes nothing.
import type { Pool } from 'pg';
import { type IsoDate, startOfDay } from '#domain/calendar/calendar';
import { lowestOf30Days } from '#domain/catalogue/price-comparison';
import type { LawFault } from '#domain/law/faults';
import { claimFaults, faultsOfProduct, type KnownMarks, type ProductOnLaw } from '#domain/law/product-law';
import { holdsOn } from '#domain/law/rules';
import { oere } from '#domain/money/money';
import {
  type DutyOnLaw,
  dutiesOnLaw,
  type LawText,
  marksDescribed,
  type ProductLawRow,
  productsOnLaw,
  sellsToConsumers,
  textsOnLaw,
} from './law.sql';

export interface LawBreach extends LawFault {
  /** `product` by its number, or a text by its kind and name. */
  place: { kind: string; name: string };
}

export interface LawReport {
  breaches: LawBreach[];
  duties: DutyOnLaw[];
  products: number;
  texts: number;
}

const PORTION = 500;
/** The pages that describe the right of withdrawal: by their slug. */
const WITHDRAWAL_PAGE = 'fortrydelsesret';
const WITHDRAWAL_FUNCTION = '/fortryd"';

/** The shop's current data, checked against the laws of that Danish day: prices are those planned for its first moment. */
export async function checkLaw(pool: Pool, day: IsoDate): Promise<LawReport> {
  const marks: KnownMarks = new Map(
    (await marksDescribed(pool)).map(({ identifier, has_issuer }) => [identifier, has_issuer]),
  );
  const breaches: LawBreach[] = [];
  let products = 0;
  for (let after = 0; ; ) {
    const rows = await productsOnLaw(pool, after, startOfDay(day), PORTION);
    for (const row of rows) {
      const place = { kind: 'product', name: row.sku };
      for (const fault of faultsOfProduct(onLaw(row), marks, day)) breaches.push({ ...fault, place });
    }
    products += rows.length;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < PORTION) break;
  }
  const texts = await textsOnLaw(pool);
  if (holdsOn('environmental-claims', day)) breaches.push(...texts.flatMap(claimsOfText));
  if (await sellsToConsumers(pool)) breaches.push(...withdrawalPages(texts, day));
  return { breaches, duties: await dutiesOnLaw(pool, day), products, texts: texts.length };
}

const claimsOfText = ({ kind, name, locale, said }: LawText): LawBreach[] =>
  claimFaults(locale, said).map((fault) => ({ ...fault, place: { kind, name } }));

/** From the day that the law requires a withdrawal function, both languages must describe the right and link to the function. */
function withdrawalPages(texts: readonly LawText[], day: IsoDate): LawBreach[] {
  const rule = 'withdrawal-function';
  if (!holdsOn(rule, day)) return [];
  const place = { kind: 'page', name: WITHDRAWAL_PAGE };
  return (['da', 'en'] as const).flatMap((locale): LawBreach[] => {
    const page = texts.find((text) => isWithdrawalPage(text) && text.locale === locale);
    if (!page) return [{ rule, code: 'page', field: locale, value: null, place }];
    const isNamed = page.said.includes(WITHDRAWAL_FUNCTION);
    return isNamed ? [] : [{ rule, code: 'pageFunction', field: locale, value: null, place }];
  });
}

const isWithdrawalPage = ({ kind, name }: LawText) => kind === 'page' && name.split('/').at(-1) === WITHDRAWAL_PAGE;

const onLaw = (row: ProductLawRow): ProductOnLaw => ({
  isGiftCard: row.type === 'giftcard',
  texts: row.texts,
  brand: row.brand,
  sku: row.sku,
  producer: row.producer,
  pictures: row.pictures,
  danger: row.danger,
  facts: row.attributes.flatMap(({ code, value, valueEn }) =>
    value === valueEn
      ? [{ code, value }]
      : [
          { code, value },
          { code, value: valueEn },
        ],
  ),
  guaranteeMonths: row.guarantee_months === null ? null : Number(row.guarantee_months),
  guaranteeTerms: row.guarantee_terms,
  certificates: row.certificates,
  cuts: (row.cuts ?? []).map(([price, from, log]) => ({
    oere: price,
    lowestBeforeOere: lowestOf30Days(
      log.map(([at, gross]) => ({ at: new Date(at), gross: oere(gross) })),
      new Date(from),
    ),
  })),
});
