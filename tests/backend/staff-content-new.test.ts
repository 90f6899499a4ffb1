// New content in the back office, the stores that show it, what is scheduled, and what is unpublished, removed and restored; files of the shop give the same.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropUnusedPictures } from '#backend/commerce/catalogue/maintenance/maintenance.sql';
import { openDatabase } from '#backend/db/client';
import { inTransaction } from '#backend/db/transaction';
import { applyFolder } from '#backend/shop-files/apply';
import { printSections, writeFiles, writePicture } from '#backend/shop-files/export';
import { openFolder } from '#backend/shop-files/folder';
import { CONTENT } from '#backend/shop-files/sections/content/index';
import { carryOutPlans } from '#backend/staff/content/plan';
import { minuteInCopenhagen } from '#domain/calendar/calendar';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { freshDatabase } from '../support/database';
import { TEST_NOW } from '../support/template';
import { contentDesk, type Words } from './content-desk';
import { type Counter, openCounter } from './test-backend';
import { drawings } from '#demo/drawings/index';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
  for (const role of STAFF_ROLES) await enter(role);
});
afterAll(() => counter?.close());

const { enter, list, find, opened, act, add, plan, plans, log, shownPage } = contentDesk(() => counter);

const words = (title: string, text = 'Tekst'): Words[] => [
  { name: 'title', da: title, en: `${title} (en)` },
  { name: 'teaser', da: '', en: '' },
  { name: 'text', da: text, en: `${text} (en)` },
];
const notice = (da: string): Words[] => [{ name: 'text', da, en: 'Free freight' }];
const POPUP: Words[] = [
  { name: 'title', da: 'Nyt fra os', en: 'News from us' },
  { name: 'text', da: 'Hver måned.', en: 'Every month.' },
  { name: 'button', da: 'Tilmeld', en: 'Sign up' },
  { name: 'mini', da: 'Nyhedsbrev', en: 'Newsletter' },
];

const bodies = () =>
  counter.rows(
    'SELECT type, document_id, locale, key, store_codes, position, body, draft, source FROM content_entry ORDER BY 1, 2, 3',
  );

async function newPage(path: string, wanted = 'publish'): Promise<string> {
  const { made, problem } = await add('page', wanted, { path, words: words(path) });
  if (!made) throw new Error(JSON.stringify(problem));
  return made;
}

