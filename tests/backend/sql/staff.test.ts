// SQL of staff commands: each statement affects the named customer, company, price or subject only.
import { describe, expect, test } from 'vitest';
import { agreementsOf, listAgreed, replaceAgreed } from '#backend/commerce/company/staff/agreed-prices.sql';
import {
  colleaguesOf,
  companiesNamed,
  listBusinesses,
  lockCvr,
  updateBusiness,
} from '#backend/commerce/company/staff/companies.sql';
import { customerSeen, groupNamed } from '#backend/commerce/customer/staff/customers.sql';
import { type ActionFilter, insertAction, listActions, writtenRows } from '#backend/commerce/staff/staff.sql';
import { type SubjectKind, subjectState } from '#backend/commerce/staff/states.sql';
import { minutes, NOW, openSales } from './sales';

const sales = openSales();
type Columns = Record<string, unknown>;

describe('agreed prices', () => {
  const agreed = (business_id: number, product_id: number, gross_oere: number, from: number, to: number | null) =>
    sales.insert('contract_price', {
      ...{ business_id, product_id, gross_oere, valid_from: minutes(from) },
      valid_to: to === null ? null : minutes(to),
    });

  test('are replaced for one business and one product; others are unchanged', async () => {
    const [one, two] = [await sales.business('One'), await sales.business('Two')];
    const [a, b] = [await sales.product('A'), await sales.product('B')];
    await agreed(one, a, 1, 0, 9);
    await agreed(one, b, 2, 0, 9);
    await agreed(two, a, 3, 0, 9);
    expect((await agreementsOf(sales.on, one, a)).map(({ oere }) => oere)).toEqual([1]);
    await replaceAgreed(sales.on, one, a, [{ oere: 4, from: NOW, to: null }]);
    expect(await sales.rows('SELECT gross_oere AS oere FROM contract_price ORDER BY 1')).toEqual([
      { oere: 2 },
      { oere: 3 },
      { oere: 4 },
    ]);
  });

  test('are listed while they are valid or in the future, by SKU', async () => {
    const [one, two] = [await sales.business('One'), await sales.business('Two')];
    const [b, a] = [await sales.product('B'), await sales.product('A')];
    await agreed(one, b, 1, -9, 0);
    await agreed(one, b, 2, -8, 1);
    await agreed(one, a, 3, 5, null);
    await agreed(two, a, 4, -9, null);
    expect((await listAgreed(sales.on, one, NOW)).map(({ sku, oere }) => [sku, oere])).toEqual([
      ['A', 3],
      ['B', 2],
    ]);
  });
});

