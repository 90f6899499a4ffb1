// A picture as content's files name it: a file of the folder, or what the shop draws; and what becomes of it in an entry.
import { createHash } from 'node:crypto';
import { z } from 'zod/v4';
import { faultSentence } from '#backend/commerce/catalogue/import/fault-words';
import { keepOnce } from '#backend/commerce/catalogue/import/picture-source';
import type { RefusedCell } from '#backend/commerce/catalogue/import/row/read-pictures';
import type { NewEntry } from '#backend/content/entries/entries.sql';
import { drawingReader } from '#backend/ports/media/drawing-named';
import { type LoadDrawings, programFor, versionOfDrawing } from '#backend/ports/media/drawings';
import { versionOfFile } from '#backend/ports/media/media';
import { fetchPicture, isWebAddress } from '#backend/ports/media/picture-fetch';
import { findPictures, pictureBytes, pictureHash, type RefusedPicture } from '#backend/ports/media/picture-intake';
import { slugOf } from '#domain/text/slug';
import type { ApplyContext } from '../../section';
import { fetchedBefore } from './content.sql';

export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Her skal stå en farve som #1d4ed8.');

const FILE = /^pictures\/\S.*\.(jpe?g|png|webp|avif)$/i;

/** A picture of the web is a URL, which needs no extension. */
const isPictureAddress = (name: string): boolean => isWebAddress(name) && URL.canParse(name);

const picturePath = z
  .string()
  .max(300)
  .refine((name) => FILE.test(name) || isPictureAddress(name) || name.startsWith('drawing:'));

/** Which there are, the program that draws knows. */
const drawnName = z.string().regex(/^[a-z][a-z-]{0,39}$/);

const drawing = z.strictObject({
  drawing: drawnName,
  colour,
  accent: colour.optional(),
  view: z.enum(['main', 'detail', 'scene']).default('main'),
  mark: z.string().max(40).optional(),
  count: z.int().min(1).max(100).optional(),
  traits: z.array(z.string().max(40)).max(10).optional(),
  facts: z.record(z.string().max(20), z.union([z.number(), z.string().max(40)])).optional(),
});

const scene = z.strictObject({
  scene: drawnName,
  wall: colour,
  floor: colour,
  main: colour,
  accent: colour,
});

/** A file below pictures/, an address of the web, a drawing by family and colour, or a drawing or scene with all that it is drawn by. */
const NO_PICTURE =
  'Et billede er en fil som pictures/forside.jpg (jpg, png, webp eller avif), en adresse som https://…, en tegning som drawing:desk:#c9a67c, eller et opslag med drawing eller scene.';

export const picture = z.union([picturePath, drawing, scene], NO_PICTURE);

export type PictureNamed = z.infer<typeof picture>;

/** What is drawn, as the entry of a picture stores it. */
export type Drawn = { kind: string } & Record<string, unknown>;

export interface Taken {
  /** The picture's entries, in both languages. */
  entries: NewEntry[];
  /** The shape of Strapi's UploadFile. */
  file: Record<string, unknown>;
  /** The name that it is printed by: a JPEG is stored, and printed, as WebP. */
  named: PictureNamed | undefined;
}

const REFUSED: Record<RefusedPicture, string> = {
  picturePath: 'Billedets sti skal ligge inde i mappen og bestå af bogstaver, cifre og almindelige tegn.',
  pictureMissing: 'Billedet findes ikke i mappen.',
  pictureFolder: 'Her skal stå en fil og ikke en mappe.',
  pictureUnreadable: 'Billedet kan ikke læses. Det skal være en hel JPEG, PNG, WebP eller AVIF på højst 20 MB.',
};

export interface Pictures {
  /** `name` is the picture's own among all of the content. A text instead says why the file cannot be taken. */
  take(name: string, named: PictureNamed, alternativeText: string): Promise<Taken | string>;
  drawn(name: string, drawing: Drawn, alternativeText: string): Taken;
  /** A file that is already stored, by its hash. */
  kept(name: string, hash: string, alternativeText: string): Taken;
}

/** Files that were taken before are not decoded again. */
export function openPictures(context: ApplyContext): Pictures {
  // Both languages of an entry show the same picture: it is fetched once.
  const fetched = new Map<string, Promise<Kept | string>>();
  const fetchedOnce = (address: string) => {
    const taken = fetched.get(address) ?? takeFromWeb(context, address);
    fetched.set(address, taken);
    return taken;
  };
  const drawn: Pictures['drawn'] = (name, body, alternativeText) =>
    pictureTaken({ name, alternativeText, body, version: versionOfDrawing(body), source: null });
  return {
    drawn,
    kept: (name, hash, alternativeText) =>
      pictureTaken({ name, alternativeText, body: fileBody(hash), version: versionOfFile(hash), source: null }),
    async take(name, named, alternativeText) {
      const shown = await drawnOf(named, context.drawings);
      if (shown) return { ...drawn(name, shown, alternativeText), named };
      if (typeof named !== 'string' || named.startsWith('drawing:')) return NO_PICTURE;
      const taken = await (isWebAddress(named) ? fetchedOnce(named) : takeFile(context, named));
      if (typeof taken === 'string') return taken;
      const { hash, source } = taken;
      const made = { name, alternativeText, body: fileBody(hash), version: versionOfFile(hash) };
      return { ...pictureTaken({ ...made, source }), named: source.path };
    },
  };
}