describe('a new page', () => {
  it('is published at its address at once, once for two clicks', async () => {
    const typed = { path: ' /Info/Nyt-Hus/ ', words: words('Nyt hus'), stores: ['b2b'] };
    for (const _click of [1, 2]) {
      const { made, problem } = await add('page', 'publish', typed);
      expect([made, problem]).toEqual(['nyt-hus', null]);
    }
    expect((await list({ kind: 'page', text: 'nyt-hus' })).map(({ name }) => name)).toEqual(['nyt-hus']);
    expect(await shownPage('/info/nyt-hus')).toEqual([{ title: 'Nyt hus', text: '<p>Tekst</p>' }]);
    const { entry, storeCodes, address } = await opened('page', 'nyt-hus');
    expect([entry.state, entry.path, storeCodes, address]).toEqual(['published', '/info/nyt-hus', ['b2b'], null]);
    expect((await log('page nyt-hus')).map(({ command, before }) => [command, before])).toEqual([
      ['content add', null],
    ]);
  });

  it('as a draft is seen by its link alone, changes its address, and is published', async () => {
    const name = await newPage('info/paa-vej', 'draft');
    expect(await shownPage('/info/paa-vej')).toEqual([]);
    const drafted = await opened('page', name);
    expect([drafted.entry.state, drafted.address]).toEqual(['draft', 'info/paa-vej']);
    expect(drafted.previews[0]?.url).toContain('/info/paa-vej?preview=');
    const taken = await act('page', name, { seen: drafted.seen, path: 'info/om-os', words: drafted.words });
    expect(taken.problem).toMatchObject({ code: 'ADDRESS_TAKEN', field: 'path' });
    const published = await act('page', name, { seen: drafted.seen, path: 'info/fremme', words: drafted.words });
    expect(published.problem).toBe(null);
    expect([await shownPage('/info/paa-vej'), (await shownPage('/info/fremme')).length]).toEqual([[], 1]);
    const later = await opened('page', name);
    expect((await act('page', name, { seen: later.seen, path: 'info/andet' })).problem).toBe(null);
    expect((await opened('page', name)).entry.path).toBe('/info/fremme');
  });

  it('gets a name that no page and no draft has', async () => {
    expect(await newPage('service/om-os')).toBe('om-os-2');
    expect(await newPage('info/noget-draft', 'draft')).toBe('noget-draft-2');
  });

  it.each([
    ['', 'REQUIRED'],
    ['info/to  ord', 'CONTENT_ADDRESS'],
    ['https://x.example/info', 'CONTENT_ADDRESS'],
    ['cart', 'ADDRESS_TAKEN'],
    ['staff/content', 'ADDRESS_TAKEN'],
    ['info/om-os', 'ADDRESS_TAKEN'],
    ['kontormoebler', 'ADDRESS_TAKEN'],
    [`info/${'x'.repeat(196)}`, 'CONTENT_ADDRESS'],
  ])('is refused for the address %j', async (path, code) => {
    for (const wanted of ['publish', 'draft'])
      expect((await add('page', wanted, { path, words: words('X') })).problem).toMatchObject({ code, field: 'path' });
  });

  it('has an address of at most 200 letters', async () => {
    expect((await add('page', 'draft', { path: `info/${'x'.repeat(195)}`, words: words('Lang') })).problem).toBe(null);
  });

  it('is refused where a redirect or the draft of another page is', async () => {
    const [redirect] = await counter.rows<{ key: string }>(
      `SELECT key FROM content_entry WHERE type = 'redirect' LIMIT 1`,
    );
    await newPage('info/kun-kladde', 'draft');
    for (const path of [redirect?.key ?? '', 'info/kun-kladde'])
      expect((await add('page', 'publish', { path, words: words('Ny') })).problem).toMatchObject({
        ...{ code: 'ADDRESS_TAKEN', field: 'path' },
        params: [{ name: 'address', value: path }],
      });
  });

  it.each([
    [words(''), 'REQUIRED', 'title.da'],
    [words('x'.repeat(151)), 'TOO_LONG', 'title.da'],
    [words('T', '<script>x</script>'), 'CONTENT_MARKUP', 'text.da'],
    [words('T', '# Stor'), 'CONTENT_HEADING', 'text.da'],
  ])('is refused for texts: %#', async (typed, code, field) => {
    expect((await add('page', 'publish', { path: 'info/tekst', words: typed })).problem).toMatchObject({ code, field });
    expect(await shownPage('/info/tekst')).toEqual([]);
  });
});

