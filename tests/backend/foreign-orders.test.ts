// The purchase orders that procurement systems wrote (tests/fixtures/orders/cxml and ubl), through the shop's door: placed, in part, or why not.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApiKey } from '#backend/api/keys';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import type { UblAnswer } from '#backend/commerce/punchout/ubl/receive-order';
import { childAt, textWithin } from '#domain/punchout/cxml/xml-element';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
let key = '';
beforeAll(async () => {
  counter = await openCounter();
  const { pool } = counter.database;
  const asked = { name: 'ap', scopes: ['write-purchases'], store: null, expiresAt: null } as const;
  key = (await makeApiKey(pool, { ...asked, scopes: [...asked.scopes] }, counter.clock.now())).key;
  await counter.rows("UPDATE product SET manage_stock = false WHERE sku IN ('1000101', '1000102')");
});
afterAll(() => counter?.close());

const bytesOf = (kind: string, name: string) =>
  readFileSync(new URL(`../fixtures/orders/${kind}/${name}.xml`, import.meta.url));
const post = (path: string, body: Uint8Array, headers: Record<string, string>) =>
  counter.backend.files(
    new Request(`http://localhost:3000${path}`, { method: 'POST', body: new Uint8Array(body), headers }),
  );
const piecesOf = async (id: string) => {
  const [row] = await counter.rows<{ pieces: number }>(
    `SELECT sum(l.quantity)::int AS pieces FROM order_line l JOIN sales_order o ON o.id = l.order_id
      WHERE o.purchase_order_number = $1 AND o.status <> 'canceled'`,
    [id],
  );
  return row?.pieces ?? null;
};

describe('an order by cXML', () => {
  test.each<[name: string, id: string, status: string, pieces: number | null]>([
    ['ariba-full', 'EP881023', '200', 3],
    ['coupa-order', '30211', '200', 2],
    ['jaggaer-order', 'P0118822', '200', 3],
    ['oracle-fusion', 'DK-100552', '200', 2],
    ['oracle-iprocurement', '10442:0:204', '200', 3],
    ['basware-order', 'PO21-000451', '200', 3],
    ['tradeshift-order', 'TS-5521/26', '200', 1],
    ['ivalua-order', 'ORD003321-1', '200', 2],
    ['workday-order', 'PO-10004412', '200', 4],
    ['sap-srm-order', '2000114477', '200', 1],
    ['opus-gateway', 'REK-80114422', '200', 4],
    ['zycus-attachment', 'ZPO/2026/11/0077', '200', 2],
    ['unimarket-freight', 'UM 0045', '200', 1],
    ['vroozi-order', '5100002231', '200', 2],
    ['precoro-minimal', '1188', '200', 1],
    ['ariba-mixed-accounts', 'EP881099', '200', 2],
    // A test order places nothing; ST is a sheet in UN/ECE's list, and SAP's piece only where the connection says so.
    ['gep-test', '2026-PO-001187', '200', null],
    ['s4hana-schedule', '4500070021', '409', null],
  ])('%s', async (name, id, status, pieces) => {
    const response = await post('/punchout/cxml', bytesOf('cxml', name), { 'content-type': 'text/xml' });
    const read = readXml(Buffer.from(await response.text()), null);
    const said = read.ok ? childAt(read.root, 'Response', 'Status') : null;
    expect([said?.attributes.code, textWithin(said)]).toEqual([
      status,
      status === '200' ? expect.anything() : expect.stringContaining('the unit ST'),
    ]);
    expect(await piecesOf(id)).toBe(pieces);
  });

  test('in SAP’s own units is placed where they are agreed', async () => {
    await counter.rows(
      `UPDATE punchout_connection SET settings = jsonb_set(settings, '{oci,units}', '{"stk": "ST"}') WHERE code = 'fjordhavn-cxml'`,
    );
    await post('/punchout/cxml', bytesOf('cxml', 's4hana-schedule'), { 'content-type': 'text/xml' });
    expect(await piecesOf('4500070021')).toBe(5);
  });
});

describe('an order by Peppol or NemHandel', () => {
  const PLACED = [
    'opus',
    'latin1-opus',
    'visma',
    'tradeshift',
    'basware-gtin',
    'unit4',
    'pagero-envelope',
    'oracle-b2b',
  ];
  const MORE = [
    'sap-per-hundred',
    'coupa-allowance',
    'price-with-list-price',
    'line-deliveries',
    'other-payer',
    'with-freight',
  ];
  const DANISH = ['handbook', 'cost-text', 'two-lines', 'gtin', 'unit-pcs', 'contract', 'cvr-buyer', 'no-delivery'];
  const LATER = [
    'delivery-terms',
    'attachment',
    'cvr-with-letters',
    'advanced-profile',
    'oio-unstructured',
    'oio-charge',
  ];
  const IN_PART = ['wrong-unit', 'unknown-item'];

  const sent = async (name: string) => {
    const headers = { 'content-type': 'application/xml', authorization: `Bearer ${key}` };
    const answer = await post('/api/peppol/orders', bytesOf('ubl', name), headers);
    return (await answer.json()) as UblAnswer;
  };

  test.each([...PLACED, ...MORE, ...DANISH.map((name) => `oio-${name}`), ...LATER])('%s is placed', async (name) => {
    const { result, words, order, lines } = await sent(name);
    expect([words, ['accepted', 'different'].includes(result)]).toEqual([words, true]);
    expect(lines.map((one) => one.result)).not.toContain('rejected');
    expect(await piecesOf(order ?? '')).toBeGreaterThan(0);
  });

  test.each(IN_PART)('%s is placed without the line that cannot be', async (name) => {
    const { result, lines, order } = await sent(name);
    expect([result, lines.map((one) => one.result)]).toEqual(['different', ['accepted', 'rejected']]);
    expect(await piecesOf(order ?? '')).toBe(2);
  });
});
