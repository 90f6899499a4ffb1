// The section contract-prices.csv: what a company pays for a product, with VAT as all prices of the catalogue, from when until when.
import { kroner, or, text, whole } from '../../file/columns';
import { endMoment, moment } from '../../file/moment-columns';
import { ruled } from '../../file/rules';
import { type RowOf, tableOf } from '../../file/table';
import { recordSection } from '../../section';
import { resolveNames } from '../named';
import { deleteContractPrices, loadContractPrices, writeContractPrices } from './contract-prices.sql';

const columns = {
  /** The number of companies.csv. */
  company: whole(1),
  sku: text(64),
  price: kroner,
  from: moment,
  /** Left out: until further notice. */
  to: or(endMoment, null),
};

export type ContractPriceRecord = RowOf<typeof columns>;

export const contractPricesSource = ruled<ContractPriceRecord>(
  tableOf({ file: 'contract-prices.csv', columns }),
  ({ from, to }) => (to !== null && to <= from ? [['to', 'Aftalen slutter, før den begynder.']] : []),
);

export const contractPrices = recordSection<ContractPriceRecord>({
  name: 'contract_prices',
  title: 'aftalepriser',
  source: contractPricesSource,
  keyOf: ({ company, sku, from }) => `${company} ${sku} ${from}`,
  missing: 'removed',
  async load(on) {
    const stored = await loadContractPrices(on);
    return stored.map(({ from, to, ...price }) => ({
      ...price,
      from: from.toISOString(),
      to: to?.toISOString() ?? null,
    }));
  },
  async write({ added, changed, removed }, context) {
    const names = await resolveNames(
      [...added, ...changed],
      [
        ['company', 'company', ({ company }) => company],
        ['product', 'sku', ({ sku }) => sku],
      ],
      context,
    );
    await deleteContractPrices(context.on, removed);
    await writeContractPrices(
      context.on,
      names.whole.map(({ record }) => ({
        business_id: names.idOf('company', record.company),
        product_id: names.idOf('product', record.sku),
        gross_oere: record.price,
        valid_from: record.from,
        valid_to: record.to,
      })),
    );
  },
});