const printedPath = (path: string): string => path.replace(/\.[a-z]+$/i, '.webp');

/** Null for what is no drawing, and for one that the program does not draw. */
async function drawnOf(named: PictureNamed, load: LoadDrawings): Promise<Drawn | null> {
  if (typeof named === 'string') {
    const spec = (await drawingReader(load)(named))?.spec;
    return spec ? { kind: 'product', spec } : null;
  }
  const described = describedDrawing(named);
  return (await programFor(described, load)).draws(described) ? described : null;
}

function describedDrawing(named: Exclude<PictureNamed, string>): Drawn {
  if ('scene' in named) {
    const { scene: name, ...palette } = named;
    return { kind: 'scene', name, palette };
  }
  const { drawing: family, ...rest } = named;
  return { kind: 'product', spec: { family, ...rest } };
}

/** The hash of a stored picture, the path that it is printed at, and the URL that it was fetched from. */
interface Kept {
  hash: string;
  source: { path: string; address?: string };
}

/** A picture that was fetched before is fetched again only on request, so that a second apply needs no web. */
async function takeFromWeb({ on, now, dryRun, fetchPictures }: ApplyContext, address: string): Promise<Kept | string> {
  const known = await fetchedBefore(on, address);
  const place = { line: 0, column: null };
  const refused = (code: RefusedCell['code'], params?: RefusedCell['params']) =>
    faultSentence({ ...place, code, params: { value: address, ...params } });
  if (!fetchPictures) return known ?? refused('pictureNotFetched');
  if (dryRun) return known ?? { hash: await pictureHash(Buffer.from(address)), source: printedFrom(address) };
  const fetched = await fetchPicture(address);
  if (!fetched.ok) return refused(fetched.refusal, { reason: fetched.reason });
  const hash = await keepOnce(fetched.bytes, { on, now });
  return hash === null ? refused('pictureNoPicture') : { hash, source: printedFrom(address) };
}

/** Named by the last part of the URL, which people recognise, and by the URL, which is unique. */
function printedFrom(address: string): { path: string; address: string } {
  const last =
    new URL(address).pathname
      .split('/')
      .at(-1)
      ?.replace(/\.[a-z]+$/i, '') ?? '';
  const name = slugOf(last.replaceAll(/%[0-9a-f]{2}/gi, '-')) || 'billede';
  const mark = createHash('sha256').update(address).digest('hex').slice(0, 8);
  return { path: `pictures/${name.slice(0, 60)}-${mark}.webp`, address };
}

/** The hash that the file is stored by, or why it cannot be accepted. `prepare` converts the file's bytes into the stored form. */
export async function takeFile(
  { on, folder, now }: ApplyContext,
  path: string,
  prepare: (bytes: Buffer) => Promise<Buffer | null> = async (bytes) => bytes,
): Promise<Kept | string> {
  const twin = folder
    .list('pictures', '')
    .find((one) => one !== path && (FILE.test(one) || /\.svg$/i.test(one)) && printedPath(one) === printedPath(path));
  if (twin) return `${twin} og ${path} bliver til samme fil, når butikken skrives ud. Giv dem hver sit navn.`;
  if (!folder.has(path)) return REFUSED.pictureMissing;
  const found = await findPictures(folder.onDisk(''), path);
  if (typeof found === 'string') return REFUSED[found];
  const [file = ''] = found;
  const read = await pictureBytes(file);
  const bytes = read && (await prepare(read));
  const hash = bytes && (await keepOnce(bytes, { on, now }));
  return hash ? { hash, source: { path: printedPath(path) } } : REFUSED.pictureUnreadable;
}

export const fileBody = (file: string): Drawn => ({ kind: 'product', spec: { file } });

interface Made {
  name: string;
  alternativeText: string;
  body: Drawn;
  version: string;
  /** Where it came from: the path in the folder, the address of the web. */
  source: Kept['source'] | null;
}

export function pictureTaken({ name, alternativeText, body, version, source }: Made): Taken {
  const key = pictureKey(name);
  const file = { documentId: key, id: key, name: alternativeText || name, alternativeText };
  const entry = {
    ...{ documentId: key, type: 'media' as const, key, storeCodes: null, position: 0 },
    ...{ dateFrom: null, dateTo: null, body },
  };
  return {
    entries: [
      { ...entry, locale: 'da', source },
      { ...entry, locale: 'en' },
    ],
    file: { ...file, size: 0, mime: 'image/webp', ext: '.webp', url: `/media/${key}.webp?v=${version}` },
    named: undefined,
  };
}

/** Letters, digits and single hyphens, as addresses of pictures have them. */
export const pictureKey = (name: string): string =>
  `content/${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
