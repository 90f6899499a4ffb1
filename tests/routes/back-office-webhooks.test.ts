// Webhooks in the back office over HTTP: pages without scripts in both languages, forms and what they refuse, and roles without the right.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApiKey } from '#backend/api/keys';
import { newWebhookSecret, sealWebhookSecret } from '#backend/webhooks/secrets';
import { openStaffDoor } from './staff-door';

const door = openStaffDoor();
let server: Server;
let url = '';
let status = 503;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    for await (const _ of request);
    response.writeHead(status).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/<b>`;
  // As the command does: events of earlier files of this worker have no number while there is no receiver, and are not for this one.
  await door.rows('SELECT number_events()');
  await door.rows(
    `INSERT INTO webhook (name, url, secret, queued_to, created_at)
      SELECT 'erp <1>', $1, $2, coalesce(max(number), 0), now() FROM business_event`,
    [url, sealWebhookSecret(newWebhookSecret())],
  );
});
afterAll(async () => {
  server?.close().closeAllConnections();
  // Events of later files of this worker are not for it.
  await door.rows('DELETE FROM webhook WHERE url = $1', [url]);
});

const RECEIVER = `/staff/webhooks/${encodeURIComponent('erp <1>')}`;
/** What `read` returns, once it is defined. */
const waits = async <T>(what: string, read: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < 120; tries += 1) {
    const found = await read();
    if (found !== undefined) return found;
    await new Promise((next) => setTimeout(next, 250));
  }
  throw new Error(`${what}: not within 30 seconds`);
};
/** Orders of earlier files of this worker may be announced while this file runs: the event of one order is found by its number. */
const deliveryOf = (order: string) =>
  waits(`the event of order ${order}`, async () => {
    const [event] = await door.rows<{ number: string }>(
      `SELECT number FROM business_event WHERE kind = 'order.placed' AND subject = $1 AND number IS NOT NULL`,
      [order],
    );
    return event && `${RECEIVER}/events/${event.number}`;
  });

describe('the pages', () => {
  test('show a delivery with its reply, and its event, in both languages', async () => {
    const cookies = await door.enter();
    const number = await door.ordered();
    const path = await deliveryOf(number);
    const shown = await waits('the reply', async () => {
      const page = await door.page(path, cookies);
      return /HTTP 503/.test(page.html) ? page : undefined;
    });
    expect(shown.status).toBe(200);
    const { $ } = await door.page(RECEIVER, cookies);
    expect($(`tr:contains("order.placed") a[href="${path}"]`).length).toBe(1);
    expect(JSON.parse(shown.$('pre').text())).toMatchObject({ type: 'order.placed', subject: { id: number } });
    expect(shown.$(`a[href="/staff/orders/${number}"]`).length).toBe(1);
    for (const page of ['/staff/webhooks', RECEIVER, path]) {
      const english = await door.page(page, `${cookies}; locale=en-GB`);
      expect([english.status, english.$('html').attr('lang'), english.$('script').length]).toEqual([200, 'en', 0]);
      expect(english.html).not.toMatch(/webhook\.\w+\.?\w*</);
      expect(english.html).not.toContain('/<b>');
    }
    for (const page of [`${RECEIVER}/events/999999`, `${RECEIVER}/events/x`, '/staff/webhooks/none'])
      expect((await door.page(page, cookies)).status).toBe(404);
  });

  test('are refused for roles without the right, and changes too', async () => {
    const cookies = await door.colleague('warehouse');
    expect((await door.page('/staff', cookies)).html).not.toContain('/staff/webhooks');
    for (const page of ['/staff/webhooks', RECEIVER, `${RECEIVER}/events/1`])
      expect((await door.page(page, cookies)).status).toBe(403);
    for (const [path, fields] of [
      [RECEIVER, { act: 'test' }],
      [RECEIVER, { act: 'replay', from: '2026-01-01' }],
      ['/staff/webhooks', { key: '0a1b2c3d4e5f' }],
    ] as const)
      expect((await door.post(path, fields, { cookies })).status).toBe(403);
  });
});

describe('the forms', () => {
  test('send a test and show the reply, or why it was not taken', async () => {
    const cookies = await door.enter();
    status = 503;
    const failed = await door.post(RECEIVER, { act: 'test' }, { cookies });
    expect([failed.status, await failed.text()]).toEqual([400, expect.stringContaining('tog ikke prøven: HTTP 503')]);
    status = 200;
    const taken = await door.post(RECEIVER, { act: 'test' }, { cookies });
    expect([taken.status, await taken.text()]).toEqual([200, expect.stringContaining('tog prøven: HTTP 200')]);
  });

  test('send a period again, and refuse wrong days with what was typed', async () => {
    const cookies = await door.enter();
    const wrong = await door.post(
      RECEIVER,
      { act: 'replay', from: '<i>', until: '2026-11-29', failed: 'on' },
      { cookies },
    );
    const html = await wrong.text();
    expect(wrong.status).toBe(400);
    expect(html).toContain('value="&lt;i&gt;"');
    expect(html).toContain('value="2026-11-29"');
    for (const fields of [
      { from: '', until: '' },
      { from: '2026-11-30', until: '2026-11-29' },
    ])
      expect((await door.post(RECEIVER, { act: 'replay', ...fields }, { cookies })).status).toBe(400);
    expect((await door.post(RECEIVER, { act: 'other' }, { cookies })).status).toBe(400);
    const sent = await door.post(
      RECEIVER,
      { act: 'replay', from: '2020-01-01', shownAt: new Date().toISOString() },
      { cookies },
    );
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/\?state=waiting&sent=\d+$/),
    ]);
  });

  test('revoke a key once', async () => {
    const cookies = await door.enter();
    const on = {
      query: async ({ text, values }: { text: string; values: unknown[] }) => ({ rows: await door.rows(text, values) }),
    };
    const rights = { name: 'Lager <2>', scopes: ['view-settings' as const], store: null, expiresAt: null };
    const { id, key } = await makeApiKey(on as never, rights, new Date());
    const asked = async () => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ query: '{ staffWebhooks { name } }' });
      return door.ask('/api/staff/graphql', { method: 'POST', headers, body });
    };
    expect(await (await asked()).json()).toMatchObject({ data: { staffWebhooks: expect.any(Array) } });
    const before = await door.page('/staff/webhooks', cookies);
    expect(before.$(`button[name=key][value="${id}"]`).attr('aria-label')).toContain('Lager <2>');
    const done = await door.post('/staff/webhooks', { key: id }, { cookies });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/staff/webhooks?done=revoke']);
    expect((await asked()).status).toBe(401);
    const again = await door.post('/staff/webhooks', { key: id }, { cookies });
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('allerede spærret')]);
    expect((await door.page('/staff/webhooks', cookies)).$(`button[value="${id}"]`).length).toBe(0);
  });
});
