// SQL of the pictures of complaints: collected under the key of a form, before there is a complaint; read by those who have its key or token.
import { and, eq } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import { complaintUpload } from '#backend/db/tables/index';
import { type ExtraPicture, extraPicture, isPictureSide, type PictureSide } from '#domain/complaint/pictures';

export interface UploadRow {
  id: number;
  key: string;
  linkCount: number;
  mobile: string | null;
  linkExpiresAt: Date | null;
  /** A complaint was made of it: nothing more is taken. */
  isUsed: boolean;
  sides: PictureSide[];
}

const UPLOAD = `SELECT u.id, u.key, u.link_count AS "linkCount", u.mobile, u.link_expires_at AS "linkExpiresAt",
    EXISTS (SELECT FROM complaint c WHERE c.upload_id = u.id) AS "isUsed",
    ARRAY (SELECT p.side FROM complaint_picture p WHERE p.upload_id = u.id AND p.side IN ('front', 'back', 'side') ORDER BY p.side) AS sides
  FROM complaint_upload u`;
const BY_KEY = `${UPLOAD} WHERE u.key = $1::uuid`;
const BY_LINK = `${UPLOAD} WHERE u.link_hash = $1`;

async function uploadFound(on: Queryable, text: string, value: string): Promise<UploadRow | null> {
  const { rows } = await on.query<UploadRow>(prepared(text, [value]));
  return rows[0] ?? null;
}

/** The key must be a UUID. */
export const uploadByKey = (on: Queryable, key: string): Promise<UploadRow | null> => uploadFound(on, BY_KEY, key);

export const uploadByLink = (on: Queryable, tokenHash: string): Promise<UploadRow | null> =>
  uploadFound(on, BY_LINK, tokenHash);

const LOCK = 'SELECT id FROM complaint_upload WHERE id = $1 FOR UPDATE';

/** Pictures and the complaint itself come one after another. */
export const lockUpload = (on: Queryable, id: number): Promise<unknown> => on.query(prepared(LOCK, [id]));

const OPEN = 'INSERT INTO complaint_upload (key, created_at) VALUES ($1::uuid, $2) ON CONFLICT (key) DO NOTHING';

/** A form that is known already stays as it is. */
export async function insertUpload(on: Queryable, key: string, at: Date): Promise<void> {
  await on.query(prepared(OPEN, [key, at]));
}

const ASK_LINK = `UPDATE complaint_upload SET link_count = link_count + 1, mobile = $2, link_hash = NULL, link_expires_at = NULL
  WHERE id = $1 RETURNING link_count AS "linkCount"`;

/** The link before it stops working. Returns which one this is. */
export async function askUploadLink(on: Queryable, id: number, mobile: string): Promise<number> {
  const { rows } = await on.query<{ linkCount: number }>(prepared(ASK_LINK, [id, mobile]));
  return rows[0]?.linkCount ?? 0;
}

/** False where a newer link was requested. */
export async function giveUploadLink(
  reader: Reader,
  { id, count, tokenHash, expiresAt }: { id: number; count: number; tokenHash: string; expiresAt: Date },
): Promise<boolean> {
  const given = await reader
    .update(complaintUpload)
    .set({ linkHash: tokenHash, linkExpiresAt: expiresAt })
    .where(and(eq(complaintUpload.id, id), eq(complaintUpload.linkCount, count)))
    .returning({ id: complaintUpload.id });
  return given.length > 0;
}

const OTHER_SIDE = 'SELECT side FROM complaint_picture WHERE upload_id = $1 AND hash = $2';
const KEEP = `INSERT INTO complaint_picture (upload_id, side, hash, bytes, taken_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (upload_id, side) DO UPDATE SET hash = excluded.hash, bytes = excluded.bytes, taken_at = excluded.taken_at`;

export interface NewPicture {
  side: PictureSide;
  hash: string;
  bytes: Buffer;
  at: Date;
}

