// Content in the back office: who edits it, drafts next to what is published, rules of the files, a second editor, and its log.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_KINDS } from '#domain/staff/content-views';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { type ContentEntry, contentDesk, type Words } from './content-desk';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
  for (const role of STAFF_ROLES) await enter(role);
});
afterAll(() => counter?.close());

const { enter, list, find, opened, act, log: logged, shownPage, listCodes } = contentDesk(() => counter);

/** A separate published page for each test. */
let taken = 0;
async function page(): Promise<ContentEntry> {
  const free = (await list({ kind: 'page' })).filter(({ state, hasDraft }) => state === 'published' && !hasDraft);
  const row = free[taken];
  taken += 1;
  if (!row) throw new Error('no page left');
  return opened('page', row.name);
}

const withTitle = (entry: ContentEntry, da: string, en = 'Title'): Words[] =>
  entry.words.map((each) => (each.name === 'title' ? { name: 'title', da, en } : each));

describe('the list', () => {
  it('has every kind, each entry with its stores and state', async () => {
    const rows = await list({});
    expect([...new Set(rows.map(({ kind }) => kind))]).toEqual([...CONTENT_KINDS]);
    const pages = rows.filter(({ kind }) => kind === 'page');
    expect(pages.filter(({ state }) => state === 'published').every(({ path }) => path?.startsWith('/'))).toBe(true);
    expect(await list({ kind: 'popup' })).toEqual(rows.filter(({ kind }) => kind === 'popup'));
    const kaffe = rows.find(({ kind, name }) => kind === 'popup' && name === 'kaffe');
    expect([kaffe?.state, kaffe?.hasDraft, kaffe?.stores?.length]).toEqual(['draft', true, 2]);
  });

  it('is searched by words, names and addresses', async () => {
    const [first] = await list({ kind: 'page' });
    expect((await list({ text: ` ${first?.path} ` })).map(({ name }) => name)).toContain(first?.name);
    expect(await list({ text: 'no such words anywhere' })).toEqual([]);
  });
});

it.each(STAFF_ROLES)('%s: reads and acts with the right to content alone', async (role) => {
  const may = roleHasRight(role, 'content');
  const entry = await opened('notification', (await list({ kind: 'notification' }))[0]?.name ?? '');
  expect(await listCodes(role)).toEqual(may ? [] : ['STAFF_RIGHT_MISSING']);
  expect((await find('page', 'x', null, role)).codes).toEqual(may ? [] : ['STAFF_RIGHT_MISSING']);
  const acted = await act('notification', entry.entry.name, { seen: entry.seen, role });
  expect([acted.codes, acted.problem]).toEqual([may ? [] : ['STAFF_RIGHT_MISSING'], null]);
});

