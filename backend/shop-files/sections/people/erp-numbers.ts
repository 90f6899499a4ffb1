// What an ERP calls a company or a customer, in their files. A cell that is left out leaves the number as it is: a folder of the time before it, or
// one without its column, would otherwise end the connection.
import { or, text } from '../../file/columns';
import type { ApplyContext, Located } from '../../section';
import { clearErpNumbers, type ErpOwner, erpNumbersTaken } from './erp-numbers.sql';

export const erpNumberCell = or(text(64), null);

interface Numbered {
  erp_number: string | null;
}

export const withErpNumber = <Row extends Numbered>(record: Row, stored: Row): Row => ({
  ...record,
  erp_number: record.erp_number ?? stored.erp_number,
});

/** Numbers of the records are free afterwards; one that another company or customer has is reported, and its record left out. */
export async function freeErpNumbers<Row extends Numbered>(
  records: readonly Located<Row>[],
  { owner, nameOf }: { owner: ErpOwner; nameOf: (record: Row) => string },
  { on, report }: ApplyContext,
): Promise<Located<Row>[]> {
  const names = records.map(({ record }) => nameOf(record));
  await clearErpNumbers(on, owner, names);
  const numbers = records.flatMap(({ record }) => record.erp_number ?? []);
  const owners = new Map((await erpNumbersTaken(on, owner, numbers)).map(({ number, name }) => [number, name]));
  return records.filter(({ record, at }) => {
    const { erp_number: number } = record;
    if (number === null) return true;
    const taken = owners.get(number);
    owners.set(number, nameOf(record));
    if (taken === undefined) return true;
    report({ ...at, column: 'erp_number', message: `Nummeret ${number} har ${taken} allerede.` });
    return false;
  });
}
