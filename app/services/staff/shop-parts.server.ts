// Parts of the shop's files in the back office: one part, its file, and a change by a text or an uploaded file.
import { decodedFile } from '#domain/reading/decoded';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { LARGEST_PART, placeOfPart, type ShopPart } from '#domain/staff/shop-parts';
import type { Caller } from '~/models/caller';
import type { StaffPartChangeView, StaffPartView } from '~/models/staff-shop-parts';
import { StaffChangeShopPartDocument, StaffShopPartDocument, StaffShopPartFileDocument } from '../generated/staff';
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
  const { text = null, seen, log } = staffShopPart;
  return { text, seen, log: log.map(({ difference = null, ...each }) => ({ ...each, difference })) };
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
  /** Of the form or of the file, to be shown again. */
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
  const { problem, difference = null, faults, ...keys } = data.staffChangeShopPart;
  const faultViews = faults.map(({ column = null, ...fault }) => ({ ...fault, column }));
  return {
    done: outcomeOfStaff(problem),
    change: { ...keys, difference, faults: faultViews },
    text: file ? decodedFile(bytes) : text,
  };
}