describe('a new notification and popup', () => {
  it('is shown in its period and its stores', async () => {
    const typed = { words: notice('**Fri fragt**'), from: '24.12.2031 08:00', to: '', stores: ['b2c', 'b2b'] };
    for (const _click of [1, 2]) expect((await add('notification', 'publish', typed)).made).toBe('fri-fragt');
    const { entry, period, storeCodes } = await opened('notification', 'fri-fragt');
    expect([entry.state, period]).toEqual(['planned', { from: '2031-12-24 08:00', to: '' }]);
    expect(storeCodes).toEqual(['b2c', 'b2b']);
    expect((await add('popup', 'draft', { words: POPUP, from: '2026-12-01', to: '2026-12-24' })).made).toBe(
      'nyt-fra-os',
    );
    expect((await opened('popup', 'nyt-fra-os')).words.map(({ name }) => name).sort()).toEqual(
      POPUP.map(({ name }) => name).sort(),
    );
  });

  it.each([
    ['notification', notice(''), '2026-12-01', '', 'REQUIRED', 'text.da'],
    ['notification', notice('X'), '', '', 'CONTENT_DAY', 'from'],
    ['notification', notice('X'), 'jul', '', 'CONTENT_DAY', 'from'],
    ['notification', notice('X'), '2026-12-02', '2026-12-01', 'CONTENT_PERIOD', 'to'],
    [
      'popup',
      POPUP.map((each) => (each.name === 'button' ? { ...each, da: '' } : each)),
      '2026-12-01',
      '',
      'REQUIRED',
      'button.da',
    ],
  ])('a %s is refused: %#', async (kind, typed, from, to, code, field) => {
    const { problem } = await add(kind, 'publish', { words: typed, from, to });
    expect(problem).toMatchObject({ code, field });
  });

  it('is refused for other kinds and acts', async () => {
    for (const [kind, wanted] of [
      ['menu', 'publish'],
      ['page', 'remove'],
      ['banner', 'draft'],
    ] as const)
      expect((await add(kind, wanted, { path: 'info/x', words: words('X') })).codes).not.toEqual([]);
  });

  it.each(STAFF_ROLES)('%s: with the right to content alone', async (role) => {
    const { codes } = await add('notification', 'draft', { words: notice(`Af ${role}`), from: '2026-12-01' }, role);
    expect(codes).toEqual(roleHasRight(role, 'content') ? [] : ['STAFF_RIGHT_MISSING']);
  });
});

describe('stores', () => {
  it('are chosen, all where none is ticked, and the same ones in another order are no change', async () => {
    const name = await newPage('info/butikker-her');
    const save = async (stores: string[]) => {
      const { seen } = await opened('page', name);
      const { problem } = await act('page', name, { seen, stores });
      return [problem, (await opened('page', name)).storeCodes];
    };
    expect(await save(['b2c', 'b2b'])).toEqual([null, ['b2c', 'b2b']]);
    const lines = (await log(`page ${name}`)).length;
    expect(await save(['b2b', 'b2c'])).toEqual([null, ['b2c', 'b2b']]);
    expect(await log(`page ${name}`)).toHaveLength(lines);
    expect(await save([])).toEqual([null, []]);
    expect((await opened('page', name)).entry.stores).toBe(null);
    const { seen } = await opened('page', name);
    expect((await act('page', name, { seen, stores: ['mars'] })).problem?.code).toBe('CONTENT_RULE');
  });

  it('are chosen of front pages, and not of menus', async () => {
    const front = (await list({ kind: 'front-page' }))[0]?.name ?? '';
    const before = await opened('front-page', front);
    const stores = before.storeCodes?.length ? [] : ['b2c'];
    expect((await act('front-page', front, { seen: before.seen, stores })).problem).toBe(null);
    const after = await opened('front-page', front);
    expect(after.storeCodes).toEqual(stores);
    expect((await act('front-page', front, { seen: after.seen, stores: before.storeCodes ?? [] })).problem).toBe(null);
    const menu = (await list({ kind: 'menu' }))[0]?.name ?? '';
    const { seen, storeCodes } = await opened('menu', menu);
    expect(storeCodes).toBe(null);
    expect((await act('menu', menu, { seen, stores: ['b2c'] })).problem).toBe(null);
    expect((await opened('menu', menu)).seen).toBe(seen);
  });

  it('of a page with the terms of a store include that store', async () => {
    const name = await newPage('info/vilkaar');
    const terms = { name: { da: 'V', en: 'T' }, accept: { da: 'A', en: 'A' }, page: 'info/vilkaar' };
    const set = (value: object | null) =>
      counter.rows(`UPDATE store SET settings = settings - 'terms' || $1::jsonb WHERE code = 'b2b'`, [
        JSON.stringify(value ? { terms: value } : {}),
      ]);
    await set(terms);
    const { seen, places } = await opened('page', name);
    expect(places.map(({ kind }) => kind)).toEqual(['terms']);
    expect((await act('page', name, { seen, stores: ['b2c'] })).problem).toMatchObject({
      ...{ code: 'CONTENT_TERMS', field: 'stores' },
    });
    expect((await act('page', name, { seen, stores: ['b2c', 'b2b'] })).problem).toBe(null);
    const later = await opened('page', name);
    expect((await act('page', name, { act: 'remove', seen: later.seen })).problem?.code).toBe('CONTENT_NEEDED');
    await set(null);
    expect((await act('page', name, { act: 'remove', seen: later.seen })).problem).toBe(null);
  });
});

