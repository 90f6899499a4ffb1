// The media library of the back office: its list, a picture, uploads, and acts as their forms have them.
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { MediaAct, MediaQuery } from '#domain/staff/media-library';
import { wholeFrom } from '#domain/validate/amount';
import type { Caller } from '~/models/caller';
import type { StaffChangeView } from '~/models/staff';
import type { StaffMediaFileView, StaffMediaListView } from '~/models/staff-media';
import { StaffActOnMediaDocument, StaffMediaDocument, StaffMediaFileDocument } from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';
import { uploadStaffPicture } from './staff-picture.server';

type Fields = Readonly<Record<string, string>>;

export async function readMediaList(caller: Caller, { view, text, page }: MediaQuery): Promise<StaffMediaListView> {
  const variables = { view, text, page };
  return (await read(caller, { client: 'staff', document: StaffMediaDocument, variables })).staffMedia;
}

/** Null for an unknown one. */
export async function readMediaForStaff(caller: Caller, hash: string): Promise<StaffMediaFileView | null> {
  const variables = { hash };
  const { staffMediaFile } = await read(caller, { client: 'staff', document: StaffMediaFileDocument, variables });
  if (!staffMediaFile) return null;
  const { original = null, section = null, ...file } = staffMediaFile;
  return { ...file, original, section };
}

interface MediaActed {
  done: Outcome<{ made: string | null }>;
  changes: StaffChangeView[];
}

export async function actOnMediaTyped(
  caller: Caller,
  { hash, act, fields }: { hash: string; act: MediaAct; fields: Fields },
): Promise<MediaActed> {
  const { name = '', altDa = '', altEn = '', ratio = '', size = '', x = '', y = '', sku = '', seen = '' } = fields;
  const section = { ratio, size: wholeFrom(size), x: wholeFrom(x), y: wholeFrom(y) };
  const variables = { hash, act, seen, input: { name, altDa, altEn, ...section, sku } };
  const { data } = await send(caller, { client: 'staff', document: StaffActOnMediaDocument, variables });
  if (!data) throw new BackendFailed('The act on a picture was not answered');
  const { problem, made = null, changes } = data.staffActOnMedia;
  const outcome = outcomeOfStaff(problem);
  return { done: outcome.ok ? { ok: true, made } : outcome, changes };
}

/** Named as typed, or by the file. Made: the hash. */
export async function addMediaTyped(
  caller: Caller,
  fields: Fields,
  file: File | null,
): Promise<Outcome<{ made: string }>> {
  if (!file) return refusal('REQUIRED', { field: 'file' });
  const taken = await uploadStaffPicture(caller, file, 'file');
  if (!taken.ok) return taken;
  const name = fields.name?.trim() || file.name.replace(/\.[a-z0-9]+$/i, '').slice(0, 120) || taken.hash;
  const { done } = await actOnMediaTyped(caller, { hash: taken.hash, act: 'add', fields: { ...fields, name } });
  return done.ok ? { ok: true, made: taken.hash } : done;
}