describe('publishing', () => {
  it('shows the new text at once, with before and after in the log, once for two clicks', async () => {
    const entry = await page();
    const { name, path } = entry.entry;
    const words = withTitle(entry, 'Ny titel', 'New title');
    const dry = await act('page', name, { seen: entry.seen, words, dry: true });
    expect(dry.changes.map((change) => change.name)).toEqual(['da.title', 'en.title']);
    expect((await shownPage(path ?? ''))[0]?.title).toBe(entry.words[0]?.da);
    expect(await logged(`page ${name}`)).toEqual([]);
    for (const _click of [1, 2]) expect((await act('page', name, { seen: entry.seen, words })).problem).toBe(null);
    expect((await shownPage(path ?? ''))[0]?.title).toBe('Ny titel');
    const lines = await logged(`page ${name}`);
    expect(lines).toHaveLength(1);
    const [line] = lines;
    expect(line?.command).toBe('content publish');
    expect(line?.before?.published?.da.title).toBe(entry.words[0]?.da);
    const again = await opened('page', name);
    expect(again.timeline[0]?.changes.map((change) => change.after)).toEqual(['Ny titel', 'New title']);
    const before = await opened('page', name, again.earlier[0]?.id);
    expect(before.words).toEqual(entry.words);
    expect(again.words).toEqual(words);
  });

  it('retains pictures, blocks and all fields that are not edited', async () => {
    const rows = await counter.rows<{ name: string }>(
      `SELECT source->>'name' AS name FROM content_entry WHERE type = 'page' AND locale = 'da' AND NOT draft
        AND body->>'media' IS NOT NULL AND jsonb_array_length(source->'blocks') > 0 ORDER BY id LIMIT 1`,
    );
    const entry = await opened('page', rows[0]?.name ?? '');
    const body = () =>
      counter.rows<{ body: object }>(
        `SELECT body - 'title' AS body FROM content_entry WHERE type = 'page' AND source->>'name' = $1`,
        [entry.entry.name],
      );
    const before = await body();
    expect(
      (await act('page', entry.entry.name, { seen: entry.seen, words: withTitle(entry, 'Med blokke') })).problem,
    ).toBe(null);
    const after = await body();
    // The title is the text of the picture for screen readers.
    const without = (rows: object) =>
      JSON.parse(JSON.stringify(rows).replaceAll(/"(name|alternativeText)": ?"[^"]*"/g, '"x":""'));
    expect(without(after)).toEqual(without(before));
    expect((await opened('page', entry.entry.name)).words).toEqual(withTitle(entry, 'Med blokke'));
  });

  it('edits texts inside blocks', async () => {
    const row = (await list({ kind: 'footer' }))[0];
    const entry = await opened('footer', row?.name ?? '');
    const inside = entry.words.find(({ name }) => /^columns\.0\.title$/.test(name));
    const words = [{ name: inside?.name ?? '', da: 'Hjælp og svar', en: 'Help and answers' }];
    expect((await act('footer', entry.entry.name, { seen: entry.seen, words })).problem).toBe(null);
    const changed = await opened('footer', entry.entry.name);
    expect(changed.words.find(({ name }) => name === inside?.name)).toEqual(words[0]);
    expect(changed.words).toHaveLength(entry.words.length);
  });

  it('plans a notification for a minute, until the end of a day', async () => {
    const entry = await opened('notification', (await list({ kind: 'notification' }))[0]?.name ?? '');
    const { name } = entry.entry;
    const planned = await act('notification', name, { seen: entry.seen, from: '24.12.2031 08:00', to: '31.12.2031' });
    expect(planned.problem).toBe(null);
    const later = await opened('notification', name);
    expect([later.entry.state, later.period]).toEqual(['planned', { from: '2031-12-24 08:00', to: '2031-12-31' }]);
    const [stored] = await counter.rows<{ from: string; to: string }>(
      `SELECT body->>'date_from' AS from, body->>'date_to' AS to FROM content_entry WHERE type = 'notification' AND source->>'name' = $1`,
      [name],
    );
    expect(stored).toEqual({ from: '2031-12-24T07:00:00.000Z', to: '2031-12-31T23:00:00.000Z' });
    expect((await act('notification', name, { seen: later.seen, ...entry.period })).problem).toBe(null);
  });
});

describe('a draft', () => {
  it('is next to what is published, has a link, and replaces it when it is published', async () => {
    const entry = await page();
    const { name, path } = entry.entry;
    const words = withTitle(entry, 'Kladdens titel');
    expect((await act('page', name, { act: 'draft', seen: entry.seen, words })).problem).toBe(null);
    expect((await shownPage(path ?? ''))[0]?.title).toBe(entry.words[0]?.da);
    const drafted = await opened('page', name);
    expect([drafted.entry.state, drafted.entry.hasDraft, drafted.words]).toEqual(['published', true, words]);
    expect(drafted.previews[0]?.url).toMatch(new RegExp(`^http://localhost:3000${path}\\?preview=`));
    expect(drafted.acts).toEqual(['publish', 'draft', 'discard', 'unpublish', 'remove']);
    for (const _click of [1, 2])
      expect((await act('page', name, { seen: drafted.seen, words: drafted.words })).problem).toBe(null);
    const published = await opened('page', name);
    expect([published.entry.hasDraft, published.words, published.previews]).toEqual([false, words, []]);
    expect(await shownPage(path ?? '')).toHaveLength(1);
    expect((await logged(`page ${name}`)).map(({ command }) => command)).toEqual(['content draft', 'content publish']);
  });

  it('is deleted without a trace in the shop', async () => {
    const entry = await page();
    const { name } = entry.entry;
    const all = () => counter.rows('SELECT type, document_id FROM content_entry ORDER BY 1, 2');
    const before = await all();
    await act('page', name, { act: 'draft', seen: entry.seen, words: withTitle(entry, 'Væk igen') });
    const drafted = await opened('page', name);
    expect((await act('page', name, { act: 'discard', seen: drafted.seen })).problem).toBe(null);
    expect(await all()).toEqual(before);
    const earlier = (await opened('page', name)).earlier[0]?.id;
    expect((await opened('page', name, earlier)).words[0]?.da).toBe('Væk igen');
  });

  it.each(['notification', 'popup', 'front-page', 'menu', 'footer', 'seller'])(
    'of a %s is previewed and discarded',
    async (kind) => {
      const row = (await list({ kind })).find(({ state }) => state !== 'draft');
      const entry = await opened(kind, row?.name ?? '');
      expect((await act(kind, entry.entry.name, { act: 'draft', seen: entry.seen })).problem).toBe(null);
      const drafted = await opened(kind, entry.entry.name);
      expect([drafted.entry.hasDraft, drafted.previews.length > 0]).toEqual([true, true]);
      expect(decodeURIComponent(drafted.previews[0]?.url ?? '')).toContain(`${kind}:`);
      expect((await act(kind, entry.entry.name, { act: 'discard', seen: drafted.seen })).problem).toBe(null);
    },
  );

  it('that was never published is published under its own name', async () => {
    const entry = await opened('popup', 'kaffe');
    expect((await act('popup', 'kaffe', { seen: entry.seen, words: entry.words, ...entry.period })).problem).toBe(null);
    const published = await opened('popup', 'kaffe');
    expect([published.entry.state, published.entry.hasDraft]).toEqual(['published', false]);
  });
});

describe('is refused', () => {
  it.each([
    ['title', '', 'REQUIRED'],
    ['title', 'x'.repeat(151), 'TOO_LONG'],
    ['text', 'Se <script>alert(1)</script>', 'CONTENT_MARKUP'],
    ['text', '<p onclick="x()">Klik</p>', 'CONTENT_MARKUP'],
    ['text', '[Klik](javascript:alert)', 'CONTENT_MARKUP'],
    ['text', '# Overskrift', 'CONTENT_HEADING'],
  ])('for a %s of %j', async (name, da, code) => {
    const [row] = (await list({ kind: 'page' })).slice(-1);
    const entry = await opened('page', row?.name ?? '');
    const words = entry.words.map((each) => (each.name === name ? { ...each, da } : each));
    const { problem } = await act('page', entry.entry.name, { seen: entry.seen, words });
    expect(problem).toMatchObject({ code, field: `${name}.da` });
    expect((await opened('page', entry.entry.name)).words).toEqual(entry.words);
  });

  it.each([
    ['from', 'jul', '', 'CONTENT_DAY'],
    ['from', '', '', 'CONTENT_DAY'],
    ['to', '2026-12-01', '2026-11-30', 'CONTENT_PERIOD'],
    ['to', '2026-12-01', '32.12.2026', 'CONTENT_DAY'],
  ])('for %s of the period %j to %j', async (field, from, to, code) => {
    const entry = await opened('notification', (await list({ kind: 'notification' }))[0]?.name ?? '');
    const { problem } = await act('notification', entry.entry.name, { seen: entry.seen, from, to });
    expect(problem).toMatchObject({ code, field });
  });

  it('on another state than the page showed, with what the first one changed', async () => {
    const entry = await page();
    const { name } = entry.entry;
    const first = entry.words.map((each) =>
      each.name === 'text' ? { ...each, da: `${each.da}\n\nEt nyt afsnit.` } : each,
    );
    expect((await act('page', name, { seen: entry.seen, words: first })).problem).toBe(null);
    const second = await act('page', name, { seen: entry.seen, words: withTitle(entry, 'Den anden') });
    expect(second.problem?.code).toBe('CONTENT_CHANGED');
    expect(second.changes.map((change) => change.name)).toEqual(['published.da.text']);
    expect(second.changes[0]?.after).toContain('Et nyt afsnit.');
    const now = await opened('page', name);
    expect(now.words).toEqual(first);
    expect((await act('page', name, { seen: now.seen, words: withTitle(now, 'Den anden') })).problem).toBe(null);
  });

  it('for unknown content, kinds and acts', async () => {
    expect((await act('page', 'no-such', { seen: '' })).problem?.code).toBe('CONTENT_UNKNOWN');
    expect((await act('banner', 'x', { seen: '' })).codes).not.toEqual([]);
    expect((await act('page', 'x', { act: 'erase', seen: '' })).codes).not.toEqual([]);
    expect((await find('page', 'no-such')).entry).toBe(null);
  });
});
