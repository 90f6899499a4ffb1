// The section companies.csv: the companies that buy, by their numbers, with what they have agreed to with the shop.
import { cvrFrom } from '#domain/validate/cvr';
import { eanFrom } from '#domain/validate/ean';
import { companyFrom } from '#domain/validate/person-name';
import { vatIdFrom } from '#domain/validate/vat-id';
import { byRule, kroner, oneOfTexts, or, text, whole } from '../../file/columns';
import { fitting, namesOrNone, switchOr } from '../../file/more-columns';
import { type RowOf, tableOf } from '../../file/table';
import { type Located, recordSection, type Source } from '../../section';
import { type CompanyRow, dutyCodes, loadCompanies, writeCompanies } from './companies.sql';

const columns = {
  /** What the other files name the company by. */
  number: whole(1),
  name: fitting(companyFrom, 'Navnet kan ikke være en virksomheds.'),
  cvr: byRule(cvrFrom, 'Her skal stå et CVR-nummer på 8 cifre med rigtigt kontrolciffer.'),
  /** Left out: DK and the CVR number. */
  vat_id: or(byRule(vatIdFrom, 'Her skal stå et momsnummer, for eksempel DK og et CVR-nummer.'), null),
  ean: or(byRule(eanFrom, 'Her skal stå et EAN-nummer på 13 cifre med rigtigt kontrolciffer.'), null),
  sales_code: or(text(50), ''),
  reference_number: or(text(50), ''),
  description: or(text(1000), ''),
  /** Payment on account, after a credit check. */
  invoice_allowed: switchOr(false),
  /** What may be open on account; left out: no limit. */
  credit_limit: or(kroner, null),
  free_shipping: switchOr(false),
  free_shipping_from: or(kroner, null),
  contract_goods: switchOr(false),
  gift_cards: switchOr(true),
  /** The day of the weekly round. */
  weekday: or(oneOfTexts(['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag']), ''),
  /** Duties that the company is exempt from, by their codes. */
  duty_exempt: namesOrNone(64),
  price_group: or(text(64), ''),
};

type CompanyCells = RowOf<typeof columns>;
export type CompanyRecord = Omit<CompanyCells, 'vat_id'> & { vat_id: string };

const cells: Source<CompanyCells> = tableOf({ file: 'companies.csv', columns });

export const companiesSource: Source<CompanyRecord> = {
  async read(folder, report) {
    const read = await cells.read(folder, report);
    return (
      read?.map(({ record, at }) => ({ at, record: { ...record, vat_id: record.vat_id ?? `DK${record.cvr}` } })) ?? null
    );
  },
  print: (records) => cells.print(records),
};

export const companies = recordSection<CompanyRecord>({
  name: 'companies',
  title: 'virksomheder',
  source: companiesSource,
  keyOf: ({ number }) => String(number),
  missing: 'untouched',
  load: async (on) => (await loadCompanies(on)).map(companyRecord),
  async write({ added, changed }, { on, report }) {
    const records = [...added, ...changed];
    const codes = await dutyCodes(on);
    for (const { at, code } of unknownDuties(records, codes))
      report({
        ...at,
        column: 'duty_exempt',
        message: `Afgiften ${code} findes ikke. Vælg mellem ${codes.join(', ')}.`,
      });
    await writeCompanies(
      on,
      records.map(({ record }) => companyRow(record)),
    );
  },
});

const unknownDuties = (records: readonly Located<CompanyRecord>[], codes: readonly string[]) =>
  records.flatMap(({ record, at }) =>
    record.duty_exempt.filter((code) => !codes.includes(code)).map((code) => ({ at, code })),
  );

const companyRow = (company: CompanyRecord): CompanyRow => ({
  id: company.number,
  name: company.name,
  cvr: company.cvr,
  vat_id: company.vat_id,
  ean: company.ean,
  sales_code: company.sales_code,
  reference_number: company.reference_number,
  description: company.description,
  invoice_allowed: company.invoice_allowed,
  credit_limit_oere: company.credit_limit,
  free_shipping: company.free_shipping,
  free_shipping_limit_oere: company.free_shipping_from,
  show_contract_goods: company.contract_goods,
  giftcard_enabled: company.gift_cards,
  weekday: company.weekday,
  duty_exempt_codes: company.duty_exempt,
  price_group: company.price_group,
});

const weekdayOfRow = (typed: string): CompanyRecord['weekday'] =>
  columns.weekday.read(typed.trim().toLowerCase()) ?? '';

function companyRecord(row: CompanyRow): CompanyRecord {
  return {
    number: row.id,
    name: row.name,
    cvr: row.cvr,
    vat_id: row.vat_id,
    ean: row.ean,
    sales_code: row.sales_code,
    reference_number: row.reference_number,
    description: row.description,
    invoice_allowed: row.invoice_allowed,
    credit_limit: row.credit_limit_oere,
    free_shipping: row.free_shipping,
    free_shipping_from: row.free_shipping_limit_oere,
    contract_goods: row.show_contract_goods,
    gift_cards: row.giftcard_enabled,
    weekday: weekdayOfRow(row.weekday),
    duty_exempt: row.duty_exempt_codes,
    price_group: row.price_group,
  };
}
