// Pictures in the back office: uploads and their checks; order, texts and removal on a product; the media library; and what an import leaves.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importProducts } from '#backend/commerce/catalogue/import/import-products';
import { dropUnusedPictures } from '#backend/commerce/catalogue/maintenance/maintenance.sql';
import { inTransaction } from '#backend/db/transaction';
import { bytesOf } from '#backend/ports/media/pictures.sql';
import { MOST_PRODUCT_PICTURES } from '#domain/staff/product-pictures';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { heicPhoto, jpegPhoto, pngPhoto, webpPhoto } from '../support/photo';
import { staffDesk } from './staff-desk';
import { type Counter, openCounter, someSkus } from './test-backend';

let counter: Counter;
let sku = '';
beforeAll(async () => {
  counter = await openCounter();
  [sku = ''] = await someSkus(counter, 1);
  for (const role of STAFF_ROLES) await enter(role);
});
afterAll(() => counter?.close());

interface Picture {
  key: string;
  version: string;
  altDa: string;
  altEn: string;
}
interface Change {
  name: string;
  before: string;
  after: string;
}
interface Done {
  problem: { code: string; field: string | null } | null;
  changes: Change[];
}
interface Product {
  seen: string;
  texts: { nameDa: string; nameEn: string };
  pictures: Picture[];
  timeline: { what: string; changes: Change[] }[];
}
interface Media {
  hash: string;
  name: string;
  altDa: string;
  altEn: string;
  inLibrary: boolean;
  addedBy: string;
  uses: { kind: string; key: string }[];
}
interface MediaFile {
  media: Media;
  seen: string;
  original: string | null;
  section: { ratio: string; size: number; x: number; y: number } | null;
  sections: { hash: string }[];
  timeline: { what: string }[];
}
interface Answered {
  staffProduct?: Product | null;
  staffActOnProduct?: Done;
  staffMedia?: { rows: Media[]; hasMore: boolean };
  staffMediaFile?: MediaFile | null;
  staffActOnMedia?: Done & { made: string | null };
}
const { ask, enter, tokenOf } = staffDesk<Answered>(() => counter);

async function upload(
  file: Uint8Array,
  role = 'administrator',
): Promise<{ ok: boolean; code?: string; hash?: string }> {
  const headers = { authorization: `Bearer ${tokenOf(role)}` };
  const request = new Request('http://localhost/staff-picture', {
    method: 'POST',
    headers,
    body: new Uint8Array(file),
  });
  return (await counter.backend.files(request)).json();
}
const uploaded = async (file: Uint8Array): Promise<string> => (await upload(file)).hash ?? '';

async function product(): Promise<Product> {
  const query = `query ($sku: String!) { staffProduct(sku: $sku) { seen texts { nameDa nameEn }
    pictures { key version altDa altEn } timeline { what changes { name before after } } } }`;
  const found = (await ask(query, { sku })).data?.staffProduct;
  if (!found) throw new Error(`${sku} is not there`);
  return found;
}

interface Wanted {
  picture: string;
  altDa?: string;
  altEn?: string;
}
async function act(wanted: Wanted[], { seen = '', role = 'administrator' } = {}) {
  const query = `mutation ($sku: String!, $seen: String!, $input: StaffProductInput!) {
    staffActOnProduct(sku: $sku, act: "pictures", seen: $seen, input: $input) { problem { code field } changes { name before after } } }`;
  const pictures = wanted.map((one) => ({ altDa: '', altEn: '', ...one }));
  return ask(query, { sku, seen: seen || (await product()).seen, input: { pictures } }, role);
}
async function done(wanted: Wanted[], seen = ''): Promise<Done> {
  const { data, codes } = await act(wanted, { seen });
  if (!data?.staffActOnProduct) throw new Error(codes.join());
  return data.staffActOnProduct;
}
const own = (pictures: readonly Picture[]): Wanted[] =>
  pictures.map(({ version, altDa, altEn }) => ({ picture: version, altDa, altEn }));
const shown = async () => (await product()).pictures.map(({ version, altDa, altEn }) => [version, altDa, altEn]);
const logged = () => counter.rows(`SELECT 1 FROM staff_action WHERE command = 'product pictures'`);

