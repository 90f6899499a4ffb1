// Parts of the shop's files in the back office: one part, its file, and a change by a text or an uploaded file.
import { z } from 'zod';
import { decodedFile } from '#domain/reading/decoded';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type RecordSchema, recordFields } from '#domain/staff/record-form';
import { LARGEST_PART, placeOfPart, type ShopPart } from '#domain/staff/shop-parts';
import type { Caller } from '~/models/caller';
import type { StaffPartChangeView, StaffPartView } from '~/models/staff-shop-parts';
import {
  StaffChangeShopPartDocument,
  StaffChangeShopRecordDocument,
  type StaffPartChangePartsFragment,
  StaffShopPartDocument,
  StaffShopPartFileDocument,
  StaffShopRecordDocument,
} from '../generated/staff';
import { isContentElsewhere } from '../transport/backend.server';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';

/** Entries of content are edited in the content service where the shop has one. */
export const isPartElsewhere = (part: ShopPart): boolean =>
  placeOfPart(part).right === 'content' && isContentElsewhere();

/** `entry`: of its log, for the text before that change. */
export async function readShopPart(caller: Caller, name: ShopPart, entry: number | null): Promise<StaffPartView> {
  const variables = { name, entry };
  const { staffShopPart } = await read(caller, { client: 'staff', document: StaffShopPartDocument, variables });
  const { text = null, records = null, log, ...part } = staffShopPart;
  return { ...part, text, records, log: log.map(({ difference = null, ...each }) => ({ ...each, difference })) };
}

export async function readShopPartFile(caller: Caller, name: ShopPart): Promise<string> {
  const document = StaffShopPartFileDocument;
  return (await read(caller, { client: 'staff', document, variables: { name } })).staffShopPartFile;
}

interface Posted {
  part: ShopPart;
  text: string;
  file: File | null;
  seen: string;
  /** Checked and not written. */
  isDry: boolean;
}

export interface PostedPart {
  done: Outcome;
  /** Null where the file was not read. */
  change: StaffPartChangeView | null;
  /** Text of the form or of the file, to show it again. */
  text: string;
}

/** A file takes the place of the text in the form. */
export async function changeShopPart(
  caller: Caller,
  { part, text, file, seen, isDry: dry }: Posted,
): Promise<PostedPart> {
  if (isPartElsewhere(part)) return { done: refusal('CONTENT_ELSEWHERE'), change: null, text };
  if (file && file.size > LARGEST_PART) {
    const tooLarge = refusal('PART_TOO_LARGE', { field: 'file', params: { megabytes: LARGEST_PART / 1024 / 1024 } });
    return { done: tooLarge, change: null, text };
  }
  const bytes = file
    ? new Uint8Array(await file.arrayBuffer())
    : new TextEncoder().encode(text.replaceAll('\r\n', '\n'));
  const variables = { name: part, content: Buffer.from(bytes).toString('base64'), seen, dry };
  const { data } = await send(caller, { client: 'staff', document: StaffChangeShopPartDocument, variables });
  if (!data) throw new BackendFailed('The change of a part was not answered');
  return {
    ...partChangeOf(data.staffChangeShopPart),
    text: file ? decodedFile(bytes) : text,
  };
}

function partChangeOf({ problem, difference = null, place, faults, ...keys }: StaffPartChangePartsFragment) {
  const shown = faults.map(({ column = null, ...fault }) => ({ ...fault, column }));
  const change: StaffPartChangeView = { ...keys, difference, place: place ?? '', faults: shown };
  return { done: outcomeOfStaff(problem), change };
}

const schemaOfWire: z.ZodType<RecordSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    enum: z.array(z.string()).optional(),
    properties: z.record(z.string(), schemaOfWire).optional(),
    required: z.array(z.string()).optional(),
    items: schemaOfWire.optional(),
    additionalProperties: z.union([schemaOfWire, z.boolean()]).optional(),
    anyOf: z.array(schemaOfWire).optional(),
  }),
);

/** `key`: null for a new record, '' for the only one of a part. Null: there is no such record. */
export async function readShopRecord(caller: Caller, part: ShopPart, key: string | null) {
  const variables = { name: part, key };
  const { staffShopRecord } = await read(caller, { client: 'staff', document: StaffShopRecordDocument, variables });
  if (!staffShopRecord) return null;
  const schema = schemaOfWire.parse(JSON.parse(staffShopRecord.schema));
  const record: unknown = JSON.parse(staffShopRecord.record ?? 'null');
  return { schema, seen: staffShopRecord.seen, fields: recordFields(schema, record) };
}

interface PostedRecord {
  part: ShopPart;
  key: string | null;
  /** Null: it is removed. */
  record: Record<string, unknown> | null;
  seen: string;
  isDry: boolean;
}

export async function changeShopRecord(caller: Caller, { part, key, record, seen, isDry: dry }: PostedRecord) {
  if (isPartElsewhere(part)) return { done: refusal('CONTENT_ELSEWHERE'), change: null };
  const variables = { name: part, key, record: record && JSON.stringify(record), seen, dry };
  const { data } = await send(caller, { client: 'staff', document: StaffChangeShopRecordDocument, variables });
  if (!data) throw new BackendFailed('The change of a record was not answered');
  return partChangeOf(data.staffChangeShopRecord);
}
