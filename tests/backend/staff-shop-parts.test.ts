// Parts of the shop's files in the back office: who changes them, faults by line, dry runs, a second editor, the log, and what the shop then does.
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { inTransaction } from '#backend/db/transaction';
import { joinedParts } from '#backend/shop-files/export';
import { sectionOfPart } from '#backend/staff/shop-parts/part-text';
import { recordFields, recordTyped } from '#domain/staff/record-form';
import { STAFF_ROLES } from '#domain/staff/rights';
import { mayChangePart, placeOfPart, SHOP_PARTS, type ShopPart } from '#domain/staff/shop-parts';
import { sentFields } from '../support/sent-fields';
import { staffDesk } from './staff-desk';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
  for (const role of STAFF_ROLES) await enter(role);
});
afterAll(() => counter?.close());

interface Keys {
  count: number;
  first: string[];
}
interface Line {
  kind: string;
  text: string;
}
interface Change {
  problem: { code: string; params: { name: string; value: string }[] } | null;
  seen: string;
  added: Keys;
  changed: Keys;
  removed: Keys;
  faults: { line: number; column: string | null; message: string; isWarning: boolean }[];
  difference: Line[] | null;
}
interface Entry {
  id: number;
  who: string;
  hasText: boolean;
  difference: Line[] | null;
  changed: Keys;
}
interface Answered {
  staffShopPart?: { text: string | null; seen: string; log: Entry[]; records: { key: string }[] | null };
  staffShopRecord?: { schema: string; record: string | null; seen: string } | null;
  staffChangeShopRecord?: Change & { place: string };
  staffShopPartFile?: string;
  staffChangeShopPart?: Change;
}

const { ask, enter } = staffDesk<Answered>(() => counter);

const KEYS = '{ count first }';
const PART = `query ($name: String!, $entry: Int) { staffShopPart(name: $name, entry: $entry) {
  text seen records { key } log { id who hasText difference { kind text } changed ${KEYS} } } }`;
const FILE = 'query ($name: String!) { staffShopPartFile(name: $name) }';
const CHANGE = `mutation ($name: String!, $content: String!, $seen: String!, $dry: Boolean!) {
  staffChangeShopPart(name: $name, content: $content, seen: $seen, dry: $dry) {
    problem { code params { name value } } seen added ${KEYS} changed ${KEYS} removed ${KEYS}
    faults { line column message isWarning } difference { kind text } } }`;

async function partOf(name: string, entry?: number) {
  const part = (await ask(PART, { name, entry })).data?.staffShopPart;
  if (!part) throw new Error(`No part ${name}`);
  return { ...part, text: part.text ?? '' };
}

interface Changing {
  seen?: string;
  dry?: boolean;
  role?: string;
}

async function change(name: string, content: string | Buffer, { seen, dry = false, role }: Changing = {}) {
  const known = seen ?? (await partOf(name)).seen;
  const variables = { name, content: Buffer.from(content).toString('base64'), seen: known, dry };
  const answer = await ask(CHANGE, variables, role);
  const done = answer.data?.staffChangeShopPart;
  if (!done) throw new Error(JSON.stringify(answer.codes));
  return done;
}

const TYPED_PARTS = (Object.keys(SHOP_PARTS) as ShopPart[]).filter((part) => !placeOfPart(part).isUploadOnly);

const lines = ({ difference }: { difference: Line[] | null }, kind: string) =>
  (difference ?? []).filter((line) => line.kind === kind).map(({ text }) => text.trim());

test.each(Object.keys(SHOP_PARTS) as ShopPart[])('%s is located where the table says', async (part) => {
  const { file, key } = placeOfPart(part);
  const printed = await inTransaction(counter.database.pool, ({ client }) => sectionOfPart(part).print(client));
  expect([...joinedParts(printed).keys()].filter((each) => each !== file)).toEqual([]);
  for (const each of printed) expect('key' in each ? each.key : undefined).toBe(key);
});

test.each(STAFF_ROLES)('%s reads and changes the parts of its rights alone', async (role) => {
  for (const part of Object.keys(SHOP_PARTS) as ShopPart[]) {
    const may = mayChangePart(role, part);
    const codes = may ? [] : ['STAFF_RIGHT_MISSING'];
    expect([role, part, (await ask(FILE, { name: part }, role)).codes]).toEqual([role, part, codes]);
    if (may) continue;
    const tried = { name: part, content: Buffer.from('x').toString('base64'), seen: '', dry: false };
    expect([(await ask(PART, { name: part }, role)).codes, (await ask(CHANGE, tried, role)).codes]).toEqual([
      codes,
      codes,
    ]);
  }
});