describe('an upload', () => {
  it('requires the right catalogue or content', async () => {
    const file = await jpegPhoto(1);
    for (const role of STAFF_ROLES) {
      const may = roleHasRight(role, 'catalogue', 'content');
      expect([role, await upload(file, role)]).toMatchObject([
        role,
        may ? { ok: true } : { code: 'STAFF_RIGHT_MISSING' },
      ]);
    }
    expect(await upload(file, 'nobody')).toMatchObject({ ok: false, code: 'STAFF_RIGHT_MISSING' });
    const get = new Request('http://localhost/staff-picture');
    expect((await counter.backend.files(get)).status).toBe(404);
  });

  it.each<[what: string, file: () => Promise<Buffer> | Buffer, code: string]>([
    ['of 0 bytes', () => Buffer.alloc(0), 'PICTURE_UNREADABLE'],
    ['of HTML', () => Buffer.from('<html><script>alert(1)</script></html>'), 'PICTURE_UNREADABLE'],
    ['of SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'PICTURE_UNREADABLE'],
    ['that begins as a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'PICTURE_UNREADABLE'],
    ['that is cut off', async () => (await jpegPhoto(5, 900, 900)).subarray(0, 900), 'PICTURE_UNREADABLE'],
    ['above 12 MB', () => Buffer.alloc(12 * 1024 * 1024 + 1, 1), 'PICTURE_TOO_LARGE'],
    [
      'of more pixels than it may have',
      () =>
        sharp({ create: { width: 6000, height: 5001, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'PICTURE_TOO_WIDE',
    ],
  ])('%s is refused', async (_what, file, code) => {
    expect(await upload(await file())).toMatchObject({ ok: false, code });
  });

  it('is stored upright as WebP without the camera’s notes, once for the same file', async () => {
    for (const file of [await jpegPhoto(2), await pngPhoto(2), await webpPhoto(2), await heicPhoto()]) {
      const hash = await uploaded(file);
      expect(await uploaded(file)).toBe(hash);
      const { format, exif } = await sharp(await bytesOf(counter.database.pool, hash)).metadata();
      expect([format, exif]).toEqual(['webp', undefined]);
    }
    const { width, height } = await sharp(
      await bytesOf(counter.database.pool, await uploaded(await jpegPhoto(3, 60, 40))),
    ).metadata();
    expect([width, height]).toEqual([40, 60]);
  });
});

describe('the pictures of a product', () => {
  it('are changed by the right catalogue alone', async () => {
    const before = await shown();
    for (const role of STAFF_ROLES) {
      if (roleHasRight(role, 'catalogue')) continue;
      expect([role, (await act([], { role })).codes]).toEqual([role, ['STAFF_RIGHT_MISSING']]);
    }
    expect(await shown()).toEqual(before);
    expect(await logged()).toEqual([]);
  });

  it('are added after those that it has, shown in the shop, and logged', async () => {
    const { pictures, texts } = await product();
    const [one, other] = [await uploaded(await jpegPhoto(11)), await uploaded(await jpegPhoto(12))];
    const added = [{ picture: one, altDa: ' Set  forfra ', altEn: 'Front' }, { picture: other }];
    expect((await done([...own(pictures), ...added])).problem).toBe(null);
    expect((await shown()).slice(pictures.length)).toEqual([
      [one.slice(0, 16), 'Set forfra', 'Front'],
      [other.slice(0, 16), texts.nameDa, texts.nameEn],
    ]);
    const last = (await product()).pictures.at(-1);
    const media = new Request(`http://localhost/media/${last?.key}.webp?w=200&v=${last?.version}`);
    expect((await counter.backend.files(media)).status).toBe(200);
    const [event] = (await product()).timeline;
    expect(event).toMatchObject({ what: 'product-pictures', changes: [{ before: '' }, { before: '' }] });
    expect(event?.changes[0]?.after).toBe(`Set forfra / Front [${one.slice(0, 8)}]`);
    // The same file once more is no second picture.
    expect((await done([...own((await product()).pictures), { picture: one }])).problem).toBe(null);
    expect((await product()).pictures).toHaveLength(pictures.length + 2);
  });

  it('are shown in their order: the first is the one of lists', async () => {
    const { pictures } = await product();
    const reversed = [...pictures].reverse();
    expect((await done(own(reversed))).problem).toBe(null);
    expect((await shown()).map(([version]) => version)).toEqual(reversed.map(({ version }) => version));
    const [card] = await counter.rows<{ picture: [string, string, string] }>(
      `SELECT da -> 'picture' AS picture FROM product_card c JOIN product p ON p.id = c.product_id WHERE p.sku = $1`,
      [sku],
    );
    expect(card?.picture[1]).toBe(reversed[0]?.version);
  });

  it('retain a text that was written, and follow the name where none was', async () => {
    const texts = {
      nameDa: 'Nyt navn',
      nameEn: 'New name',
      shortDa: '',
      shortEn: '',
      descriptionDa: '',
      descriptionEn: '',
    };
    const query = `mutation ($sku: String!, $seen: String!, $input: StaffProductInput!) {
      staffActOnProduct(sku: $sku, act: "texts", seen: $seen, input: $input) { problem { code field } changes { name before after } } }`;
    await ask(query, { sku, seen: (await product()).seen, input: texts });
    const names = (await product()).pictures.map(({ altDa, altEn }) => `${altDa} / ${altEn}`);
    expect(new Set(names)).toEqual(new Set(['Nyt navn / New name', 'Set forfra / Front']));
  });

  it('of a file with the same pictures retain their texts; a file that has texts writes them', async () => {
    const { pool, clock } = { pool: counter.database.pool, clock: counter.clock };
    const { pictures } = await product();
    const [first, second] = pictures;
    if (!first || !second) throw new Error('two pictures are needed');
    const specs = await counter.rows<{ version: string; spec: object }>('SELECT version, spec FROM product_picture');
    const drawingOf = (name: string) => specs.find(({ version }) => version === name) ?? null;
    const take = (cells: Record<string, string>) => {
      const row = { sku, base_image: first.version, additional_images: second.version, ...cells };
      const file = [Object.keys(row), Object.values(row)];
      return importProducts({ pool, file, images: null, drawingOf, dryRun: false, now: clock.now() });
    };
    expect((await take({})).ok).toBe(true);
    expect((await product()).pictures).toMatchObject([first, second].map(({ altDa, altEn }) => ({ altDa, altEn })));
    expect((await take({ image_texts: '[["Forfra",""],["","Back"]]' })).ok).toBe(true);
    expect(await shown()).toEqual([
      [first.version, 'Forfra', 'New name'],
      [second.version, 'Nyt navn', 'Back'],
    ]);
    const wrong = await take({ image_texts: '["Forfra"]' });
    expect(wrong).toMatchObject({ ok: false, faults: [{ column: 'image_texts', code: 'imageTextsShape' }] });
    const long = await take({ image_texts: JSON.stringify([['x'.repeat(256), '']]) });
    expect(long.ok).toBe(false);
    expect((await take({ image_texts: JSON.stringify([['x'.repeat(255), '']]) })).ok).toBe(true);
  });

  it('that a colleague changed are not overwritten; the same form twice is done once', async () => {
    const { pictures, seen } = await product();
    const hash = await uploaded(await jpegPhoto(21));
    const before = (await logged()).length;
    const form = [...own(pictures), { picture: hash, altDa: 'Én gang' }];
    const both = await Promise.all([done(form, seen), done(form, seen)]);
    expect(both.map(({ problem }) => problem)).toEqual([null, null]);
    expect((await done(form, seen)).problem).toBe(null);
    expect((await product()).pictures).toHaveLength(pictures.length + 1);
    expect((await logged()).length).toBe(before + 1);
    const late = await done(own(pictures).slice(1), seen);
    expect(late.problem?.code).toBe('PRODUCT_CHANGED');
    expect(late.changes).toHaveLength(1);
    expect(late.changes[0]?.after).toContain('Én gang');
    expect((await product()).pictures).toHaveLength(pictures.length + 1);
  });

  it('are refused at the field: too many, too long a text, a picture that is not stored', async () => {
    const { pictures } = await product();
    const many = await Promise.all(
      Array.from({ length: MOST_PRODUCT_PICTURES + 1 }, async (_, at) => ({
        picture: await uploaded(await pngPhoto(30 + at)),
      })),
    );
    expect((await done(many)).problem).toEqual({ code: 'PRODUCT_PICTURES_ENOUGH', field: 'files' });
    const [first] = own(pictures);
    if (!first) throw new Error('no picture');
    const long = 'x'.repeat(256);
    expect((await done([{ ...first, altEn: long }])).problem).toEqual({
      code: 'TOO_LONG',
      field: `altEn-${first.picture}`,
    });
    const added = { picture: many[0]?.picture ?? '', altDa: long };
    expect((await done([first, added])).problem).toEqual({ code: 'TOO_LONG', field: 'altDa-new' });
    expect((await done([{ picture: 'f'.repeat(32) }])).problem).toEqual({ code: 'PICTURE_NOT_STORED', field: 'files' });
    expect((await product()).pictures).toEqual(pictures);
    expect((await done(many.slice(1))).problem).toBe(null);
    expect((await product()).pictures).toHaveLength(MOST_PRODUCT_PICTURES);
  });

  it('may all be removed', async () => {
    expect((await done([])).problem).toBe(null);
    expect((await product()).pictures).toEqual([]);
    expect((await done([{ picture: await uploaded(await jpegPhoto(40)), altDa: 'x'.repeat(255) }])).problem).toBe(null);
    expect((await product()).pictures).toHaveLength(1);
  });
});

describe('the media library', () => {
  const MEDIA = `hash name altDa altEn inLibrary addedBy uses { kind key }`;
  const LIST = `query ($view: String!, $text: String!) { staffMedia(view: $view, text: $text) { rows { ${MEDIA} } hasMore } }`;
  const FILE = `query ($hash: String!) { staffMediaFile(hash: $hash) { media { ${MEDIA} } seen original
    section { ratio size x y } sections { hash } timeline { what } } }`;
  const ACT = `mutation ($hash: String!, $act: String!, $seen: String!, $input: StaffMediaInput!) {
    staffActOnMedia(hash: $hash, act: $act, seen: $seen, input: $input) { made problem { code field } changes { name before after } } }`;

  const listed = async (view = 'all', text = '') => (await ask(LIST, { view, text })).data?.staffMedia?.rows ?? [];
  async function file(hash: string): Promise<MediaFile> {
    const found = (await ask(FILE, { hash })).data?.staffMediaFile;
    if (!found) throw new Error(`No picture ${hash}`);
    return found;
  }
  async function onMedia(hash: string, name: string, input: object, seen = '') {
    const { data } = await ask(ACT, { hash, act: name, seen, input });
    if (!data?.staffActOnMedia) throw new Error(`${name} was not answered`);
    return data.staffActOnMedia;
  }
  const WORDS = { name: 'Forår', altDa: 'Blomster', altEn: 'Flowers' };
  async function added(seed: number, words: object = WORDS, size: [number, number] = [64, 48]): Promise<string> {
    const hash = await uploaded(await pngPhoto(seed, ...size));
    expect((await onMedia(hash, 'add', words)).problem).toBe(null);
    return hash;
  }

  it.each(STAFF_ROLES)('is seen and changed by %s by the rights content and catalogue', async (role) => {
    const may = roleHasRight(role, 'content', 'catalogue');
    const codes = may ? [] : ['STAFF_RIGHT_MISSING'];
    const hash = await added(200);
    const input = { ...WORDS, sku };
    expect((await ask(LIST, { view: 'all', text: '' }, role)).codes).toEqual(codes);
    expect((await ask(FILE, { hash }, role)).codes).toEqual(codes);
    expect((await ask(ACT, { hash, act: 'add', seen: '', input }, role)).codes).toEqual(codes);
    const mayUse = roleHasRight(role, 'catalogue');
    const refused = await ask(ACT, { hash: 'f'.repeat(32), act: 'use', seen: '', input }, role);
    expect(refused.codes).toEqual(mayUse ? [] : ['STAFF_RIGHT_MISSING']);
  });

  it('lists a picture that was added, found by its name, with no use', async () => {
    const hash = await added(201, { ...WORDS, name: 'Sommer 50%_' });
    const own = { hash, name: 'Sommer 50%_', altDa: 'Blomster', altEn: 'Flowers', inLibrary: true, uses: [] };
    for (const rows of [await listed(), await listed('unused'), await listed('all', 'mer 50%_')])
      expect(rows.find((row) => row.hash === hash)).toMatchObject(own);
    expect(await listed('all', 'mer 50%__')).toEqual([]);
    // Uploaded, and neither added nor shown.
    const loose = await uploaded(await pngPhoto(202));
    expect((await listed()).some((row) => row.hash === loose)).toBe(false);
  });

  it('requires a name, and texts of at most 255 characters', async () => {
    const hash = await uploaded(await pngPhoto(203));
    const problem = async (words: object) => (await onMedia(hash, 'add', { ...WORDS, ...words })).problem;
    expect(await problem({ name: ' ' })).toEqual({ code: 'REQUIRED', field: 'name' });
    expect(await problem({ name: 'x'.repeat(121) })).toEqual({ code: 'TOO_LONG', field: 'name' });
    expect(await problem({ altEn: 'x'.repeat(256) })).toEqual({ code: 'TOO_LONG', field: 'altEn' });
    expect(await problem({ name: 'x'.repeat(120), altDa: 'x'.repeat(255) })).toBe(null);
    expect((await onMedia('e'.repeat(32), 'texts', WORDS)).problem?.code).toBe('MEDIA_UNKNOWN');
  });

  it('writes texts once by two clicks, and refuses those of a stale page', async () => {
    const hash = await added(204);
    const { seen } = await file(hash);
    const changed = { ...WORDS, altDa: 'Tulipaner' };
    const both = await Promise.all([1, 2].map(() => onMedia(hash, 'texts', changed, seen)));
    expect(both.map(({ problem }) => problem)).toEqual([null, null]);
    expect((await file(hash)).timeline.map(({ what }) => what)).toEqual(['media-texts', 'media-add']);
    const stale = await onMedia(hash, 'texts', { ...WORDS, altDa: 'Roser' }, seen);
    expect(stale.problem?.code).toBe('MEDIA_CHANGED');
    expect(stale.changes).toEqual([{ name: 'altDa', before: 'Blomster', after: 'Tulipaner' }]);
    expect((await file(hash)).media.altDa).toBe('Tulipaner');
  });

  it('shows a picture on a product with the texts of the library, once', async () => {
    const hash = await added(205);
    const before = await shown();
    expect((await onMedia(hash, 'use', { sku })).problem).toBe(null);
    expect((await onMedia(hash, 'use', { sku })).problem).toBe(null);
    expect(await shown()).toEqual([...before, [hash.slice(0, 16), 'Blomster', 'Flowers']]);
    expect((await file(hash)).media.uses).toEqual([{ kind: 'product', key: sku }]);
    expect((await listed('all', sku)).map((row) => row.hash)).toContain(hash);
    expect((await listed('unused')).map((row) => row.hash)).not.toContain(hash);
    expect((await onMedia(hash, 'use', { sku: '' })).problem).toEqual({ code: 'REQUIRED', field: 'sku' });
    expect((await onMedia(hash, 'use', { sku: 'findes-ikke' })).problem?.code).toBe('PRODUCT_UNKNOWN');
  });

  it('gives its texts to a picture that is uploaded again on a product without any', async () => {
    const hash = await added(206);
    expect((await done([...own((await product()).pictures), { picture: hash }])).problem).toBe(null);
    expect((await shown()).at(-1)).toEqual([hash.slice(0, 16), 'Blomster', 'Flowers']);
  });

  it('removes what nothing shows, and nothing else', async () => {
    const [used, unused] = [await added(207), await added(208)];
    expect((await onMedia(used, 'use', { sku })).problem).toBe(null);
    expect((await onMedia(used, 'remove', {})).problem?.code).toBe('MEDIA_IN_USE');
    expect((await onMedia(unused, 'remove', {})).problem).toBe(null);
    expect((await listed()).map(({ hash }) => hash)).not.toContain(unused);
    expect((await file(used)).media.inLibrary).toBe(true);
  });

  it('crops the original, also of a part, and stores both', async () => {
    const hash = await added(209, WORDS, [400, 200]);
    const cut = { ratio: '1:1', size: 50, x: 0, y: 100 };
    const { made, problem } = await onMedia(hash, 'section', cut);
    expect(problem).toBe(null);
    const part = await file(made ?? '');
    expect(part).toMatchObject({ original: hash, section: cut, media: { name: 'Forår 1:1', altDa: 'Blomster' } });
    const size = async (of: string) => {
      const { width, height } = await sharp(await bytesOf(counter.database.pool, of)).metadata();
      return [width, height];
    };
    expect(await size(made ?? '')).toEqual([100, 100]);
    const again = await onMedia(made ?? '', 'section', { ratio: '16:9', size: 100, x: 50, y: 50 });
    expect(await size(again.made ?? '')).toEqual([356, 200]);
    expect((await file(again.made ?? '')).original).toBe(hash);
    expect((await file(hash)).sections.map((one) => one.hash).sort()).toEqual([made, again.made].sort());
    expect((await onMedia(hash, 'section', cut)).made).toBe(made);
    for (const wrong of [{ ratio: '5:1' }, { size: 9 }, { x: 101 }, { y: -1 }])
      expect((await onMedia(hash, 'section', { ...cut, ...wrong })).problem?.code).toBe('MEDIA_SECTION');
  });

  it('outlives the maintenance, with the originals of parts', async () => {
    const [kept, loose] = [await added(210, WORDS, [90, 60]), await uploaded(await pngPhoto(211))];
    const { made } = await onMedia(kept, 'section', { ratio: '1:1', size: 100, x: 50, y: 50 });
    expect((await onMedia(kept, 'remove', {})).problem).toBe(null);
    const later = new Date(counter.clock.now().getTime() + 1000);
    await inTransaction(counter.database.pool, ({ client }) => dropUnusedPictures(client, later));
    const stored = await counter.rows<{ hash: string }>('SELECT hash FROM picture_file WHERE hash = ANY ($1)', [
      [kept, loose, made],
    ]);
    expect(stored.map(({ hash }) => hash).sort()).toEqual([kept, made].sort());
  });
});