describe('blocks of a front page', () => {
  const shownOrder = (name: string) =>
    counter.rows<{ order: string[] }>(
      `SELECT body->'order' AS order FROM content_entry WHERE type = 'front-page' AND source->>'name' = $1`,
      [name],
    );

  it('are moved and left out as a draft first, then published; twice is once', async () => {
    const name = (await list({ kind: 'front-page' }))[0]?.name ?? '';
    const first = await opened('front-page', name);
    const before = first.order ?? [];
    const order = [...before.slice(1), before[0] ?? ''].filter((block) => block !== 'rows');
    const dry = await act('front-page', name, { seen: first.seen, order, dry: true });
    expect(dry.changes).toEqual([{ name: 'blockOrder', before: before.join(', '), after: order.join(', ') }]);
    expect((await act('front-page', name, { act: 'draft', seen: first.seen, order })).problem).toBe(null);
    expect((await shownOrder(name)).map((row) => row.order)).toEqual([before]);
    const drafted = await opened('front-page', name);
    expect([drafted.entry.hasDraft, drafted.order]).toEqual([true, order]);
    const lines = (await log(`front-page ${name}`)).length;
    for (const _click of [1, 2])
      expect((await act('front-page', name, { seen: drafted.seen, order })).problem).toBe(null);
    expect(await log(`front-page ${name}`)).toHaveLength(lines + 1);
    expect((await shownOrder(name)).map((row) => row.order)).toEqual([order]);
  });

  it('are those that there are, each once, and at least one; other content has none', async () => {
    const name = (await list({ kind: 'front-page' }))[0]?.name ?? '';
    const { seen, order } = await opened('front-page', name);
    for (const wrong of [[], ['carousel'], ['rows', 'rows']])
      expect((await act('front-page', name, { seen, order: wrong })).problem?.code).toBe('CONTENT_RULE');
    expect((await opened('front-page', name)).order).toEqual(order);
    expect((await opened('page', 'om-os')).order).toBe(null);
  });
});

describe('a page that is linked', () => {
  it.each([
    ['kontakt', 'shop'],
    ['levering', 'footer'],
  ])('%s is neither unpublished nor removed: %s', async (name, kind) => {
    const { seen, places, entry } = await opened('page', name);
    expect(places.map((place) => place.kind)).toContain(kind);
    for (const wanted of ['unpublish', 'remove'])
      expect((await act('page', name, { act: wanted, seen })).problem?.code).toBe('CONTENT_NEEDED');
    expect(await shownPage(entry.path ?? '')).toHaveLength(1);
  });

  it('from a text or a draft is found; from itself it is not', async () => {
    const name = await newPage('info/køb-her');
    expect((await opened('page', name)).places).toEqual([]);
    await add('page', 'draft', { path: 'info/peger', words: words('Peger', '[Her](/info/køb-her?x=1#y)') });
    await add('page', 'draft', {
      path: 'info/peger-ikke',
      words: words('Nej', 'Se info/køb-her og [der](/info/køb-her-2)'),
    });
    const own = await opened('page', name);
    const linked = own.words.map((each) => (each.name === 'text' ? { ...each, da: '[Mig](/info/køb-her)' } : each));
    expect((await act('page', name, { act: 'draft', seen: own.seen, words: linked })).problem).toBe(null);
    const { places, seen } = await opened('page', name);
    expect(places).toEqual([{ kind: 'page', name: 'peger' }]);
    expect((await act('page', name, { act: 'remove', seen })).problem?.code).toBe('CONTENT_NEEDED');
  });
});

