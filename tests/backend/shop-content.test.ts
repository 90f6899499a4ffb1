// Content as files: faults are reported with their location, pictures are imported and exported, and removed content is deleted.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { opensPreview, PREVIEW_DAYS, previewWord } from '#backend/content/preview/preview';
import { type Database, openDatabase } from '#backend/db/client';
import { createBackend } from '#backend/index';
import { drawingOfKey } from '#backend/ports/media/pictures.sql';
import { allowPrivateHosts } from '#backend/ports/public-fetch';
import { applyFolder } from '#backend/shop-files/apply';
import { printSections, printShop, writeFiles, writePicture } from '#backend/shop-files/export';
import { fileFaultInWords } from '#backend/shop-files/fault';
import { openFolder } from '#backend/shop-files/folder';
import { CONTENT } from '#backend/shop-files/sections/content/index';
import { SECTIONS } from '#backend/shop-files/sections/index';
import { variants } from '#backend/shop-files/sections/variants';
import { DRAFT_KINDS, type DraftKind } from '#domain/page/content-draft';
import { type FreshDatabase, freshDatabase } from '../support/database';
import { sampleOf } from '../support/sample';
import { TEST_NOW } from '../support/template';
import { BROKEN_CONTENT } from './broken-content';
import { drawings } from '#demo/drawings/index';

type Files = Record<string, string | Uint8Array>;

let own: FreshDatabase;
let database: Database;
const folders: string[] = [];

beforeAll(() => allowPrivateHosts(['127.0.0.1', 'localhost']));
beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase({ url: own.url, max: 3 });
});

afterAll(async () => {
  await database.close();
  await own.drop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function folderWith(files: Files, empty: readonly string[] = []): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'shop-content-'));
  folders.push(root);
  for (const folder of empty) await mkdir(join(root, folder), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}

const applyAt = async (root: string, { pool }: Database = database, fetchPictures = false) =>
  applyFolder(pool, {
    folder: await openFolder(root),
    now: TEST_NOW,
    dryRun: false,
    fetchPictures,
    drawings: async () => drawings,
  });

const apply = async (files: Files, empty?: readonly string[]) => applyAt(await folderWith(files, empty));

const applyFetching = async (files: Files) => applyAt(await folderWith(files), database, true);

const told = (outcome: Awaited<ReturnType<typeof apply>>) =>
  outcome.ok
    ? outcome.sections.flatMap(({ added, changed, removed }) => [
        ...added.map((key) => `+ ${key}`),
        ...changed.map((key) => `~ ${key}`),
        ...removed.map((key) => `- ${key}`),
      ])
    : outcome.reason === 'faults'
      ? outcome.faults.map(fileFaultInWords)
      : [outcome.reason];

const entries = async ({ pool }: Database = database) =>
  (
    await pool.query(
      'SELECT type, document_id, locale, key, store_codes, position, body, draft, source FROM content_entry ORDER BY 1, 2, 3',
    )
  ).rows;

/** Sections that these tests change; in a complete run all. One test exports every section in both runs. */
const CHANGED = sampleOf(SECTIONS, [variants, ...CONTENT]);

/** The shop's files below one folder, as exported. */
async function printed(folder: string): Promise<Record<string, string>> {
  const files = await printSections(database.pool, CHANGED);
  return Object.fromEntries([...files].filter(([path]) => path.startsWith(`${folder}/`)));
}

const page = (path: string, text: string, more = '') => ({
  [`content/pages/${path}.da.md`]: `---\ntitle: Prøve\npath: info/${path}\n${more}---\n\n${text}\n`,
  [`content/pages/${path}.en.md`]: `---\ntitle: Trial\n---\n\n${text}\n`,
});

const rowOf = async (type: string, documentId: string, locale = 'da') =>
  (
    await database.pool.query<{ body: Record<string, unknown> }>(
      'SELECT body FROM content_entry WHERE type = $1 AND document_id = $2 AND locale = $3',
      [type, documentId, locale],
    )
  ).rows[0]?.body;