describe('companies', () => {
  test('are found by id or by CVR, and updated separately', async () => {
    const [one, two] = [
      await sales.business('One', { cvr: '11111111' }),
      await sales.business('Two', { cvr: '22222222' }),
    ];
    const third = await sales.business('Three', { cvr: '22222222' });
    const found = async (named: { id: number } | { cvr: string }) =>
      (await companiesNamed(sales.db, named)).map(({ id }) => id);
    expect([await found({ id: one }), await found({ cvr: '22222222' }), await found({ cvr: '99999999' })]).toEqual([
      [one],
      [two, third],
      [],
    ]);
    await updateBusiness(sales.db, two, { name: 'Changed' });
    expect(await sales.rows('SELECT name FROM business ORDER BY id')).toEqual(
      ['One', 'Changed', 'Three'].map((name) => ({ name })),
    );
  });

  test('are listed by name with their number of active users; searched by part of the name, or the complete CVR number', async () => {
    const [work, other] = [
      await sales.business('Nordhavn', { cvr: '99412070' }),
      await sales.business('Arken', { cvr: '11111111' }),
    ];
    await sales.customer('Anna', { business_id: work });
    await sales.customer('Off', { business_id: work, is_active: false });
    await sales.customer('Bo', { business_id: other });
    const listed = async (words: string | null) =>
      (await listBusinesses(sales.db, words, 9)).map(({ name, users }) => [name, users]);
    expect(await listed(null)).toEqual([
      ['Arken', 1],
      ['Nordhavn', 1],
    ]);
    expect(await listed('HAVN')).toEqual([['Nordhavn', 1]]);
    expect(await listed('99412070')).toEqual([['Nordhavn', 1]]);
    expect(await listed('9941')).toEqual([]);
    expect(await listBusinesses(sales.db, null, 1)).toHaveLength(1);
  });

  test('return their active users', async () => {
    const [work, other] = [await sales.business('Work'), await sales.business('Other')];
    const anna = await sales.customer('Anna', { business_id: work });
    await sales.customer('Off', { business_id: work, is_active: false });
    await sales.customer('Bo', { business_id: other });
    expect((await colleaguesOf(sales.db, work)).map(({ id }) => id)).toEqual([anna]);
  });

  test('with the same CVR number are created one at a time', async () => {
    const held = () =>
      sales.rows(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid() AND granted`);
    await lockCvr(sales.db, '1');
    await lockCvr(sales.db, '2');
    expect(await held()).toHaveLength(2);
  });
});

describe('a customer', () => {
  test('is shown with store, group, company and approver, and their last own login', async () => {
    const work = await sales.business('Work');
    await sales.business('Other');
    const boss = await sales.customer('Boss', { password_hash: 'x' });
    const anna = await sales.customer('Anna', { business_id: work, approver_id: boss });
    const login = (token_hash: string, customer_id: number, after: number, staff: string | null = null) =>
      sales.insert('customer_session', {
        ...{ token_hash, customer_id, staff, created_at: minutes(after), expires_at: minutes(99) },
      });
    await login('1', anna, 1);
    await login('2', anna, 2);
    await login('3', anna, 3, 'Bo');
    await login('4', boss, 4);
    const seen = async (email: string) => {
      const found = await customerSeen(sales.db, email);
      return (
        found && [found.customer.firstname, found.companyName, found.approverEmail, found.hasPassword, found.lastLogin]
      );
    };
    expect(await seen('anna@example.dk')).toEqual(['Anna', 'Work', 'boss@example.dk', false, minutes(2)]);
    expect(await seen('boss@example.dk')).toEqual(['Boss', null, null, true, minutes(4)]);
    expect(await seen('none@example.dk')).toBeNull();
    const { store, group } = (await customerSeen(sales.db, 'anna@example.dk')) ?? {};
    const named = await sales.rows(
      'SELECT s.code AS store, g.code AS group FROM store s, customer_group g WHERE s.id = 1 AND g.id = 1',
    );
    expect([{ store, group }]).toEqual(named);
  });

  test('is assigned a group by code, except that of visitors', async () => {
    const groups = await sales.rows<{ id: number; code: string }>('SELECT id, code FROM customer_group ORDER BY id');
    const found: (number | undefined)[] = [];
    for (const { code } of groups) found.push((await groupNamed(sales.db, code))?.id);
    expect(found).toEqual(groups.map(({ id }) => (id === 0 ? undefined : id)));
    expect(groups.some(({ id }) => id === 0)).toBe(true);
    expect(await groupNamed(sales.db, 'gone')).toBeNull();
  });
});

describe('staff actions', () => {
  const filter = (changes: Partial<ActionFilter> = {}): ActionFilter => ({
    ...{ staff: null, command: null, subject: null, since: null, most: 9 },
    ...changes,
  });

  test('are listed by staff member, command, subject and time, newest first', async () => {
    await sales.rows('DELETE FROM staff_action');
    const did = (staff: string, command: string, subject: string, after: number) =>
      insertAction(sales.db, { staff, command, subject, at: minutes(after), before: null, after: null });
    await did('Bo', 'price set', 'A', 0);
    await did('Eva', 'price set', 'B', 1);
    await did('Bo', 'order ship', 'A', 2);
    await did('Bo', 'prices', 'C', 3);
    const listed = async (changes: Partial<ActionFilter>) =>
      (await listActions(sales.db, filter(changes))).map(({ staff, command }) => `${staff}: ${command}`);
    expect(await listed({})).toEqual(['Bo: prices', 'Bo: order ship', 'Eva: price set', 'Bo: price set']);
    expect(await listed({ most: 1 })).toEqual(['Bo: prices']);
    expect(await listed({ staff: 'EVA' })).toEqual(['Eva: price set']);
    expect(await listed({ command: 'price' })).toEqual(['Eva: price set', 'Bo: price set']);
    expect(await listed({ command: 'order ship' })).toEqual(['Bo: order ship']);
    expect(await listed({ subject: 'A' })).toEqual(['Bo: order ship', 'Bo: price set']);
    expect(await listed({ since: minutes(2) })).toEqual(['Bo: prices', 'Bo: order ship']);
  });

  test('count as changes when rows are written, except in temporary tables', async () => {
    const before = await writtenRows(sales.db);
    await sales.rows('CREATE TEMP TABLE passing ON COMMIT DROP AS SELECT 1 AS one');
    await sales.rows('INSERT INTO passing VALUES (2)');
    expect(await writtenRows(sales.db)).toBe(before);
    await sales.business('One');
    // The row and its event.
    expect(await writtenRows(sales.db)).toBe(before + 2);
  });
});

describe('state of a subject', () => {
  const state = (kind: SubjectKind, subject: string) => subjectState(sales.on, kind, subject);

  test('price and stock are those of the named product', async () => {
    const [a, b] = [await sales.product('A', { gross_oere: 1 }), await sales.product('B', { gross_oere: 2 })];
    await sales.rows(`INSERT INTO stock_source (code, name) VALUES ('beside', 'Beside')`);
    for (const [product_id, source_code, quantity] of [
      [a, 'central', 5],
      [a, 'beside', 6],
      [b, 'central', 7],
    ])
      await sales.insert('stock_item', { product_id, source_code, quantity });
    await sales.insert('gift_card_product', { product_id: b, step_oere: [100], least_oere: 100, most_oere: 900 });
    expect([await state('price', 'A'), await state('price', 'B'), await state('price', 'C')]).toEqual([
      { grossOere: 1 },
      { grossOere: 2 },
      null,
    ]);
    expect(await state('stock', 'A')).toEqual({ central: 5, beside: 6 });
    expect(await state('gift card product', 'A')).toEqual({ type: 'simple' });
    expect(await state('gift card product', 'B')).toMatchObject({ type: 'simple', least_oere: 100 });
    await sales.insert('cart_upgrade', { product_id: a, alternative_id: b });
    expect(await state('upgrades', 'file.csv')).toEqual({ file: 'file.csv', pairs: 1 });
    expect(await state('files', 'x')).toBeNull();
  });

  test('an order has its own pieces, payment, shipments and documents', async () => {
    const product = await sales.product('A');
    const ids: number[] = [];
    for (const [number, status, shipped] of [
      ['1', 'processing', 1],
      ['2', 'complete', 2],
    ] as const) {
      const id = await sales.order(number, { status });
      ids.push(id);
      await sales.line(id, product, { quantity: 3, shipped, invoiced: 1 });
      await sales.insert('payment', {
        ...{ order_id: id, provider: 'test', mode: 'TEST', status: 'captured', created_at: NOW, updated_at: NOW },
        ...{ amount_oere: 10_000, authorised_oere: 10_000, captured_oere: 100 * shipped },
      });
      const shipment = await sales.insert('shipment', {
        ...{ order_id: id, number: `S${number}`, carrier_code: 'gls', carrier_title: 'GLS', shipped_at: NOW },
        status: shipped === 1 ? 'UNKNOWN' : 'DELIVERED',
      });
      for (let event = 0; event < shipped; event += 1)
        await sales.insert('shipment_event', { shipment_id: shipment, status: 'IN_TRANSIT', at: minutes(event) });
      await sales.insert('invoice', {
        ...{ order_id: id, number: `I${number}`, kind: 'invoice', issued_at: NOW, due_at: NOW },
        ...{ net_oere: 8, vat_oere: 2, total_oere: 10 },
      });
    }
    await sales.order('3');
    const of = (shipped: number, number: string, status: string) => ({
      ...{ status, payment: 'captured', capturedOere: 100 * shipped, refundedOere: 0 },
      pieces: { shipped, invoiced: 1, credited: 0, canceled: 0 },
      shipments: [`S${number}`],
      invoices: [`invoice I${number}`],
    });
    expect(await state('order', '1')).toEqual(of(1, '1', 'processing'));
    expect(await state('order', '2')).toEqual(of(2, '2', 'complete'));
    expect(await state('order', '3')).toMatchObject({ payment: null, shipments: null, invoices: null });
    expect(await state('shipment', 'S1')).toEqual({ status: 'UNKNOWN', order: 'processing', events: 1 });
    expect(await state('shipment', 'S2')).toEqual({ status: 'DELIVERED', order: 'complete', events: 2 });
  });

  test('promotions, codes and segments are the named ones', async () => {
    const [one, two] = [await sales.promotion('One'), await sales.promotion('Two')];
    const coupon = (promotion_id: number, code: string) =>
      sales.insert('coupon', { promotion_id, code, code_key: code.toLowerCase(), tooltip_da: '', tooltip_en: '' });
    await coupon(one, 'A');
    await coupon(two, 'B');
    expect(await state('promotions', 'Two')).toMatchObject([{ id: two }]);
    expect(await state('promotion', String(one))).toMatchObject({ id: one });
    expect(await state('coupon', 'b')).toMatchObject({ code: 'B', promotion: { id: two } });
    expect(await state('coupon', 'b')).not.toHaveProperty('promotion_id');
    const anna = await sales.customer('Anna');
    const bo = await sales.customer('Bo');
    const segment = async (code: string, member: number) => {
      const texts = { title_da: '', title_en: '', text_da: '', text_en: '' };
      const segment_id = await sales.insert('segment', { code, ...texts });
      await sales.insert('segment_member', { segment_id, customer_id: member });
    };
    await segment('one', anna);
    await segment('two', bo);
    expect(await state('segment', 'two')).toMatchObject({ code: 'two', members: [bo] });
  });

  test('gift cards are those created by staff with that note', async () => {
    const line = await sales.line(await sales.order('1'), await sales.product('A'));
    const card = async (code: string, note: string, columns: Columns = {}) => {
      const card = { code, code_key: code, note, issued_at: NOW, ...columns };
      const gift_card_id = await sales.insert('gift_card', card);
      await sales.insert('gift_card_entry', { gift_card_id, kind: 'issued', oere: 500, key: `i${code}`, at: NOW });
      await sales.insert('gift_card_entry', { gift_card_id, kind: 'withdrawn', oere: -100, key: `w${code}`, at: NOW });
    };
    await card('A', 'gave');
    await card('B', 'other');
    await card('C', 'gave', { order_line_id: line });
    expect(await state('gift cards', 'gave')).toMatchObject([{ oere: 500 }]);
  });

  test('synonyms, reviews, mails and partners are the named ones', async () => {
    await sales.rows('DELETE FROM search_synonym');
    for (const [typed, means] of [
      ['stol', 'chair'],
      ['bord', 'table'],
    ])
      await sales.insert('search_synonym', { language: 'da', typed, means });
    expect(await state('synonyms', ' STOL ')).toEqual(['da: chair']);
    expect(await state('all synonyms', 'f')).toEqual({ file: 'f', synonyms: 2 });
    const product_id = await sales.product('A');
    const review = (status: string) =>
      sales.insert('review', {
        ...{ product_id, store_id: 1, nickname: '', summary: '', body: '', stars: 5, written_at: NOW, status },
      });
    await review('pending');
    expect(await state('review', String(await review('approved')))).toEqual({ status: 'approved' });
  });

  test('a customer and the links to their account are found by e-mail address', async () => {
    const boss = await sales.customer('Boss');
    const anna = await sales.customer('Anna', { approver_id: boss, allow: '[]' });
    const link = (token_hash: string, customer_id: number, purpose: string) =>
      sales.insert('account_link', { token_hash, customer_id, purpose, created_at: NOW, expires_at: minutes(1) });
    await link('1', anna, 'password');
    await link('2', boss, 'email');
    expect(await state('customer', ' ANNA@example.dk ')).toMatchObject({
      firstname: 'Anna',
      approver: 'boss@example.dk',
    });
    expect(await state('customer', 'boss@example.dk')).toMatchObject({ firstname: 'Boss', approver: null });
    expect(await state('login', 'anna@example.dk')).toMatchObject([{ purpose: 'password', isUsed: false }]);
    expect(await state('assortment', 'anna@example.dk')).toEqual({ allow: [], disallow: [] });
    expect(await state('assortment', 'boss@example.dk')).toEqual({ allow: null, disallow: [] });
  });

  test('a company is found by id or CVR number, and its agreed prices by product', async () => {
    const [one, two] = [
      await sales.business('One', { cvr: '11111111', allow: '[]' }),
      await sales.business('Two', { cvr: '22222222' }),
    ];
    const [a, b] = [await sales.product('A B'), await sales.product('C')];
    for (const [business_id, product_id, gross_oere] of [
      [one, a, 1],
      [one, b, 2],
      [two, a, 3],
    ])
      await sales.insert('contract_price', { business_id, product_id, gross_oere, valid_from: NOW });
    expect(await state('company', '22222222')).toMatchObject({ id: two });
    expect(await state('company', String(one))).toMatchObject({ id: one });
    expect(await state('assortment', '11111111')).toEqual({ allow: [], disallow: [] });
    expect(await state('assortment', String(two))).toEqual({ allow: null, disallow: [] });
    expect(await state('contract price', '11111111 A B')).toMatchObject([{ grossOere: 1 }]);
    expect(await state('contract price', `${two} A B`)).toMatchObject([{ grossOere: 3 }]);
    expect(await state('contract price', `${one} C`)).toMatchObject([{ grossOere: 2 }]);
  });

  test('a procurement system has the logins of its connection only', async () => {
    const customer_id = await sales.customer('Anna');
    for (const code of ['mine', 'other']) {
      await sales.insert('punchout_connection', { code, title: '', customer_id, protocol: 'oci', settings: {} });
      const secret = { connection_code: code, login: `of ${code}`, secret_hash: 'h', created_at: NOW };
      await sales.insert('punchout_secret', secret);
    }
    expect(await state('punchout', 'mine')).toMatchObject({ secrets: [{ login: 'of mine' }] });
  });
});