describe('unpublishing', () => {
  it('makes a draft of what is published, with the newer texts of its draft', async () => {
    const name = await newPage('info/ude-igen');
    const first = await opened('page', name);
    const draft = first.words.map((each) => (each.name === 'title' ? { ...each, da: 'Nyere' } : each));
    expect((await act('page', name, { act: 'draft', seen: first.seen, words: draft })).problem).toBe(null);
    const { seen } = await opened('page', name);
    for (const _click of [1, 2]) expect((await act('page', name, { act: 'unpublish', seen })).problem).toBe(null);
    expect(await shownPage('/info/ude-igen')).toEqual([]);
    const after = await opened('page', name);
    expect([after.entry.state, after.words, after.acts]).toEqual(['draft', draft, ['publish', 'draft', 'remove']]);
    expect((await opened('page', name, after.earlier[0]?.id)).words).toEqual(first.words);
    expect((await act('page', name, { seen: after.seen, words: after.words })).problem).toBe(null);
    expect(await shownPage('/info/ude-igen')).toHaveLength(1);
  });

  it('is refused of menus, and on another state than the page showed', async () => {
    const menu = (await list({ kind: 'menu' }))[0]?.name ?? '';
    for (const wanted of ['unpublish', 'remove', 'restore'])
      expect((await act('menu', menu, { act: wanted, seen: '' })).codes).not.toEqual([]);
    const name = await newPage('info/to-paa-en-gang');
    const { seen, words: own } = await opened('page', name);
    const other = own.map((each) => (each.name === 'title' ? { ...each, da: 'Kollegaens' } : each));
    expect((await act('page', name, { seen, words: other })).problem).toBe(null);
    for (const wanted of ['unpublish', 'remove'])
      expect((await act('page', name, { act: wanted, seen })).problem?.code).toBe('CONTENT_CHANGED');
    expect(await shownPage('/info/to-paa-en-gang')).toHaveLength(1);
  });
});

