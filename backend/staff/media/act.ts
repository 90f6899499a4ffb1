// Acts of staff on a picture of the media library: on the state that the page showed, logged in the same transaction.
import { keepPicture, picturesOfProduct, seenProduct } from '#backend/commerce/catalogue/index';
import { subjectState } from '#backend/commerce/staff/index';
import type { Transaction } from '#backend/db/transaction';
import type { StaffMediaInput } from '#backend/generated/staff';
import { drawnAgain } from '#backend/ports/media/photo-intake';
import { sectionOf } from '#backend/ports/media/picture-intake';
import { bytesOf } from '#backend/ports/media/pictures.sql';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { MEDIA_TEXTS, type MediaAct, MOST_MEDIA_TEXT, pictureSection } from '#domain/staff/media-library';
import { type ChangedFact, changedFacts } from '#domain/staff/order-state';
import { tidyLine } from '#domain/validate/written';
import { type Acted, actRefused, loggedAct } from '../content/act';
import type { StaffContext } from '../context';
import { actOnProduct } from '../products/act';
import { readSeen, seenFrom } from '../seen';
import {
  lockMedia,
  type MediaRow,
  type MediaWords,
  mediaOfHash,
  takeOutOfLibrary,
  writeMedia,
  writeSection,
} from './media.sql';

interface Acting {
  hash: string;
  act: MediaAct;
  /** The picture as the page showed it. */
  seen: string;
  input: StaffMediaInput;
  staff: string;
}

/** `made`: the hash of a section, the SKU of a product. */
type MediaActed = { done: Outcome<{ made: string | null }>; changes: ChangedFact[] };

export async function actOnMedia(acting: Acting, context: StaffContext): Promise<MediaActed> {
  const { hash, act } = acting;
  const picture = await mediaOfHash(context.pool, hash);
  if (!picture) return { done: refusal('MEDIA_UNKNOWN'), changes: [] };
  if (act === 'use') return showOnProduct(picture, acting, context);
  if (act === 'section') return { done: await makeSection(picture, acting, context), changes: [] };
  const words = act === 'remove' ? null : wordsTyped(acting.input);
  if (words && !words.ok) return { done: words, changes: [] };
  const work = (tx: Transaction) =>
    words ? writeMediaWords(tx, acting, words.words) : takeOut(tx, acting, context.now);
  const { done, changes } = await loggedAct(context.pool, deedOf(acting, context), work);
  return { done: done.ok ? { ok: true, made: null } : done, changes };
}

const deedOf = ({ hash, act, staff }: Acting, { now }: StaffContext) =>
  ({ staff, command: `media ${act}`, kind: 'picture', subject: hash, told: null, now }) as const;

function wordsTyped(input: StaffMediaInput): Outcome<{ words: MediaWords }> {
  const words: MediaWords = { name: '', altDa: '', altEn: '' };
  for (const field of MEDIA_TEXTS) {
    const max = MOST_MEDIA_TEXT[field];
    words[field] = tidyLine(input[field] ?? '');
    if (words[field].length > max) return refusal('TOO_LONG', { field, params: { max } });
  }
  return words.name === '' ? refusal('REQUIRED', { field: 'name' }) : { ok: true, words };
}

async function writeMediaWords(tx: Transaction, { hash, act, seen, staff }: Acting, words: MediaWords): Promise<Acted> {
  const { client } = tx;
  const row = await lockMedia(client, hash);
  if (!row) return actRefused(refusal('MEDIA_UNKNOWN'));
  // The same picture uploaded again retains what it is called; the second click finds the work of the first.
  const isSame = row.name === words.name && row.alt_da === words.altDa && row.alt_en === words.altEn;
  if (row.in_library && (act === 'add' || isSame)) return { done: { ok: true }, changes: [] };
  const state = await subjectState(client, 'picture', hash);
  const others = act === 'add' ? [] : changedFacts(seenFrom(seen), state);
  if (others.length > 0) return actRefused(refusal('MEDIA_CHANGED'), others);
  await writeMedia(client, hash, { ...words, staff });
  return { done: { ok: true }, changes: [] };
}

async function takeOut({ client }: Transaction, { hash }: Acting, now: Date): Promise<Acted> {
  const row = await lockMedia(client, hash);
  if (!row) return actRefused(refusal('MEDIA_UNKNOWN'));
  return (await takeOutOfLibrary(client, hash, now))
    ? { done: { ok: true }, changes: [] }
    : actRefused(refusal('MEDIA_IN_USE'));
}

/** Of the original, so that a section of a section loses nothing. */
async function makeSection(
  picture: MediaRow,
  { input, staff }: Acting,
  context: StaffContext,
): Promise<Outcome<{ made: string }>> {
  const { pool, now } = context;
  const { ratio, size, x, y } = input;
  const section = pictureSection({ ratio, size, x, y });
  if (!section) return refusal('MEDIA_SECTION', { field: 'size' });
  const original = picture.original ?? picture.hash;
  const drawn = await drawnAgain(await bytesOf(pool, original), (upright) => sectionOf(upright, section));
  if (!drawn.ok) return drawn;
  const { hash } = drawn;
  const name = tidyLine(`${picture.name} ${section.ratio}`).slice(-MOST_MEDIA_TEXT.name);
  const deed = deedOf({ hash, act: 'section', staff, seen: '', input }, context);
  const { done } = await loggedAct(pool, deed, async ({ client }) => {
    await keepPicture(client, { ...drawn, source: hash, at: now });
    const known = await lockMedia(client, hash);
    if (known && !known.in_library) {
      await writeMedia(client, hash, { name, altDa: picture.alt_da, altEn: picture.alt_en, staff });
      await writeSection(client, hash, { original, section });
    }
    return { done: { ok: true }, changes: [] };
  });
  return done.ok ? { ok: true, made: hash } : done;
}

/** Last of its pictures; a product that shows it already stays as it is. */
async function showOnProduct(picture: MediaRow, { input, staff }: Acting, context: StaffContext): Promise<MediaActed> {
  const sku = input.sku?.trim() ?? '';
  const found = sku === '' ? null : await seenProduct(context.pool, sku);
  if (!found) return { done: refusal(sku === '' ? 'REQUIRED' : 'PRODUCT_UNKNOWN', { field: 'sku' }), changes: [] };
  const seen = await readSeen(context.pool, 'product', sku);
  const own = (await picturesOfProduct(context.pool, found.id)).map(({ version, alt_da, alt_en }) => ({
    ...{ picture: version, altDa: alt_da, altEn: alt_en },
  }));
  const added = { picture: picture.hash, altDa: picture.alt_da, altEn: picture.alt_en };
  const acting = { sku, act: 'pictures' as const, seen, input: { pictures: [...own, added] }, staff };
  const { done, changes } = await actOnProduct(acting, context);
  return { done: done.ok ? { ok: true, made: sku } : { ...done, field: 'sku' }, changes };
}
