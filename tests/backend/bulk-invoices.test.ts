// Payments of the shop's invoices, and invoices that an ERP has written: each reported once or often and written once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import { bulkSender, codesOf, newKey } from '../support/bulk';
import { type Counter, logIn, openCounter, place, readyCart, someSkus, type Who } from './test-backend';

let counter: Counter;
let skus: string[];
let birgitte: Who;
let today: string;
let send: ReturnType<typeof bulkSender>;
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 1);
  birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  today = inCopenhagen(counter.clock.now()).date;
  send = bulkSender(counter, await newKey(counter, ['write-payments', 'write-invoices']));
});
afterAll(() => counter?.close());

const ordered = async (): Promise<string> => {
  const cart = await readyCart(counter, [[skus[0] ?? '', 1]], 'account', birgitte);
  return (await place(counter, cart, birgitte)).number ?? '';
};
let invoices = 0;
/** An invoice of the shop on account. */
async function invoiced(totalOere = 10_000): Promise<string> {
  invoices += 1;
  const number = `F-${invoices}`;
  await counter.rows(
    `INSERT INTO invoice (order_id, kind, number, issued_at, due_at, net_oere, vat_oere, total_oere)
      SELECT id, 'invoice', $2, now(), now() + interval '30 days', $3, 0, $3 FROM sales_order WHERE number = $1`,
    [await ordered(), number, totalOere],
  );
  return number;
}
const paymentsOf = (number: string) =>
  counter.rows<{ amount_oere: number; reference: string; registered_by: string }>(
    `SELECT p.amount_oere, p.reference, p.registered_by FROM invoice_payment p JOIN invoice i ON i.id = p.invoice_id
      WHERE i.number = $1 ORDER BY p.id`,
    [number],
  );

describe('payments', () => {
  it('are registered once by their reference, in parts, also at the same time', async () => {
    const invoice = await invoiced();
    const line = { invoice, reference: 'B-1', amountOere: 4_000, paidOn: today };
    const replies = await Promise.all([1, 2, 3].map(() => send('payments', [line])));
    for (const reply of replies) expect(reply).toMatchObject({ status: 200, accepted: 1, refused: [] });
    expect(await send('payments', [{ ...line, reference: 'B-2', amountOere: 6_000 }])).toMatchObject({ accepted: 1 });
    expect(await paymentsOf(invoice)).toEqual([
      { amount_oere: 4_000, reference: 'B-1', registered_by: 'ERP' },
      { amount_oere: 6_000, reference: 'B-2', registered_by: 'ERP' },
    ]);
    expect(codesOf(await send('payments', [{ ...line, amountOere: 4_001 }]))).toEqual(['1 INVOICE_PAYMENT_DIFFERS']);
    expect(
      await counter.rows("SELECT 1 FROM staff_action WHERE command = 'bulk payments' AND subject = $1", [invoice]),
    ).toHaveLength(2);
  });

  it('that cannot be are named by line', async () => {
    const invoice = await invoiced();
    const line = { invoice, reference: 'A', amountOere: 10_000, paidOn: today };
    const reply = await send('payments', [
      { ...line, invoice: 'none' },
      { ...line, amountOere: 10_001 },
      { ...line, reference: 'B', amountOere: -1 },
      { ...line, reference: 'C', amountOere: 0 },
      { ...line, reference: 'D', paidOn: addDays(today, 1) },
      { ...line, reference: 'E', paidOn: '2026-02-30' },
      { ...line, reference: 'F', paidOn: 'i dag' },
      { ...line, reference: '' },
      { ...line, reference: 'G' },
    ]);
    expect(codesOf(reply)).toEqual([
      ...['1 INVOICE_NOT_FOUND', '2 AMOUNT_ABOVE_OPEN', '3 AMOUNT_ABOVE_OPEN', '4 LINE_WRONG'],
      ...['5 PAID_DAY_IN_FUTURE', '6 PAID_DAY_INVALID', '7 LINE_WRONG', '8 LINE_WRONG'],
    ]);
    expect(await paymentsOf(invoice)).toHaveLength(1);
  });

  it('of a dry run are checked and not written; a key of another store finds no invoice', async () => {
    const invoice = await invoiced();
    const line = { invoice, reference: 'A', amountOere: 10_000, paidOn: today };
    expect(await send('payments', [line], { query: '?dryRun=true' })).toMatchObject({ accepted: 1, isDryRun: true });
    expect(await paymentsOf(invoice)).toEqual([]);
    const other = await newKey(counter, ['write-payments'], { store: 'b2c' });
    expect(codesOf(await send('payments', [line], { as: other }))).toEqual(['1 INVOICE_NOT_FOUND']);
  });
});