/** A published page with a picture that nothing links to, also where pictures are files. */
async function picturedPage(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'staff-content-'));
  try {
    await writeFiles(
      root,
      await printSections(counter.database.pool, CONTENT, (picture) => writePicture(root, picture)),
    );
    const sharp = (await import('sharp')).default;
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
      .png()
      .toBuffer();
    const file = (locale: string, more: string) => `---\ntitle: Billede ${locale}\n${more}---\n\nTekst\n`;
    await writeFiles(
      root,
      new Map<string, string | Uint8Array>([
        ['pictures/nyt.png', photo],
        [
          'content/pages/billede.da.md',
          file(
            'da',
            'id: page-4711\npath: info/billede\npicture: pictures/nyt.png\nblocks:\n  - block: picture\n    picture: drawing:desk:#c9a67c\n    alt: { da: Et bord, en: A desk }\n',
          ),
        ],
        ['content/pages/billede.en.md', file('en', '')],
      ]),
    );
    const folder = await openFolder(root);
    const outcome = await applyFolder(counter.database.pool, {
      ...{ folder, now: TEST_NOW, dryRun: false, fetchPictures: false },
      drawings: async () => drawings,
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  } finally {
    await rm(root, { recursive: true, force: true });
  }
  return 'billede';
}

describe('a plan', () => {
  const STEP_MS = 60_000;
  const clockTime = (ms: number) => minuteInCopenhagen(new Date(counter.clock.now().getTime() + ms));
  const carryOut = () => carryOutPlans({ pool: counter.database.pool, now: counter.clock.now() });
  async function drafted(path: string): Promise<string> {
    const name = await newPage(path);
    const { seen, words: texts } = await opened('page', name);
    const changed = texts.map((each) => (each.name === 'title' ? { ...each, da: 'Planlagt' } : each));
    expect((await act('page', name, { act: 'draft', seen, words: changed })).problem).toBe(null);
    return name;
  }
  const titles = async (path: string) => (await shownPage(path)).map(({ title }) => title);

  it('publishes the draft at its time, once, and unpublishes it at another', async () => {
    const name = await drafted('info/planlagt');
    expect((await opened('page', name)).canPlan).toEqual(['publish', 'unpublish']);
    expect((await plan('page', name, { act: 'publish', at: clockTime(STEP_MS) })).problem).toBe(null);
    expect((await plan('page', name, { act: 'unpublish', at: clockTime(2 * STEP_MS) })).problem).toBe(null);
    expect((await opened('page', name)).plans.map(({ act: planned, staff }) => [planned, staff])).toEqual([
      ['publish', 'administrator'],
      ['unpublish', 'administrator'],
    ]);
    await carryOut();
    expect(await titles('/info/planlagt')).toEqual(['info/planlagt']);
    counter.clock.forward(STEP_MS);
    await Promise.all([carryOut(), carryOut()]);
    expect(await titles('/info/planlagt')).toEqual(['Planlagt']);
    expect((await opened('page', name)).plans.map((one) => one.act)).toEqual(['unpublish']);
    counter.clock.forward(STEP_MS);
    await carryOut();
    expect(await titles('/info/planlagt')).toEqual([]);
    const { entry, plans: left } = await opened('page', name);
    expect([entry.state, left]).toEqual(['draft', []]);
    expect((await log(`page ${name}`)).map(({ command }) => command)).toEqual([
      ...['content add', 'content draft', 'content plan', 'content plan', 'content publish', 'content unpublish'],
    ]);
  });

  it('is read as Danish days and minutes, and refused outside its limits', async () => {
    const name = await drafted('info/graenser');
    const code = async (at: string, wanted = 'publish') =>
      (await plan('page', name, { act: wanted, at })).problem?.code ?? null;
    for (const at of ['i morgen', '32.12.2026', '31.12.2026 25:00'])
      expect([at, await code(at)]).toEqual([at, 'CONTENT_DAY']);
    expect(await code(clockTime(-STEP_MS))).toBe('PLAN_TIME');
    expect(await code(clockTime(0))).toBe('PLAN_TIME');
    expect(await code('1.1.2031')).toBe('PLAN_TIME');
    expect(await code('31.12.2026')).toBe(null);
    expect((await opened('page', name)).plans[0]?.at).toBe('2026-12-30T23:00:00.000Z');
    expect(await code('31.12.2026 08:30')).toBe(null);
    expect((await opened('page', name)).plans[0]?.at).toBe('2026-12-31T07:30:00.000Z');
    expect(await code('31.12.2026 08:30', 'unpublish')).toBe('PLAN_ORDER');
    expect(await code('31.12.2026 08:31', 'unpublish')).toBe(null);
    expect(await code('')).toBe(null);
    expect((await opened('page', name)).plans.map((one) => one.act)).toEqual(['unpublish']);
    const menu = (await list({ kind: 'menu' }))[0]?.name ?? '';
    expect((await plan('menu', menu, { act: 'unpublish', at: '31.12.2026' })).problem?.code).toBe('PLAN_NOTHING');
    expect((await plan('menu', menu, { act: 'publish', at: '31.12.2026' })).problem?.code).toBe('PLAN_NOTHING');
  });

  it('is written once by two clicks, refused on a stale page, and ended by the act itself', async () => {
    const name = await drafted('info/to-klik');
    const { seen } = await opened('page', name);
    const wanted = { act: 'publish', at: clockTime(STEP_MS), seen };
    const both = await Promise.all([plan('page', name, wanted), plan('page', name, wanted)]);
    expect(both.map(({ problem }) => problem)).toEqual([null, null]);
    const stale = await plan('page', name, { ...wanted, at: clockTime(2 * STEP_MS) });
    expect([stale.problem?.code, stale.changes.map((one) => one.name)]).toEqual(['CONTENT_CHANGED', ['plan.publish']]);
    const page = await opened('page', name);
    expect((await act('page', name, { act: 'publish', seen: page.seen })).problem).toBe(null);
    expect((await opened('page', name)).plans).toEqual([]);
  });

  it('that is refused at its time waits for staff, and says why', async () => {
    const name = await newPage('info/fejler');
    expect((await plan('page', name, { act: 'unpublish', at: clockTime(STEP_MS) })).problem).toBe(null);
    const { made } = await add('page', 'publish', { path: 'info/linker', words: words('X', '[her](/info/fejler)') });
    counter.clock.forward(STEP_MS);
    expect((await carryOut()).failed.map((one) => one.name)).toEqual([name]);
    expect((await carryOut()).failed).toEqual([]);
    const own = (await plans()).rows.find(({ entry }) => entry.name === name);
    expect(own?.plan.failure).toBe('CONTENT_NEEDED');
    const linking = await opened('page', made ?? '');
    expect((await act('page', made ?? '', { act: 'remove', seen: linking.seen })).problem).toBe(null);
    expect((await plan('page', name, { act: 'unpublish', at: clockTime(STEP_MS) })).problem).toBe(null);
    expect((await opened('page', name)).plans[0]?.failure).toBe(null);
  });

  it.each(STAFF_ROLES)('is seen and made by %s by the right content', async (role) => {
    const codes = roleHasRight(role, 'content') ? [] : ['STAFF_RIGHT_MISSING'];
    expect((await plans(role)).codes).toEqual(codes);
    expect((await plan('page', 'om-os', { act: 'publish', at: '', seen: '' }, role)).codes).toEqual(codes);
  });
});

describe('removing', () => {
  it('deletes page and draft, and restores them from the log with pictures and id', async () => {
    const before = await bodies();
    const name = await picturedPage();
    const published = await bodies();
    const first = await opened('page', name);
    const draft = first.words.map((each) => (each.name === 'title' ? { ...each, da: 'Kladden' } : each));
    expect((await act('page', name, { act: 'draft', seen: first.seen, words: draft })).problem).toBe(null);
    const { seen } = await opened('page', name);
    for (const _click of [1, 2]) expect((await act('page', name, { act: 'remove', seen })).problem).toBe(null);
    expect(await bodies()).toEqual(before);
    expect((await log(`page ${name}`)).map(({ command }) => command)).toEqual(['content draft', 'content remove']);

    const removed = await opened('page', name);
    expect([removed.entry.state, removed.acts, removed.entry.title]).toEqual(['removed', ['restore'], 'Billede da']);
    expect(removed.timeline.flatMap(({ changes }) => changes).some((change) => /^pictures/.test(change.name))).toBe(
      false,
    );
    expect((await list({ removed: true })).map((row) => row.name)).toContain(name);
    expect((await list({ removed: true, text: 'no such words' })).length).toBe(0);
    const later = new Date(TEST_NOW.getTime() + 9_000_000_000);
    await inTransaction(counter.database.pool, ({ client }) => dropUnusedPictures(client, later));

    for (const _click of [1, 2]) expect((await act('page', name, { act: 'restore', seen: '' })).problem).toBe(null);
    const restored = await opened('page', name);
    expect([restored.entry.state, restored.words]).toEqual(['draft', first.words]);
    expect((await opened('page', name, restored.earlier[0]?.id)).words).toEqual(draft);
    expect((await list({ removed: true })).map((row) => row.name)).not.toContain(name);
    expect((await act('page', name, { seen: restored.seen, words: restored.words })).problem).toBe(null);
    expect(await bodies()).toEqual(published);
    const [picture] = await counter.rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM picture_file f WHERE EXISTS (
        SELECT FROM content_entry e WHERE e.document_id = 'content/page-4711' AND e.body->'spec'->>'file' = f.hash)`,
    );
    expect(picture?.count).toBe(1);
  });

  it('of a notification and a popup, published or a draft alone', async () => {
    await add('notification', 'publish', { words: notice('Væk med den'), from: '2026-12-01' });
    for (const [kind, name] of [
      ['notification', 'vaek-med-den'],
      ['popup', 'kaffe'],
    ] as const) {
      const { seen, words: own, acts } = await opened(kind, name);
      expect(acts).toContain('remove');
      expect((await act(kind, name, { act: 'remove', seen })).problem).toBe(null);
      expect((await act(kind, name, { act: 'restore', seen: '' })).problem).toBe(null);
      const restored = await opened(kind, name);
      expect([restored.entry.state, restored.words]).toEqual(['draft', own]);
    }
  });

  it('is refused where the log could not restore it; unpublishing is not', async () => {
    const long = (letters: number) => words('Lang', 'x'.repeat(letters));
    const { made } = await add('page', 'publish', { path: 'info/lang', words: long(24_900) });
    const name = made ?? '';
    const { seen } = await opened('page', name);
    const longer = await act('page', name, { seen, words: long(25_000) });
    expect(longer.problem).toBe(null);
    const later = await opened('page', name);
    expect((await act('page', name, { act: 'remove', seen: later.seen })).problem?.code).toBe('CONTENT_TOO_LONG');
    expect((await act('page', name, { seen: later.seen, words: long(24_700) })).problem).toBe(null);
    const shorter = await opened('page', name);
    expect((await act('page', name, { act: 'remove', seen: shorter.seen })).problem).toBe(null);
    expect((await act('page', name, { act: 'restore', seen: '' })).problem).toBe(null);
  });

  it('restores nothing at an address that another page has, with a dead link, or that was never there', async () => {
    const name = await newPage('info/skifter');
    const { seen } = await opened('page', name);
    expect((await act('page', name, { act: 'remove', seen })).problem).toBe(null);
    const { made = '' } = await add('page', 'draft', { path: 'info/skiftet', words: words('En anden') });
    const other = await opened('page', made ?? '');
    const move = async (path: string) => act('page', made ?? '', { ...{ act: 'draft', seen: other.seen, path } });
    expect((await move('info/skifter')).problem).toBe(null);
    expect((await act('page', name, { act: 'restore', seen: '' })).problem).toMatchObject({
      ...{ code: 'ADDRESS_TAKEN', params: [{ name: 'address', value: 'info/skifter' }] },
    });
    const { seen: moved } = await opened('page', made ?? '');
    expect((await act('page', made ?? '', { act: 'remove', seen: moved })).problem).toBe(null);
    const linking = [{ block: 'products', title: { da: 'V', en: 'P' }, href: '/info/findes-ikke', skus: ['K1000101'] }];
    await counter.rows(
      `INSERT INTO staff_action (at, staff, command, subject, before) SELECT at, staff, command, subject,
        jsonb_set(before, '{published,blocks}', $1) FROM staff_action WHERE subject = $2 AND command = 'content remove'`,
      [JSON.stringify(linking), `page ${name}`],
    );
    expect((await act('page', name, { act: 'restore', seen: '' })).problem).toMatchObject({
      ...{ code: 'CONTENT_LINK', params: [{ name: 'href', value: '/info/findes-ikke' }] },
    });
    expect((await act('page', 'aldrig', { act: 'restore', seen: '' })).problem?.code).toBe('CONTENT_UNKNOWN');
    expect((await find('page', 'aldrig')).entry).toBe(null);
  });
});

it('files of the shop give what was set here, and change nothing where it is', async () => {
  const root = await mkdtemp(join(tmpdir(), 'staff-content-'));
  const own = await freshDatabase();
  const other = await openDatabase({ url: own.url, max: 3 });
  try {
    const texts = await printSections(counter.database.pool, CONTENT, (picture) => writePicture(root, picture));
    await writeFiles(root, texts);
    const applied = async (pool: typeof other.pool) => {
      const folder = await openFolder(root);
      const settings = { folder, now: TEST_NOW, dryRun: false, fetchPictures: false, drawings: async () => drawings };
      const outcome = await applyFolder(pool, settings);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome));
      return outcome.sections.flatMap(({ added, changed, removed }) => [...added, ...changed, ...removed]);
    };
    const before = await bodies();
    expect(await applied(counter.database.pool)).toEqual([]);
    expect(await bodies()).toEqual(before);
    expect(await applied(other.pool)).toEqual(
      expect.arrayContaining(['nyt-hus', 'fri-fragt', 'nyt-fra-os', 'billede']),
    );
    expect(await printSections(other.pool, CONTENT)).toEqual(texts);
  } finally {
    await other.close();
    await own.drop();
    await rm(root, { recursive: true, force: true });
  }
});
