// The section companies.csv: the companies that buy, by their numbers, with what they have agreed to with the shop.
import { business } from '#backend/db/tables/business';
import { field, fieldStoredBy, resourceSection, tableResource } from '#backend/resources/resource';
import { asIs } from '#backend/resources/resource.sql';
import { cvrFrom } from '#domain/validate/cvr';
import { eanFrom } from '#domain/validate/ean';
import { companyFrom } from '#domain/validate/person-name';
import { vatIdFrom } from '#domain/validate/vat-id';
import { byRule, kroner, oneOfTexts, or, text, whole } from '../../file/columns';
import { fitting, namesOrNone, switchOr } from '../../file/more-columns';
import { type RowOf, tableOf } from '../../file/table';
import type { Located, Source } from '../../section';
import { dutyCodes, storedWeekday, VAT_ID } from './companies.sql';
import { erpNumberCell, freeErpNumbers, withErpNumber } from './erp-numbers';

const WEEKDAYS = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag'] as const;

const fields = {
  /** What the other files name the company by. */
  number: field(business.id, whole(1)),
  name: field(business.name, fitting(companyFrom, 'Navnet kan ikke være en virksomheds.')),
  cvr: field(business.cvr, byRule(cvrFrom, 'Her skal stå et CVR-nummer på 8 cifre med rigtigt kontrolciffer.')),
  /** Left out: DK and the CVR number. */
  vat_id: fieldStoredBy(
    { ...asIs(business.vatId), select: VAT_ID },
    or(byRule(vatIdFrom, 'Her skal stå et momsnummer, for eksempel DK og et CVR-nummer.'), null),
  ),
  ean: field(
    business.ean,
    or(byRule(eanFrom, 'Her skal stå et EAN-nummer på 13 cifre med rigtigt kontrolciffer.'), null),
  ),
  sales_code: field(business.salesCode, or(text(50), '')),
  reference_number: field(business.referenceNumber, or(text(50), '')),
  description: field(business.description, or(text(1000), '')),
  /** Payment on account, after a credit check. */
  invoice_allowed: field(business.invoiceAllowed, switchOr(false)),
  /** What may be open on account; left out: no limit. */
  credit_limit: field(business.creditLimitOere, or(kroner, null)),
  free_shipping: field(business.freeShipping, switchOr(false)),
  free_shipping_from: field(business.freeShippingLimitOere, or(kroner, null)),
  contract_goods: field(business.showContractGoods, switchOr(false)),
  gift_cards: field(business.giftcardEnabled, switchOr(true)),
  /** The day of the weekly round. */
  weekday: fieldStoredBy({ ...asIs(business.weekday), select: storedWeekday(WEEKDAYS) }, or(oneOfTexts(WEEKDAYS), '')),
  /** Duties that the company is exempt from, by their codes. */
  duty_exempt: field(business.dutyExemptCodes, namesOrNone(64)),
  price_group: field(business.priceGroup, or(text(64), '')),
  erp_number: field(business.erpNumber, erpNumberCell),
};

type CompanyCells = RowOf<typeof fields>;
export type CompanyRecord = Omit<CompanyCells, 'vat_id'> & { vat_id: string };

const cells: Source<CompanyCells> = tableOf({ file: 'companies.csv', columns: fields });

export const companiesSource: Source<CompanyRecord> = {
  async read(folder, report) {
    const read = await cells.read(folder, report);
    return (
      read?.map(({ record, at }) => ({ at, record: { ...record, vat_id: record.vat_id ?? `DK${record.cvr}` } })) ?? null
    );
  },
  print: (records) => cells.print(records),
};

export const companyResource = tableResource<CompanyCells>({
  ...{ table: business, key: [business.id], order: 't.id', numbered: true, fields },
});

export const companies = resourceSection<CompanyCells>({
  name: 'companies',
  title: 'virksomheder',
  source: companiesSource,
  resource: companyResource,
  keyOf: ({ number }) => String(number),
  missing: 'untouched',
  beside: withErpNumber,
  async judge(records, context) {
    const { on, report } = context;
    const codes = await dutyCodes(on);
    for (const { at, code } of unknownDuties(records, codes))
      report({
        ...at,
        column: 'duty_exempt',
        message: `Afgiften ${code} findes ikke. Vælg mellem ${codes.join(', ')}.`,
      });
    return freeErpNumbers(records, { owner: 'company', nameOf: ({ number }) => String(number) }, context);
  },
});

const unknownDuties = (records: readonly Located<CompanyCells>[], codes: readonly string[]) =>
  records.flatMap(({ record, at }) =>
    record.duty_exempt.filter((code) => !codes.includes(code)).map((code) => ({ at, code })),
  );