/** In place of an earlier one of the side. False where the same picture shows another side. The upload must be locked. */
export async function keepUploaded(on: Queryable, id: number, { side, hash, bytes, at }: NewPicture): Promise<boolean> {
  const { rows } = await on.query<{ side: string }>(prepared(OTHER_SIDE, [id, hash]));
  if (rows.some((row) => row.side !== side)) return false;
  await on.query(prepared(KEEP, [id, side, hash, bytes, at]));
  return true;
}

const HASHES = 'SELECT side, hash FROM complaint_picture WHERE upload_id = $1';

/** Hashes of all stored pictures, and how many of them came with answers. The complaint must be locked. */
export async function extraHashes(on: Queryable, id: number): Promise<{ all: string[]; extras: number }> {
  const { rows } = await on.query<{ side: string; hash: string }>(prepared(HASHES, [id]));
  return { all: rows.map(({ hash }) => hash), extras: rows.filter(({ side }) => !isPictureSide(side)).length };
}

const KEEP_EXTRA = 'INSERT INTO complaint_picture (upload_id, side, hash, bytes, taken_at) VALUES ($1, $2, $3, $4, $5)';

export async function keepExtra(
  on: Queryable,
  id: number,
  place: number,
  { hash, bytes, at }: Omit<NewPicture, 'side'>,
): Promise<void> {
  await on.query(prepared(KEEP_EXTRA, [id, extraPicture(place), hash, bytes, at]));
}

const SEEN = `SELECT p.bytes FROM complaint_picture p JOIN complaint c ON c.upload_id = p.upload_id WHERE c.public_token = $1 AND p.side = $2`;
const SEEN_IN_FORM = `SELECT p.bytes FROM complaint_picture p JOIN complaint_upload u ON u.id = p.upload_id
  WHERE u.key = $1::uuid AND p.side = $2 AND NOT EXISTS (SELECT FROM complaint c WHERE c.upload_id = u.id)`;

/** By the complaint's token; by the form's key only until the form is sent. Null: there is none, or it is not theirs to see. */
export async function pictureSeen(
  on: Queryable,
  by: { token: string } | { key: string },
  side: PictureSide | ExtraPicture,
): Promise<Buffer | null> {
  const [text, value] = 'token' in by ? [SEEN, by.token] : [SEEN_IN_FORM, by.key];
  const { rows } = await on.query<{ bytes: Buffer }>(prepared(text, [value, side]));
  return rows[0]?.bytes ?? null;
}

const NAMES_OF = `SELECT p.side FROM complaint_picture p JOIN complaint c ON c.upload_id = p.upload_id WHERE c.id = $1 ORDER BY p.side`;

/** None once they were deleted; `extras`: how many came with answers. */
export async function picturesOfComplaint(
  on: Queryable,
  complaintId: number,
): Promise<{ sides: PictureSide[]; extras: number }> {
  const { rows } = await on.query<{ side: string }>(prepared(NAMES_OF, [complaintId]));
  const sides = rows.map(({ side }) => side).filter(isPictureSide);
  return { sides, extras: rows.length - sides.length };
}

const FORGET_FORMS = `DELETE FROM complaint_upload u WHERE u.created_at < $1 AND NOT EXISTS (SELECT FROM complaint c WHERE c.upload_id = u.id)`;
const FORGET_PICTURES = `DELETE FROM complaint_picture p USING complaint c WHERE c.upload_id = p.upload_id AND c.closed_at < $1`;

/** Pictures of forms that were never sent. */
export async function forgetUnsentForms(on: Queryable, before: Date): Promise<void> {
  await on.query(prepared(FORGET_FORMS, [before]));
}

/** Deletes the pictures of complaints that were closed before then. */
export async function forgetComplaintPictures(on: Queryable, closedBefore: Date): Promise<void> {
  await on.query(prepared(FORGET_PICTURES, [closedBefore]));
}