test('no role reads accounts, orders or what the table does not name', async () => {
  for (const name of ['customers', 'orders', 'gift_cards', 'punchout_connections', 'toString', ''])
    expect([name, (await ask(FILE, { name })).data?.staffShopPartFile]).toEqual([name, undefined]);
});

describe('ways of delivery', () => {
  it('are changed as the difference said, and sold by at once', async () => {
    const { text, seen } = await partOf('methods');
    const changed = text.replace(/amount: [\d.]+/, 'amount: 77');
    const planned = await change('methods', changed, { dry: true });
    expect([planned.problem, lines(planned, 'added'), planned.changed.count]).toEqual([null, ['amount: 77'], 1]);
    expect((await partOf('methods')).text).toBe(text);
    const done = await change('methods', changed, { seen });
    expect([done.problem, done.changed]).toEqual([null, planned.changed]);
    const after = await partOf('methods');
    expect([after.text, after.log[0]?.who, lines(after.log[0] ?? { difference: [] }, 'added')]).toEqual([
      changed,
      'administrator',
      ['amount: 77'],
    ]);
    const [carrier = '', method = ''] = done.changed.first[0]?.split('/') ?? [];
    const { rows } = await counter.database.pool.query(
      'SELECT 1 FROM shipping_price WHERE carrier_code = $1 AND method_code = $2 AND gross_oere = 7700',
      [carrier, method],
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('are as before once the text before a change is saved again', async () => {
    const { log, text } = await partOf('methods');
    const earlier = (await partOf('methods', log[0]?.id)).text;
    expect([log[0]?.hasText, earlier === text]).toEqual([true, false]);
    expect((await change('methods', earlier)).problem).toBeNull();
    expect((await partOf('methods')).text).toBe(earlier);
  });

  it('are unchanged by a fault, which is named with its line', async () => {
    const { text } = await partOf('methods');
    const at = text.split('\n').findIndex((line) => line.includes('channel: ')) + 1;
    const done = await change('methods', text.replace(/channel: \w+/, 'channel: teleport'));
    expect([done.problem?.code, done.problem?.params, done.faults.map(({ line }) => line)]).toEqual([
      'PART_FAULTY',
      [{ name: 'count', value: '1' }],
      [at],
    ]);
    expect((await partOf('methods')).text).toBe(text);
  });

  it.each([
    ['another part of the file', 'methods: []\ncalendar: {}\n', 2, 'calendar'],
    ['no part of the file', '[]', 1, null],
    ['no YAML', 'methods: [', 1, null],
    ['a value that is no list', 'methods: 7', 1, 'methods'],
  ])('are refused as %s', async (_what, content, line, column) => {
    const done = await change('methods', content);
    expect([done.problem?.code, done.faults[0]?.line, done.faults[0]?.column]).toEqual(['PART_FAULTY', line, column]);
  });
});

describe('two people', () => {
  it('on the same part: the second sees what the own text would do to the work of the first, and saves again', async () => {
    const { text, seen } = await partOf('units');
    const unit = (code: string) =>
      `  - code: ${code}\n    label: { da: bdt., en: bundle }\n    plural: { da: bdt., en: bundles }\n    unece: XBE\n`;
    const [withOne, withTwo] = [`${text}${unit('xa')}`, `${text}${unit('xb')}`];
    expect((await change('units', withOne, { seen })).problem).toBeNull();
    const stale = await change('units', withTwo, { seen });
    expect([stale.problem?.code, stale.added.first, stale.seen]).toEqual([
      'PART_CHANGED',
      ['xb'],
      (await partOf('units')).seen,
    ]);
    expect((await partOf('units')).text).toContain('xa');
    expect((await change('units', withTwo, { seen: stale.seen })).problem).toBeNull();
  });

  it('a second press of the same form is done once', async () => {
    const { text, seen } = await partOf('synonyms');
    const more = `${text}da,dims,hæfteklammer\n`;
    expect((await change('synonyms', more, { seen })).problem).toBeNull();
    const { log } = await partOf('synonyms');
    expect((await change('synonyms', more, { seen })).problem).toBeNull();
    expect((await partOf('synonyms')).log.length).toBe(log.length);
  });
});

describe('tables', () => {
  it('are read as Danish spreadsheets write them, with a warning', async () => {
    const typed = Buffer.from('language;typed;means\r\nda;krølleklips;hæfteklammer\r\n', 'latin1');
    const planned = await change('synonyms', typed, { dry: true });
    expect([planned.problem, planned.added.first, planned.faults.map(({ isWarning }) => isWarning)]).toEqual([
      null,
      [expect.stringContaining('krølleklips')],
      [true],
    ]);
  });

  it('of prices change the rows of an uploaded file alone, and the log has their numbers', async () => {
    const { rows } = await counter.database.pool.query<{ sku: string; gross_oere: number }>(
      'SELECT sku, gross_oere FROM product WHERE parent_id IS NULL AND gross_oere > 10000 ORDER BY sku LIMIT 2',
    );
    const [one, two] = rows;
    const file = `sku;price\n${one?.sku};${((one?.gross_oere ?? 0) + 100) / 100}\n`.replace('.', ',');
    const planned = await change('products', file, { dry: true });
    expect([planned.problem, planned.changed.first, planned.difference]).toEqual([null, [one?.sku], null]);
    expect((await change('products', file)).problem).toBeNull();
    const after = await counter.database.pool.query(
      'SELECT sku, gross_oere FROM product WHERE sku = ANY ($1) ORDER BY sku',
      [[one?.sku, two?.sku]],
    );
    expect(after.rows).toEqual([{ ...one, gross_oere: (one?.gross_oere ?? 0) + 100 }, two]);
    const { text, log } = await partOf('products');
    expect([text, log[0]?.changed.first, log[0]?.hasText]).toEqual(['', [one?.sku], false]);
  });

  it.each([
    ['', 'PART_EMPTY'],
    ['x'.repeat(1024 * 1024 + 1), 'PART_TOO_LARGE'],
    [`language,typed,means\nda,dimser,hæfteklammer${' '.repeat(1024 * 1024 - 46)}`, null],
  ])('of an impossible length are refused (%#)', async (content, code) => {
    expect((await change('synonyms', content, { dry: true })).problem?.code ?? null).toBe(code);
  });
});

test.each(TYPED_PARTS)('%s saved as it is changes nothing, and is not logged', async (part) => {
  const { text, seen, log } = await partOf(part);
  if (text === '') return;
  const { problem, added, changed, removed } = await change(part, text, { seen });
  expect([problem, added.count, changed.count, removed.count]).toEqual([null, 0, 0, 0]);
  expect(await partOf(part)).toMatchObject({ text, seen, log });
});

describe('pictures that a text names', () => {
  it('are those that the shop has', async () => {
    const { text } = await partOf('variants');
    const [logo] = /logo: \S+/.exec(text) ?? [];
    expect(logo).toBeDefined();
    const done = await change('variants', text.replace(/name: .+/, 'name: Kontor i prøve'), { dry: true });
    expect([done.problem, done.changed.count]).toEqual([null, 1]);
    expect((await change('variants', text.replace(logo ?? '', 'logo: pictures/ukendt.webp'))).problem?.code).toBe(
      'PART_FAULTY',
    );
  });
});

describe('a record in a form', () => {
  const ONE = 'query ($name: String!, $key: String) { staffShopRecord(name: $name, key: $key) { schema record seen } }';
  const SET = `mutation ($name: String!, $key: String, $record: String, $seen: String!, $dry: Boolean!) {
    staffChangeShopRecord(name: $name, key: $key, record: $record, seen: $seen, dry: $dry) {
      problem { code params { name value } } seen place added ${KEYS} changed ${KEYS} removed ${KEYS}
      faults { line column message isWarning } difference { kind text } } }`;

  async function recordAt(name: string, key: string | null) {
    const found = (await ask(ONE, { name, key })).data?.staffShopRecord;
    if (!found) throw new Error(`No record ${key}`);
    return { schema: JSON.parse(found.schema), record: JSON.parse(found.record ?? 'null'), seen: found.seen };
  }

  async function set(name: string, key: string | null, record: unknown, seen = '', dry = false) {
    const json = record === null ? null : JSON.stringify(record);
    const done = (await ask(SET, { name, key, record: json, seen, dry })).data?.staffChangeShopRecord;
    if (!done) throw new Error('not answered');
    return done;
  }

  const unit = (code: string) => ({ code, label: 'pose', plural: { da: 'poser', en: 'bags' }, unece: 'XBG' });

  test.each(TYPED_PARTS.filter((part) => placeOfPart(part).form))(
    'of %s sent as it is shown changes nothing',
    async (part) => {
      const { records } = await partOf(part);
      const keys = placeOfPart(part).form?.length === 0 ? [''] : (records ?? []).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) {
        const { schema, record, seen } = await recordAt(part, key);
        if (Object.keys(record).length === 0) continue;
        const sent = recordTyped(schema, sentFields(recordFields(schema, record)));
        const { problem, added, changed, removed } = await set(part, key, sent, seen, true);
        expect([part, key, problem, added.count, changed.count, removed.count]).toEqual([part, key, null, 0, 0, 0]);
      }
    },
  );

  it('is added, changed and removed, and a second press does it once', async () => {
    const word = { code: 'praktisk', name: { da: 'Praktisk', en: 'Practical' }, categories: [], position: 900 };
    const { text } = await partOf('gift_themes');
    const [category = ''] = /- (\S.*\/.*|[a-zæøå-]+)\n/.exec(text.slice(text.indexOf('categories:')))?.slice(1) ?? [];
    const theme = { ...word, categories: [category] };
    for (const _press of [1, 2]) expect((await set('gift_themes', null, theme)).problem).toBeNull();
    const { record, seen } = await recordAt('gift_themes', 'praktisk');
    for (const _press of [1, 2])
      expect((await set('gift_themes', 'praktisk', { ...record, position: 901 }, seen)).problem).toBeNull();
    expect((await recordAt('gift_themes', 'praktisk')).record.position).toBe(901);
    const stale = await set('gift_themes', 'praktisk', { ...record, position: 902 }, seen);
    expect([stale.problem?.code, lines(stale, 'added'), lines(stale, 'removed')]).toEqual([
      'PART_CHANGED',
      ['position: 902'],
      ['position: 901'],
    ]);
    for (const _press of [1, 2])
      expect(
        (
          await set(
            'gift_themes',
            'praktisk',
            null,
            (
              await recordAt('gift_themes', 'praktisk').catch(() => ({ seen: '' }))
            ).seen,
          )
        ).problem,
      ).toBeNull();
    expect((await partOf('gift_themes')).text).toBe(text);
  });

  it('is not disturbed by a change of another record', async () => {
    const one = await recordAt('units', 'pk');
    const other = await recordAt('units', 'ds');
    expect((await set('units', 'pk', { ...one.record, unece: 'XPA' }, one.seen)).problem).toBeNull();
    expect((await set('units', 'ds', { ...other.record, unece: 'XBX' }, other.seen)).problem).toBeNull();
    expect([(await recordAt('units', 'pk')).record.unece, (await recordAt('units', 'ds')).record.unece]).toEqual([
      'XPA',
      'XBX',
    ]);
  });

  it('has its faults at its place in the file', async () => {
    const { record, seen } = await recordAt('units', 'rl');
    const wrong = await set('units', 'rl', { ...record, unece: '?' }, seen);
    expect([wrong.problem?.code, wrong.faults.map(({ column }) => column)]).toEqual([
      'PART_FAULTY',
      [`${wrong.place}.unece`],
    ]);
    const added = await set('units', null, { ...unit('xz'), unece: '' });
    expect(added.faults.map(({ column }) => column)).toEqual([`${added.place}.unece`]);
  });

  it('with the code of another one is refused when it is new', async () => {
    const taken = await set('units', null, unit('par'));
    expect([taken.problem?.code, taken.faults[0]?.message]).toEqual([
      'PART_FAULTY',
      expect.stringContaining('"par" står også i'),
    ]);
  });

  it('that is gone is refused', async () => {
    expect((await set('units', 'nope', unit('nope'))).problem?.code).toBe('PART_RECORD_GONE');
    expect((await ask(ONE, { name: 'units', key: 'nope' })).data?.staffShopRecord).toBeNull();
  });

  test.each([
    ['synonyms', '{}'],
    ['units', '[]'],
    ['units', 'x'],
    ['units', `{"code":"${'x'.repeat(100_000)}"}`],
  ])('of %s that is none is refused (%#)', async (name, record) => {
    expect(
      (await ask(SET, { name, key: null, record, seen: '', dry: true })).data?.staffChangeShopRecord,
    ).toBeUndefined();
  });
});
