// Searches in the lists of the back office read an index and not the table, and find what they did without it.
import { expect, test } from 'vitest';
import { type CustomerListFilter, listCustomerRows } from '#backend/commerce/customer/staff/list.sql';
import { logPage } from '#backend/commerce/staff/staff.sql';
import { foundText } from '#domain/order/order-search';
import { minutes, openSales } from './sales';

const sales = openSales();

const filterOf = (typed: string): CustomerListFilter => ({
  ...{ text: foundText(typed), isBusiness: null, isActive: null, after: null, before: null },
});

async function planOf(text: string, values: readonly unknown[]): Promise<string> {
  await sales.on.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off');
  return JSON.stringify((await sales.on.query(`EXPLAIN ${text}`, [...values])).rows);
}

const addressOf = (customer_id: number, telephone: string) =>
  sales.insert('customer_address', {
    ...{ customer_id, telephone, firstname: 'A', lastname: 'B', street: ['Vej 1'], postcode: '8000', city: 'Aarhus' },
    country_code: 'DK',
  });

test('customers are found by parts of name, e-mail and company, and by telephone in any writing', async () => {
  const work = await sales.business('Nordhavn', { cvr: '11111111', reference_number: 'K-77' });
  const [anna, bo, eva] = [
    await sales.customer('Anna', { business_id: work }),
    await sales.customer('Bo', { email: 'post@rum-og-ro.dk' }),
    await sales.customer('Eva'),
  ];
  await addressOf(anna, '+45 20 30 40 50');
  await addressOf(bo, '(86) 12-34-56');
  const found = async (typed: string) => (await listCustomerRows(sales.on, filterOf(typed), 9)).map(({ id }) => id);
  expect(await found('NNA')).toEqual([anna]);
  expect(await found('rum-og')).toEqual([bo]);
  expect(await found('k-77')).toEqual([anna]);
  expect(await found('20304050')).toEqual([anna]);
  expect(await found('+45 20304050')).toEqual([anna]);
  expect(await found('86 12 34 56')).toEqual([bo]);
  expect(await found('8612345')).toEqual([bo]);
  expect(await found('skov')).toEqual([eva, bo, anna]);
  expect(await found('20304051')).toEqual([]);
});

test('the search of customers reads an index of each of its three tables', async () => {
  const sent: { text: string; values: unknown[] }[] = [];
  const on = {
    async query(statement: { text: string; values: unknown[] }) {
      sent.push(statement);
      return { rows: [] };
    },
  };
  await listCustomerRows(on, filterOf('+45 20304050'), 50);
  const [{ text, values } = { text: '', values: [] }] = sent;
  const plan = await planOf(text, values);
  for (const index of ['customer_found', 'business_found', 'customer_address_telephone']) expect(plan).toContain(index);
});

test('the log of a person is read by an index, in any writing of the name', async () => {
  for (const [staff, after] of [
    ['Mette Holm', 0],
    ['Ole', 1],
    ['METTE HOLM', 2],
  ] as const)
    await sales.insert('staff_action', { at: minutes(after), staff, command: 'price set', subject: `sku-${after}` });
  const filter = { person: 'mette holm', subject: null, from: null, to: null, after: null, before: null };
  expect((await logPage(sales.db, filter, 9)).map(({ subject }) => subject)).toEqual(['sku-2', 'sku-0']);
  const plan = await planOf(`SELECT * FROM staff_action WHERE lower(staff) = $1 ORDER BY id DESC LIMIT 9`, ['ole']);
  expect(plan).toContain('staff_action_person');
});