describe('invalid files', () => {
  test.each(BROKEN_CONTENT)('report the fault: %s', async (_what, files, faults) => {
    const outcome = await apply(files);
    expect(outcome.ok).toBe(false);
    expect(told(outcome)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
  });

  test('change nothing', async () => {
    const before = await entries();
    const pages = await printed('content/pages');
    const outcome = await apply({ ...pages, ...page('ny', 'Hej', 'stores: [b2c, mars]\n') });
    expect(outcome.ok).toBe(false);
    expect(await entries()).toEqual(before);
  });
});

test('composes letters of a page, normalises line ends, and warns of wrongly decoded letters', async () => {
  const pages = await printed('content/pages');
  const outcome = await apply({ ...pages, ...page('bogstaver', 'A\u030alborg\u200b\r\n\r\nStor KÃ¦rre') });
  expect(outcome.ok && outcome.warnings.map(fileFaultInWords)).toEqual(
    ['da', 'en'].map(
      (language) =>
        `Advarsel: content/pages/bogstaver.${language}.md:${language === 'da' ? 8 : 7}: Linjen ser ud til at være læst med forkert tegnsæt. Der skal nok stå »Stor Kærre«.`,
    ),
  );
  expect((await rowOf('page', 'page-bogstaver'))?.text).toBe('<p>Ålborg</p>\n<p>Stor KÃ¦rre</p>');
  await apply(pages);
});

describe('a page', () => {
  test('is written in Markdown, served at once by a running shop, exported unchanged, updated, and deleted with its files', async () => {
    const backend = createBackend({
      database,
      clock: { now: () => TEST_NOW },
      cacheQueries: false,
      dataDir: join(tmpdir(), `shop-content-${process.pid}`),
      log: { error: () => undefined },
    });
    const seen = async () => {
      const query = 'query { pages(filters: { path: { eq: "info/proeve" } }, locale: "da") { title text } }';
      const answer = await backend.execute({ client: 'content', query, variables: {}, headers: {} });
      return (answer.data as { pages: unknown }).pages;
    };
    const pages = await printed('content/pages');
    const text = 'Et **ord** og [et link](/info/levering).\n\n## Overskrift\n\n- en\n- to';
    expect(told(await apply({ ...pages, ...page('proeve', text) }))).toEqual(['+ proeve']);
    const html =
      '<p>Et <strong>ord</strong> og <a href="/info/levering">et link</a>.</p>\n<h2>Overskrift</h2>\n<ul>\n<li>en</li>\n<li>to</li>\n</ul>';
    expect(await seen()).toEqual([{ title: 'Prøve', text: html }]);
    expect((await printed('content/pages'))['content/pages/proeve.da.md']).toContain(`---\n\n${text}\n`);
    expect(told(await apply(await printed('content/pages')))).toEqual([]);
    expect(told(await apply({ ...pages, ...page('proeve', 'Kort.') }))).toEqual(['~ proeve']);
    expect(await seen()).toEqual([{ title: 'Prøve', text: '<p>Kort.</p>' }]);
    expect(told(await apply(pages))).toEqual(['- proeve']);
    expect(await seen()).toEqual([]);
  });

  test('is updated when stores, position or English texts change, and renaming its file preserves its id', async () => {
    const pages = await printed('content/pages');
    const first = 'content/pages/om-os.da.md';
    const changed = (pages[first] ?? '').replace('position: 0', 'position: 90\nstores: [b2b]');
    expect(told(await apply({ ...pages, [first]: changed }))).toEqual(['~ om-os']);
    expect((await printed('content/pages'))[first]).toContain('position: 90');
    const renamed = Object.fromEntries(
      Object.entries(pages).map(([path, text]) => [path.replace('/om-os.', '/hvem-vi-er.'), text]),
    );
    expect(told(await apply(renamed))).toEqual(['~ hvem-vi-er']);
    expect(await rowOf('page', 'page-500')).toMatchObject({ path: 'info/om-os' });
    expect(told(await apply(pages))).toEqual(['~ om-os']);
  });
});

/** The blocks of a page, one of each kind. */
const BLOCKS = `blocks:
  - block: text
    anchor: om
    title: { da: Om, en: About }
    text: { da: "Et **ord**.", en: "A **word**." }
  - block: picture
    picture: drawing:desk:#c9a67c
    alt: { da: Et bord, en: A desk }
    caption: { da: Et bord af eg, en: An oak desk }
  - block: products
    title: { da: Varer, en: Goods }
    skus: [K1000101, "2700100"]
  - block: recommendation
    name: borde
    shows: category
    category: kontormoebler/borde
    title: { da: Borde, en: Desks }
  - block: banner
    title: { da: Tilbud, en: Offer }
    text: { da: Nu, en: Now }
    picture: drawing:desk:#c9a67c
    button: { text: { da: Se, en: See }, href: "#om" }
    price: { current: 99, previous: 149 }
  - block: accordion
    items:
      - title: { da: Hvad?, en: What? }
        text: { da: Det., en: That. }
  - block: form
    form: newsletter
  - block: video
    title: { da: Film, en: Film }
    youtube: dQw4w9WgXcQ
`;

// spec: 3 Enumerations: Content type: pages of blocks (text, picture, goods, recommendation, banner, accordion, form, film)
//   at backend/shop-files/sections/content/blocks.ts, app/services/content/blocks.map.ts, app/ui/shop/page-blocks.tsx
test('a page consists of blocks in both languages, and is exported as imported', async () => {
  const pages = await printed('content/pages');
  const files = { ...pages, ...page('blokke', 'Tekst.', BLOCKS) };
  expect(told(await apply(files))).toEqual(['+ blokke']);
  const { blocks } = (await rowOf('page', 'page-blokke', 'en')) as { blocks: { __typename: string }[] };
  expect(blocks.map(({ __typename }) => __typename.replace('ComponentBlocks', ''))).toEqual([
    ...['Text', 'Picture', 'Products', 'Recommendation', 'Banner', 'Accordion', 'Form', 'Video'],
  ]);
  expect(blocks).toMatchObject([
    { anchor: 'om', title: 'About', text: '<p>A <strong>word</strong>.</p>' },
    { caption: 'An oak desk', media: { alternativeText: 'A desk', url: expect.stringContaining('/media/content/') } },
    { title: 'Goods', skus: ['K1000101', '2700100'] },
    { recommendation: { type: 'PopularProducts', title: 'Desks', href: '/kontormoebler/borde' } },
    { banner: { title: 'Offer', button: { type: 'anchor' }, price: { currentPrice: 99, previousPrice: 149 } } },
    { title: null, items: [{ title: 'What?', text: '<p>That.</p>' }] },
    { form: 'newsletter', title: null },
    { provider: 'youtube', video_id: 'dQw4w9WgXcQ', file: null },
  ]);
  const out = await printed('content/pages');
  expect(out['content/pages/blokke.da.md']).toContain('youtube: dQw4w9WgXcQ');
  expect(told(await apply(out))).toEqual([]);
  expect(await printed('content/pages')).toEqual(out);
  expect(told(await apply(pages))).toEqual(['- blokke']);
});

/** Kinds of content with drafts: their query, and their files with or without `draft: true`. */
const DRAFTS: Record<DraftKind, { root: string; id: string; files: (draft: string) => Files }> = {
  'front-page': {
    root: 'frontPages',
    id: 'front-proeve',
    files: (draft) => ({
      'content.yaml': `front_pages:\n  - name: proeve\n    stores: [b2c]${draft && '\n    draft: true'}\n`,
    }),
  },
  popup: {
    root: 'popups',
    id: 'popup-proeve',
    files: (draft) => ({
      'content/popups/proeve.da.md': `---\ntitle: Hej\nmini: Se\nbutton: OK\nshows: newsletter\nfrom: 2026-03-28\n${draft}---\n\nTekst\n`,
      'content/popups/proeve.en.md': '---\ntitle: Hi\nmini: See\nbutton: OK\n---\n\nText\n',
    }),
  },
  notification: {
    root: 'notifications',
    id: 'notification-proeve',
    files: (draft) => ({
      'content/notifications/proeve.da.md': `---\nfrom: 2026-03-28\n${draft}---\n\nTekst\n`,
      'content/notifications/proeve.en.md': '---\n---\n\nText\n',
    }),
  },
  menu: {
    root: 'menus',
    id: 'menu-proeve',
    files: (draft) => ({
      'content.yaml': `menus:\n  - name: proeve\n    items: [{ categories: all }]${draft && '\n    draft: true'}\n`,
    }),
  },
  footer: {
    root: 'footers',
    id: 'footer-proeve',
    files: (draft) => ({
      'content.yaml': `footers:\n  - name: proeve\n    columns: []${draft && '\n    draft: true'}\n`,
    }),
  },
  seller: {
    root: 'sellers',
    id: 'seller-proeve',
    files: (draft) => ({
      'content/sellers/proeve.da.md': `---\nrole: Sælger\ntitle: Prøve\ncodes: [PR-1]\ntelephone: "+45 70 20 41 00"\nemail: p@kontorvaerk.example\n${draft}---\n\nRing.\n`,
      'content/sellers/proeve.en.md': '---\nrole: Seller\n---\n\nCall.\n',
    }),
  },
};

/** By default one kind with separate files, and one from a list of content.yaml. */
const USUAL_DRAFTS: readonly DraftKind[] = ['popup', 'menu'];

describe.each(sampleOf<DraftKind>(DRAFT_KINDS, USUAL_DRAFTS))('a draft of kind %s', (kind) => {
  const { root, id, files } = DRAFTS[kind];
  const idsOf = async (asked: object, given = `filters: { documentId: { eq: $id } }, `) => {
    const backend = createBackend({
      database,
      clock: { now: () => TEST_NOW },
      cacheQueries: false,
      dataDir: join(tmpdir(), `shop-content-${process.pid}`),
      log: { error: () => undefined },
    });
    const query = `query Drafts($id: ID, $preview: String, $status: PublicationStatus) {
      any: ${root}(filters: { documentId: { eq: $id } }, pagination: { limit: 1 }) { id: documentId }
      ${root}(${given}status: $status, preview: $preview, pagination: { limit: -1 }) { id: documentId }
    }`;
    const answer = await backend.execute({ client: 'content', query, variables: { id, ...asked }, headers: {} });
    return ((answer.data as Record<string, { id: string }[]>)[root] ?? []).map((one) => one.id);
  };

  test('is readable with the token of its own link only, exported as imported, and published by its file', async () => {
    const before = await writtenFiles();
    const wholeWith = (draft: string) => withLists(before, files(draft));
    expect(told(await apply(wholeWith('draft: true\n')))).toEqual(['+ proeve']);
    const word = await previewWord(database.db, `${kind}:${id}`, TEST_NOW);
    const status = 'DRAFT';
    expect(await idsOf({ status, preview: word })).toEqual([id]);
    expect(await idsOf({})).toEqual([]);
    expect(await idsOf({ status })).toEqual([]);
    expect(await idsOf({ preview: word })).toEqual([]);
    expect(await idsOf({ status: 'PUBLISHED', preview: word })).toEqual([]);
    // Not in a list, and not with the token of another draft.
    expect(await idsOf({ status, preview: word }, '')).not.toContain(id);
    for (const other of [`${kind}:${id}x`, id, `page:${id}`, kind === 'popup' ? `menu:${id}` : `popup:${id}`])
      expect(await idsOf({ status, preview: await previewWord(database.db, other, TEST_NOW) }), other).toEqual([]);
    const out = await writtenFiles();
    expect(Object.values(out).join('\n')).toContain('draft: true');
    expect(told(await apply(out))).toEqual([]);
    expect(told(await apply(wholeWith('')))).toEqual(['~ proeve']);
    expect(await idsOf({})).toEqual([id]);
    expect(told(await apply(before))).toEqual(['- proeve']);
  });
});

/** All content as exported. */
const writtenFiles = async (): Promise<Record<string, string>> =>
  Object.fromEntries([...(await printSections(database.pool, CHANGED))].filter(([path]) => /^content[./]/.test(path)));

/** Lists of content.yaml are joined: the new record is appended. */
function withLists(before: Record<string, string>, more: Files): Files {
  const { 'content.yaml': record, ...documents } = more;
  const yaml = before['content.yaml'] ?? '';
  if (record === undefined) return { ...before, ...documents };
  const [key = '', ...lines] = String(record).split('\n');
  const at = yaml.indexOf(`\n${key}\n`) + 1;
  const rest = yaml.slice(at + key.length + 1);
  const end = rest.search(/^\S/m);
  const own = end < 0 ? rest : rest.slice(0, end);
  const after = end < 0 ? '' : rest.slice(end);
  return { ...before, 'content.yaml': `${yaml.slice(0, at)}${key}\n${own.trimEnd()}\n${lines.join('\n')}${after}` };
}

test('a page may have one draft of its next version', async () => {
  const pages = await printed('content/pages');
  const version = (name: string, draft: string) => ({
    [`content/pages/${name}.da.md`]: `---\ntitle: Prøve\npath: info/proeve\n${draft}---\n\n${name}\n`,
    [`content/pages/${name}.en.md`]: `---\ntitle: Trial\n---\n\n${name}\n`,
  });
  const [now, next] = [version('nu', ''), version('naeste', 'draft: true\n')];
  expect(told(await apply({ ...pages, ...now, ...next }))).toEqual(['+ naeste', '+ nu']);
  const second = version('senere', 'draft: true\n');
  expect(told(await apply({ ...pages, ...now, ...next, ...second })).join()).toContain(
    '"info/proeve (kladde)" står også i',
  );
  expect(told(await apply({ ...pages, ...now, ...version('to', '') })).join()).toContain('"info/proeve" står også i');
  expect(told(await apply(pages))).toEqual(['- naeste', '- nu']);
});

describe('an unpublished page', () => {
  const PAGES = `query Pages($preview: String, $status: PublicationStatus) {
    pages(filters: { path: { eq: "info/kladde" } }, status: $status, preview: $preview) { title }
  }`;
  const backend = () =>
    createBackend({
      database,
      clock: { now: () => TEST_NOW },
      cacheQueries: false,
      dataDir: join(tmpdir(), `shop-content-${process.pid}`),
      log: { error: () => undefined },
    });
  const answered = async (variables: object) => {
    const answer = await backend().execute({
      client: 'content',
      query: PAGES,
      variables: { ...variables },
      headers: {},
    });
    return (answer.data as { pages: { title: string }[] }).pages.map(({ title }) => title);
  };

  test('is readable with the token of its link until it expires, and not otherwise', async () => {
    const pages = await printed('content/pages');
    expect(told(await apply({ ...pages, ...page('kladde', 'Tekst.', 'draft: true\n') }))).toEqual(['+ kladde']);
    const db = database.db;
    const word = await previewWord(db, 'info/kladde', TEST_NOW);
    expect(await answered({})).toEqual([]);
    expect(await answered({ status: 'DRAFT' })).toEqual([]);
    expect(await answered({ preview: word })).toEqual([]);
    expect(await answered({ status: 'DRAFT', preview: word })).toEqual(['Prøve']);
    const [until = '', proof = ''] = word.split('.');
    const another = await previewWord(db, 'info/om-os', TEST_NOW);
    for (const wrong of [
      '',
      'x',
      `${Number(until) + 1}.${proof}`,
      `${until}.${proof}x`,
      `${word}.`,
      another,
      'x'.repeat(9999),
    ])
      expect(await answered({ status: 'DRAFT', preview: wrong }), wrong.slice(0, 99)).toEqual([]);
    const ended = new Date(TEST_NOW.getTime() + PREVIEW_DAYS * 24 * 60 * 60 * 1000);
    expect(await opensPreview(db, 'info/kladde', word, new Date(ended.getTime() - 1000))).toBe(true);
    expect(await opensPreview(db, 'info/kladde', word, ended)).toBe(false);
    // Published by its file.
    expect(told(await apply({ ...pages, ...page('kladde', 'Tekst.') }))).toEqual(['~ kladde']);
    expect(await answered({})).toEqual(['Prøve']);
    expect(told(await apply(pages))).toEqual(['- kladde']);
  });

  test('is in no list of pages for any query', async () => {
    const query = '{ pages(pagination: { limit: -1 }, status: DRAFT) { path } }';
    const answer = await backend().execute({ client: 'content', query, variables: {}, headers: {} });
    expect(JSON.stringify(answer.data)).toContain('inspiration/hjemmekontoret');
    expect(JSON.stringify(answer.data)).not.toContain('inspiration/moedelokalet');
  });
});

// spec: 3 Enumerations: Content types: menus, sellers
//   at backend/shop-files/sections/content/menus.ts, backend/shop-files/sections/content/sellers.ts
test('menus name links, categories and their children; sellers their customer codes; redirects their target', async ({
  skip,
}) => {
  skip(!process.env.ALL_FLOWS);
  const yaml = (await printSections(database.pool, CHANGED)).get('content.yaml') ?? '';
  const sellers = await printed('content/sellers');
  const menu = `menus:
  - name: proeve
    stores: [b2c]
    items:
      - category: kontormoebler/borde
        with_children: true
        items:
          - { label: { da: Råd, en: Advice }, href: /inspiration, stores: [b2b] }
      - categories: all
redirects:
  - { from: info/gammel, to: "/info/om-os#hvem" }
  - { from: info/aeldre, to: /info/gammel, permanent: false, stores: [b2b] }
`;
  const seller = {
    'content/sellers/ny.da.md':
      '---\nrole: Sælger\ntitle: Ny Sælger\ncodes: [NY-1, NY-2]\ntelephone: "+45 70 20 41 00"\nemail: ny@kontorvaerk.example\n---\n\nRing.\n',
    'content/sellers/ny.en.md': '---\nrole: Seller\n---\n\nCall.\n',
  };
  const outcome = told(await apply({ 'content.yaml': menu, ...sellers, ...seller }));
  expect(outcome).toEqual(
    expect.arrayContaining(['+ proeve', '+ info/gammel', '+ info/aeldre', '- redirect-info/fragt', '+ ny', '- design']),
  );
  const { items } = (await rowOf('menu', 'menu-proeve', 'en')) as { items: object[] };
  expect(items).toMatchObject([
    { key: '0', parent: null, label: 'Desks and tables', href: '/kontormoebler/borde', with_children: true },
    { key: '0-0', parent: '0', label: 'Advice', href: '/inspiration', category_id: null, store_ids: [2] },
    { key: '1', parent: null, all_categories: true },
  ]);
  expect(await rowOf('redirect', 'redirect-info/aeldre')).toEqual({
    ...{ from: 'info/aeldre', to: '/info/gammel', permanent: false },
  });
  expect(await rowOf('seller', 'seller-ny', 'en')).toMatchObject({
    ...{ name: 'Ny Sælger', role: 'Seller', text: '<p>Call.</p>', codes: [{ code: 'NY-1' }, { code: 'NY-2' }] },
  });
  const out = (await printSections(database.pool, CHANGED)).get('content.yaml') ?? '';
  expect(told(await apply({ 'content.yaml': out, ...(await printed('content/sellers')) }))).toEqual([]);
  expect((await apply({ 'content.yaml': yaml, ...sellers })).ok).toBe(true);
  expect((await printSections(database.pool, CHANGED)).get('content.yaml')).toBe(yaml);
});

test('a notification starts and ends with Danish days, or at instants', async () => {
  const before = await printed('content/notifications');
  const notice = (name: string, dates: string) => ({
    [`content/notifications/${name}.da.md`]: `---\n${dates}---\n\nHej\n`,
    [`content/notifications/${name}.en.md`]: '---\n---\n\nHello\n',
  });
  const days = notice('dage', 'from: 2026-03-28\nto: 2026-03-29\n');
  const instants = notice('tider', 'from: 2026-07-01T08:30:00Z\nto: 2026-07-01T09:00Z\n');
  expect(told(await apply({ ...before, ...days, ...instants }))).toEqual(['+ dage', '+ tider']);
  const body = { identifier: 'notification', hide_limit_to_shoppinglist: false };
  // Summer time begins on 29 March.
  const dates = { date_from: '2026-03-27T23:00:00.000Z', date_to: '2026-03-29T22:00:00.000Z' };
  expect(await rowOf('notification', 'notification-dage')).toMatchObject({ ...body, ...dates, message: '<p>Hej</p>' });
  const hours = { date_from: '2026-07-01T08:30:00.000Z', date_to: '2026-07-01T09:00:00.000Z' };
  expect(await rowOf('notification', 'notification-tider', 'en')).toMatchObject({ ...hours, message: '<p>Hello</p>' });
  expect(told(await apply({}, ['content/notifications']))).toHaveLength(5);
  expect(told(await apply(before))).toHaveLength(3);
});

// spec: 3 Enumerations: Content type: popups
//   at backend/shop-files/sections/content/popups.ts
test('a popup has a newsletter form, or a picture with a link, in both languages', async () => {
  const before = await printed('content/popups');
  const popup = (name: string, front: string, words: string) => ({
    [`content/popups/${name}.da.md`]: `---\ntitle: Hej\nmini: Se\n${words}${front}---\n\nTekst\n`,
    [`content/popups/${name}.en.md`]: `---\ntitle: Hi\nmini: See\n${words}---\n\nText\n`,
  });
  const asks = popup('brev', 'shows: newsletter\nfrom: 2026-03-28\nto: 2026-03-29\n', 'button: OK\n');
  const shows = popup(
    'billede',
    'shows: picture\npicture: drawing:desk:#c9a67c\nhref: /kontorartikler\nfrom: 2026-03-28T08:00:00Z\nprice:\n  current: 99.5\n  previous: 149\n',
    'alt: Bord\nprice_text: Nu\n',
  );
  expect(told(await apply({ ...before, ...asks, ...shows }))).toEqual(['+ billede', '+ brev']);
  // Defaults: white on red, and a delay.
  expect(await rowOf('popup', 'popup-brev')).toMatchObject({
    ...{ title: 'Hej', text: '<p>Tekst</p>', show_delay_ms: 5000, miniBannerText: 'Se' },
    ...{ miniBannerTextColor: '#ffffff', miniBannerBackgroundColor: '#b3261e' },
    ...{ newsletter: { media: null, buttonText: 'OK' }, mediaWithLink: null, price: null },
    ...{ date_from: '2026-03-27T23:00:00.000Z', date_to: '2026-03-29T22:00:00.000Z' },
  });
  expect(await rowOf('popup', 'popup-billede', 'en')).toMatchObject({
    newsletter: null,
    mediaWithLink: { link: { href: '/kontorartikler', type: 'internal' }, media: { alternativeText: 'Bord' } },
    price: { text: 'Nu', currentPrice: 99.5, previousPrice: 149, currency: 'DKK' },
  });
  expect((await printed('content/popups'))['content/popups/billede.da.md']).toContain('previous: 149');
  expect(told(await apply({ ...before, ...asks, ...shows }))).toEqual([]);
  expect(told(await apply(before))).toEqual(['- billede', '- brev']);
});

test('lists of content.yaml preserve their order, and a missing list changes nothing', async () => {
  const yaml = (await printSections(database.pool, CHANGED)).get('content.yaml') ?? '';
  expect(told(await apply({ 'content.yaml': yaml }))).toEqual([]);
  const turned = 'energy_classes:\n  - class: B\n  - class: A\n';
  expect(told(await apply({ 'content.yaml': turned }))).toEqual([
    '~ B',
    '~ A',
    '- energy-C',
    '- energy-D',
    '- energy-E',
    '- energy-F',
    '- energy-G',
  ]);
  expect((await printSections(database.pool, CHANGED)).get('content.yaml')).toContain(turned);
  expect(told(await apply({ 'content.yaml': yaml }))).toHaveLength(7);
});

test('a front page displays the current name of a category', async () => {
  const yaml = (await printSections(database.pool, CHANGED)).get('content.yaml') ?? '';
  await database.pool.query(
    "UPDATE category SET name_da = 'Papir til kopi' WHERE url_path = 'papir-og-kuverter/kopipapir'",
  );
  expect(told(await apply({ 'content.yaml': yaml }))).toContain('~ office-b2c');
  expect(JSON.stringify(await rowOf('front-page', 'front-office-b2c'))).toContain('Papir til kopi');
  await database.pool.query("UPDATE category SET name_da = 'Kopipapir' WHERE url_path = 'papir-og-kuverter/kopipapir'");
  await apply({ 'content.yaml': yaml });
});

describe('a picture in the folder', () => {
  const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif', background = '#3366cc') =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .toFormat(format)
      .toBuffer();
  const media = async (key: string) =>
    (await database.pool.query("SELECT body FROM content_entry WHERE type = 'media' AND key = $1", [key])).rows;

  test('is displayed in each format, exported as stored, and imported into another shop unchanged', async ({
    skip,
  }) => {
    skip(!process.env.ALL_FLOWS);
    const pages = await printed('content/pages');
    const files: Files = { ...pages };
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      Object.assign(files, page(`med-${format}`, 'Hej', `picture: pictures/flader/${format}.${format}\n`));
      files[`pictures/flader/${format}.${format}`] = await photo(format, `#33${format === 'png' ? 'ff' : '66'}cc`);
    }
    // A photo with its location, which is not imported.
    files['pictures/flader/webp.webp'] = await sharp(await photo('webp'))
      .withExif({ IFD0: { Copyright: 'Mig' } })
      .toBuffer();
    expect(told(await apply(files))).toEqual(['+ med-avif', '+ med-jpeg', '+ med-png', '+ med-webp']);
    const shown = await drawingOfKey(database.pool, 'content/page-med-png');
    const bytes = Buffer.from((await shown?.svg()) ?? '');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
    expect((await rowOf('page', 'page-med-png'))?.media).toMatchObject({
      url: `/media/content/page-med-png.webp?v=${shown?.version}`,
      alternativeText: 'Prøve',
    });

    const root = await mkdtemp(join(tmpdir(), 'shop-content-'));
    folders.push(root);
    const texts = await printShop(database.pool, (picture) => writePicture(root, picture));
    await writeFiles(root, texts);
    expect((await readdir(join(root, 'pictures/flader'))).sort()).toEqual(
      ['avif', 'jpeg', 'png', 'webp'].map((name) => `${name}.webp`),
    );
    expect(String(await readFile(join(root, 'pictures/flader/webp.webp')))).not.toContain('Mig');
    expect(told(await applyAt(root))).toEqual([]);

    const otherOwn = await freshDatabase();
    const other = await openDatabase({ url: otherOwn.url, max: 3 });
    try {
      await other.pool.query("DELETE FROM content_entry WHERE type <> 'store'");
      const outcome = await applyAt(root, other);
      expect(outcome.ok).toBe(true);
      expect(await entries(other)).toEqual(await entries());
      expect(await printShop(other.pool)).toEqual(texts);
    } finally {
      await other.close();
      await otherOwn.drop();
    }
    expect(told(await apply(pages))).toHaveLength(4);
    expect(await media('content/page-med-png')).toEqual([]);
  });

  test('is decoded only when it changed', async () => {
    const pages = await printed('content/pages');
    const files = { ...pages, ...page('foto', 'Hej', 'picture: pictures/foto.jpg\n') };
    expect(told(await apply({ ...files, 'pictures/foto.jpg': await photo('jpeg') }))).toEqual(['+ foto']);
    expect(told(await apply({ ...files, 'pictures/foto.jpg': await photo('jpeg') }))).toEqual([]);
    const noPicture = 'This was taken before, says the database.';
    await database.pool.query(
      `INSERT INTO picture_source (source, hash) SELECT $1, body -> 'spec' ->> 'file' FROM content_entry
        WHERE key = 'content/page-foto' AND locale = 'da'`,
      [createHash('sha256').update(noPicture).digest('hex').slice(0, 32)],
    );
    expect(told(await apply({ ...files, 'pictures/foto.jpg': noPicture }))).toEqual([]);
    expect(told(await apply({ ...files, 'pictures/foto.jpg': await photo('jpeg', '#ff0000') }))).toEqual(['~ foto']);
    expect(told(await apply(pages))).toEqual(['- foto']);
  });
});

