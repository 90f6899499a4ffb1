// Sales figures in the back office over HTTP: each period in both languages, the store filter, and roles without the right.
import { expect, test } from 'vitest';
import { FIGURE_PERIODS } from '#domain/staff/figures';
import { cookiesOf, locationOf } from './door';
import { openStaffDoor } from './staff-door';

const door = openStaffDoor();

test.each(FIGURE_PERIODS)('%s is shown as figures, chart and tables without scripts', async (period) => {
  const cookies = await door.enter();
  const { status, $ } = await door.page(`/staff/figures?period=${period}&store=b2b`, cookies);
  expect([status, $('h1').text(), $('script').length]).toEqual([200, 'Tal', 0]);
  expect($('.tabs a[aria-current=page]').attr('href')).toBe(`/staff/figures?period=${period}&store=b2b`);
  expect($('select[name=store]').val()).toBe('b2b');
  const days = { yesterday: 1, week: 7, month: 28, quarter: 91 }[period];
  expect($('svg.chart rect.now').length).toBe(days);
  expect($('table').first().find('tbody tr').length).toBe(days);
  expect($('svg.chart').attr('aria-label')).toContain('Omsætning pr. dag');
  expect(
    $('.figures dt')
      .map((_, dt) => $(dt).text())
      .get(),
  ).toEqual(['Ordrer', 'Omsætning', 'Pr. ordre', 'Krediteret', 'Kurve bestilt']);
});

test('an order is counted in orders, revenue and products, in English too', async () => {
  const cookies = await door.enter();
  const number = await door.ordered();
  await door.rows(`UPDATE sales_order SET placed_at = now() - interval '1 day' WHERE number = $1`, [number]);
  const { $ } = await door.page('/staff/figures?period=yesterday', cookies);
  const [{ net = 0 } = {}] = await door.rows<{ net: number }>(
    `SELECT sum(total_ex_vat_oere)::int AS net FROM sales_order WHERE status NOT IN ('pending', 'canceled')
      AND (placed_at AT TIME ZONE 'Europe/Copenhagen')::date = (now() AT TIME ZONE 'Europe/Copenhagen')::date - 1`,
  );
  const inKroner = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2 }).format(net / 100);
  expect($('.figures strong').eq(1).text()).toContain(inKroner);
  const [line] = await door.rows<{ sku: string; name: string }>(
    'SELECT sku, name FROM order_line l JOIN sales_order o ON o.id = l.order_id WHERE o.number = $1 ORDER BY row_oere DESC LIMIT 1',
    [number],
  );
  expect($(`a[href="/staff/products/${line?.sku}"]`).text()).toBe(line?.name);
  const english = `${cookies}; ${cookiesOf(await door.post('/staff/language', { language: 'en', to: '/staff' }, { cookies }))}`;
  expect((await door.page('/staff/figures', english)).$('h1').text()).toBe('Figures');
});

test('a wrong period or store is no error; other methods are', async () => {
  const cookies = await door.enter();
  for (const words of ['period=century', 'store=%00', `store=${'x'.repeat(3_000)}`, 'period=week&period=month'])
    expect([words, (await door.page(`/staff/figures?${words}`, cookies)).status]).toEqual([words, 200]);
  expect((await door.post('/staff/figures', {}, { cookies })).status).toBe(405);
});

test('the page and its link are for roles with the right to money', async () => {
  for (const [role, status] of [
    ['finance', 200],
    ['warehouse', 403],
    ['marketing', 403],
  ] as const) {
    const cookies = await door.colleague(role);
    expect([role, (await door.page('/staff/figures', cookies)).status]).toEqual([role, status]);
    expect((await door.page('/staff', cookies)).$('nav a[href="/staff/figures"]').length).toBe(status === 200 ? 1 : 0);
  }
  expect(locationOf(await door.ask('/staff/figures'))).toContain('/staff/login');
});
