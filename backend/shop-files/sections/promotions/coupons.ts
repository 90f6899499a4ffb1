// The section coupons.csv: the codes of promotions, with what personal ones show.
import { coupon } from '#backend/db/tables/promotion';
import { field, fieldStoredBy, resourceSection, tableResource } from '#backend/resources/resource';
import { existingNumber, named, readAs } from '#backend/resources/resource.sql';
import { codeKey, LONGEST_CODE } from '#domain/promotion/promotion';
import { or, text, whole } from '../../file/columns';
import { type Breach, ruled } from '../../file/rules';
import { type RowOf, tableOf } from '../../file/table';
import { COUNTED, endCoupons, USES } from './coupons.sql';

const words = or(text(500), '');

export const button = { da: or(text(100), null), en: or(text(100), null), href: or(text(500), null) };

const fields = {
  code: field(coupon.code, text(LONGEST_CODE)),
  /** The number of promotions.csv. */
  promotion: fieldStoredBy(existingNumber('promotion', coupon.promotionId), whole(1)),
  /** Only for its members: a personal coupon. */
  segment: fieldStoredBy(named('segment', coupon.segmentId), or(text(64), null)),
  tooltip_da: field(coupon.tooltipDa, words),
  tooltip_en: field(coupon.tooltipEn, words),
  usage_limit: field(coupon.usageLimit, or(whole(1), null)),
  per_customer_limit: field(coupon.perCustomerLimit, or(whole(1), null)),
  /** Sku of the product whose picture it shows. */
  picture: fieldStoredBy(named('product', coupon.pictureProductId), or(text(64), null)),
  button_da: field(coupon.buttonDa, button.da),
  button_en: field(coupon.buttonEn, button.en),
  href: field(coupon.href, button.href),
};

/** How often orders have used it is only known of stored ones. */
export type CouponRecord = RowOf<typeof fields> & { used?: number };

type Button = { button_da: string | null; button_en: string | null; href: string | null };

/** Another page of the shop, or an address that a browser opens without running anything. */
const isButtonAddress = (href: string) => /^\/(?!\/)/.test(href) || /^https:\/\//.test(href);

export function breachesOfButton({ button_da: da, button_en: en, href }: Button): Breach[] {
  const given = [da, en, href].filter((part) => part !== null).length;
  if (given > 0 && given < 3) return [['button_da', 'button_da, button_en og href hører sammen.']];
  return href !== null && !isButtonAddress(href) ? [['href', 'Skriv en adresse som /kaffe eller https://….']] : [];
}

export const couponsSource = ruled<CouponRecord>(tableOf({ file: 'coupons.csv', columns: fields }), (typed) => [
  ...(codeKey(typed.code) === '' ? [['code', 'Her skal stå en kode.'] as const] : []),
  ...breachesOfButton(typed),
]);

export const couponResource = tableResource<CouponRecord>({
  ...{ table: coupon, key: [coupon.codeKey], order: 't.id', fields, read: { used: readAs(USES) }, alsoSet: COUNTED },
  derived: ({ code }) => ({ code_key: codeKey(code) }),
});

export const coupons = resourceSection<CouponRecord>({
  name: 'coupons',
  title: 'kuponkoder',
  source: couponsSource,
  resource: couponResource,
  keyOf: ({ code }) => codeKey(code),
  // A used code stays for its orders' sake, and one that is used up needs no end.
  missing: ({ usage_limit: limit, used = 0 }) => (limit !== null && used >= limit ? 'untouched' : 'removed'),
  beside: (record, { used = 0 }) => ({ ...record, used }),
  judge: (records, { report }) =>
    records.filter(({ record: { usage_limit: limit, used = 0 }, at }) => {
      if (limit === null || used <= limit) return true;
      report({ ...at, column: 'usage_limit', message: `Koden er allerede brugt ${used} gange.` });
      return false;
    }),
  remove: (gone, { on }) =>
    endCoupons(
      on,
      gone.map(({ code }) => codeKey(code)),
    ),
});