describe('a picture from the web', () => {
  test('is downloaded when requested, stored, not downloaded again, and exported as a file', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    const asked: string[] = [];
    const blue = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer();
    const web = createServer((request, response) => {
      asked.push(request.url ?? '');
      const isThere = request.url?.startsWith('/flader/') ?? false;
      response.writeHead(isThere ? 200 : 404, { 'content-type': 'image/png' });
      response.end(isThere ? blue : '');
    });
    await once(web.listen(0, '127.0.0.1'), 'listening');
    const address = web.address();
    const at = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    try {
      const pages = await printed('content/pages');
      const naming = (url: string): Files => ({ ...pages, ...page('net', 'Hej', `picture: ${url}\n`) });
      const good = naming(`${at}/flader/Bl%C3%A5%20stol.png?size=2`);
      expect(told(await apply(good))).toEqual([
        expect.stringMatching(/net\.da\.md:4 \(picture\): .* skal hentes fra nettet/),
      ]);
      expect(asked).toEqual([]);
      expect(told(await applyFetching(good))).toEqual(['+ net']);
      expect(asked).toHaveLength(1);
      expect(told(await apply(good))).toEqual([]);
      expect(asked).toHaveLength(1);
      expect(told(await applyFetching(naming(`${at}/mangler.png`)))).toEqual([
        expect.stringMatching(/net\.da\.md:4 \(picture\): /),
      ]);
      const root = await mkdtemp(join(tmpdir(), 'shop-content-'));
      folders.push(root);
      await writeFiles(root, await printSections(database.pool, CHANGED, (picture) => writePicture(root, picture)));
      const text = String(await readFile(join(root, 'content/pages/net.da.md')));
      expect(text).toMatch(/^picture: pictures\/bl-stol-[0-9a-f]{8}\.webp$/m);
      expect(told(await applyAt(root))).toEqual([]);
      expect(told(await apply(pages))).toEqual(['- net']);
    } finally {
      web.close();
    }
  });
});

