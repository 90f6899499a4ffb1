// The section coupons.csv: the codes of promotions, with what personal ones show.
import { codeKey, LONGEST_CODE } from '#domain/promotion/promotion';
import { or, text, whole } from '../../file/columns';
import { type Breach, ruled } from '../../file/rules';
import { type RowOf, tableOf } from '../../file/table';
import { type ApplyContext, type Located, recordSection } from '../../section';
import { type Mentions, resolveNames } from '../named';
import { endCoupons, loadCoupons, writeCoupons } from './coupons.sql';

const words = or(text(500), '');

export const button = { button_da: or(text(100), null), button_en: or(text(100), null), href: or(text(500), null) };

const columns = {
  code: text(LONGEST_CODE),
  /** The number of promotions.csv. */
  promotion: whole(1),
  /** Only for its members: a personal coupon. */
  segment: or(text(64), null),
  tooltip_da: words,
  tooltip_en: words,
  usage_limit: or(whole(1), null),
  per_customer_limit: or(whole(1), null),
  /** Sku of the product whose picture it shows. */
  picture: or(text(64), null),
  ...button,
};

/** How often orders have used it is only known of stored ones. */
export type CouponRecord = RowOf<typeof columns> & { used?: number };

type Button = { button_da: string | null; button_en: string | null; href: string | null };

/** Another page of the shop, or an address that a browser opens without running anything. */
const isButtonAddress = (href: string) => /^\/(?!\/)/.test(href) || /^https:\/\//.test(href);

export function breachesOfButton({ button_da: da, button_en: en, href }: Button): Breach[] {
  const given = [da, en, href].filter((part) => part !== null).length;
  if (given > 0 && given < 3) return [['button_da', 'button_da, button_en og href hører sammen.']];
  return href !== null && !isButtonAddress(href) ? [['href', 'Skriv en adresse som /kaffe eller https://….']] : [];
}

export const couponsSource = ruled<CouponRecord>(tableOf({ file: 'coupons.csv', columns }), (coupon) => [
  ...(codeKey(coupon.code) === '' ? [['code', 'Her skal stå en kode.'] as const] : []),
  ...breachesOfButton(coupon),
]);

const MENTIONS: Mentions<CouponRecord> = [
  ['promotion', 'promotion', ({ promotion }) => promotion],
  ['segment', 'segment', ({ segment }) => segment],
  ['product', 'picture', ({ picture }) => picture],
];

export const coupons = recordSection<CouponRecord>({
  name: 'coupons',
  title: 'kuponkoder',
  source: couponsSource,
  keyOf: ({ code }) => codeKey(code),
  // A used code stays for its orders' sake, and one that is used up needs no end.
  missing: ({ usage_limit: limit, used = 0 }) => (limit !== null && used >= limit ? 'untouched' : 'removed'),
  load: loadCoupons,
  beside: (record, { used = 0 }) => ({ ...record, used }),
  async write({ added, changed, removed }, context) {
    const names = await resolveNames([...added, ...changed], MENTIONS, context);
    const fitting = names.whole.filter((one) => !isUsedMore(one, context));
    if (removed.length > 0)
      await endCoupons(
        context.on,
        removed.map(({ code }) => codeKey(code)),
      );
    await writeCoupons(
      context.on,
      fitting.map(({ record: { promotion, segment, picture, used: _, ...record } }) => ({
        ...record,
        code_key: codeKey(record.code),
        promotion_id: names.idOf('promotion', promotion),
        segment_id: names.idOrNull('segment', segment),
        picture_product_id: names.idOrNull('product', picture),
      })),
    );
  },
});

function isUsedMore({ record, at }: Located<CouponRecord>, { report }: ApplyContext): boolean {
  const { usage_limit: limit, used = 0 } = record;
  if (limit === null || used <= limit) return false;
  report({ ...at, column: 'usage_limit', message: `Koden er allerede brugt ${used} gange.` });
  return true;
}