describe('invoices of an ERP', () => {
  const PDF = Buffer.from('%PDF-1.7\nfaktura').toString('base64');
  const stored = (number: string) =>
    counter.rows<{ kind: string; has_pdf: boolean; total_oere: number }>(
      'SELECT kind, pdf IS NOT NULL AS has_pdf, total_oere FROM erp_invoice WHERE number = $1',
      [number],
    );

  it('are written once with the order, its history and its event; a PDF may come later', async () => {
    const order = await ordered();
    const line = { order, number: 'E-1', issuedOn: today, dueOn: addDays(today, 30), totalOere: 12_500 };
    for (let turn = 0; turn < 2; turn += 1) expect(await send('invoices', [line])).toMatchObject({ accepted: 1 });
    expect(await stored('E-1')).toEqual([{ kind: 'invoice', has_pdf: false, total_oere: 12_500 }]);
    expect(await send('invoices', [{ ...line, pdf: PDF }])).toMatchObject({ accepted: 1 });
    expect(await send('invoices', [{ ...line, kind: 'credit', totalOere: 500 }])).toMatchObject({ accepted: 1 });
    expect((await stored('E-1')).map(({ kind, has_pdf }) => [kind, has_pdf])).toEqual([
      ['invoice', true],
      ['credit', false],
    ]);
    const notes = await counter.rows<{ note: string }>(
      `SELECT h.note FROM order_history h JOIN sales_order o ON o.id = h.order_id WHERE o.number = $1 AND h.note LIKE '% by ERP: E-1'
        ORDER BY h.id`,
      [order],
    );
    expect(notes.map(({ note }) => note)).toEqual(['Invoiced by ERP: E-1', 'Credited by ERP: E-1']);
    const [event] = await counter.rows<{ kind: string; state: { erpDocuments: { number: string }[] } }>(
      "SELECT kind, state FROM business_event WHERE subject = $1 AND kind = 'order.invoiced'",
      [order],
    );
    expect(event?.state.erpDocuments).toMatchObject([{ number: 'E-1', totalOere: 12_500, dueOn: addDays(today, 30) }]);
  });

  it('that cannot be are named by line', async () => {
    const [order, other] = [await ordered(), await ordered()];
    const line = { order, number: 'E-2', issuedOn: today, totalOere: 100 };
    await send('invoices', [line]);
    for (const different of [
      { ...line, order: other },
      { ...line, totalOere: 101 },
      { ...line, issuedOn: '2026-01-01' },
    ])
      expect(codesOf(await send('invoices', [different]))).toEqual(['1 INVOICE_DIFFERS']);
    const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(2 * 1024 * 1024)]).toString('base64');
    const reply = await send('invoices', [
      { ...line, order: 'none', number: 'E-3' },
      { ...line, number: 'E-4', pdf: Buffer.from('hej').toString('base64') },
      { ...line, number: 'E-5', pdf: large },
      { ...line, number: 'E-6', pdf: `${PDF}!` },
      { ...line, number: 'E-7', totalOere: -1 },
      { ...line, number: 'E-8', issuedOn: '2026-02-30' },
      { ...line, number: 'E-9' },
    ]);
    expect(codesOf(reply)).toEqual([
      ...['1 ORDER_NOT_FOUND', '2 INVOICE_PDF_INVALID', '3 INVOICE_PDF_INVALID', '4 INVOICE_PDF_INVALID'],
      ...['5 LINE_WRONG', '6 LINE_WRONG'],
    ]);
    expect(await stored('E-9')).toHaveLength(1);
  });

  it('of a dry run are not written; a key of another store finds no order', async () => {
    const order = await ordered();
    const line = { order, number: 'E-10', issuedOn: today, totalOere: 100 };
    expect(await send('invoices', [line], { query: '?dryRun=true' })).toMatchObject({ accepted: 1 });
    expect(await stored('E-10')).toEqual([]);
    const other = await newKey(counter, ['write-invoices'], { store: 'b2c' });
    expect(codesOf(await send('invoices', [line], { as: other }))).toEqual(['1 ORDER_NOT_FOUND']);
  });
});