describe('shop logo', () => {
  const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20" onload="alert(1)"><script>alert(2)</script>
    <image href="file:///etc/hostname" width="5" height="5"/><rect width="100" height="20" fill="#2457a8"/></svg>`;
  const shopFile = async (logo: string) => {
    const text = (await printSections(database.pool, CHANGED)).get('shop.yaml') ?? '';
    return text.replace(/logo: \S+/, `logo: ${logo}`);
  };
  const shown = async () => (await rowOf('shop-variant', 'shop-office'))?.logo;

  test('is rasterised, displayed, exported and imported unchanged, and deleted with its line', async () => {
    const before = await printSections(database.pool, CHANGED);
    const files = { 'shop.yaml': await shopFile('pictures/logo.svg'), 'pictures/logo.svg': SVG };
    expect(told(await apply(files))).toEqual(['~ office']);
    expect(told(await apply(files))).toEqual([]);
    const drawing = await drawingOfKey(database.pool, 'content/logo-office');
    const bytes = Buffer.from((await drawing?.svg()) ?? '');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 160 });
    expect(bytes.toString('latin1')).not.toMatch(/script|alert|hostname/);
    const url = `/media/content/logo-office.png?w=400&v=${drawing?.version}`;
    expect(await shown()).toEqual({ url, width: 400, height: 80, path: 'pictures/logo.webp' });

    const root = await mkdtemp(join(tmpdir(), 'shop-content-'));
    folders.push(root);
    const texts = await printSections(database.pool, CHANGED, (picture) => writePicture(root, picture));
    await writeFiles(root, texts);
    expect(texts.get('shop.yaml')).toContain('logo: pictures/logo.webp');
    expect(told(await applyAt(root))).toEqual([]);

    const other = SVG.replace('#2457a8', '#a82424');
    expect(told(await apply({ ...files, 'pictures/logo.svg': other }))).toEqual(['~ office']);
    expect(told(await apply({ 'shop.yaml': before.get('shop.yaml') ?? '' }))).toEqual(['~ office']);
    expect(await shown()).toBeUndefined();
    expect(await printSections(database.pool, CHANGED)).toEqual(before);
  });

  test.each([
    ['pictures/logo.svg', 'no drawing', /Billedet kan ikke læses/],
    ['pictures/logo.png', SVG, /Billedet kan ikke læses/],
    ['pictures/logo.svg', `${SVG.slice(0, -6)}<!--${'x'.repeat(300_000)}--></svg>`, /Billedet kan ikke læses/],
  ])('reports %s when it is not a valid drawing', async (name, content, says) => {
    const outcome = await apply({ 'shop.yaml': await shopFile(name), [name]: content });
    expect(told(outcome)).toEqual([expect.stringMatching(says)]);
    expect(await shown()).toBeUndefined();
  });
});
