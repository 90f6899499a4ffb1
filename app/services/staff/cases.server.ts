// One withdrawal, return or complaint in the back office, and acts on it.
import { oereFromKroner } from '#domain/money/money';
import { type Outcome, type Refusal, refusal } from '#domain/refusal/refusals';
import type { CaseAct, CaseKind } from '#domain/staff/cases';
import { kronerFrom } from '#domain/validate/amount';
import type { Caller } from '~/models/caller';
import type { StaffCaseView, StaffChangeView } from '~/models/staff';
import { StaffActOnCaseDocument, StaffCaseDocument, StaffComplaintPictureDocument } from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';
import { typedLosses, typedPieces } from './typed.server';

export async function readCaseForStaff(caller: Caller, kind: CaseKind, number: string): Promise<StaffCaseView | null> {
  const variables = { kind, number };
  const { staffCase } = await read(caller, { client: 'staff', document: StaffCaseDocument, variables });
  if (!staffCase) return null;
  const { due = null, order = null, account = null, ...shown } = staffCase;
  return { ...shown, kind, due, order, account };
}

export async function readComplaintPicture(caller: Caller, number: string, picture: string): Promise<Buffer | null> {
  const variables = { number, picture };
  const { staffComplaintPicture } = await read(caller, {
    client: 'staff',
    document: StaffComplaintPictureDocument,
    variables,
  });
  return staffComplaintPicture ? Buffer.from(staffComplaintPicture, 'base64') : null;
}

interface TypedAct {
  kind: CaseKind;
  number: string;
  act: CaseAct;
  fields: Readonly<Record<string, string>>;
}

const hasCasePieces = (kind: CaseKind, act: CaseAct): boolean =>
  act === 'receive' || (kind === 'returns' && act === 'refuse');

/** What was typed as the API takes it, or the field at fault. */
function caseInputOf({ kind, act, fields }: TypedAct) {
  const isOfPieces = hasCasePieces(kind, act);
  const pieces = isOfPieces ? typedPieces(fields) : [];
  if (pieces === null) return refusal('QUANTITY_NOT_A_NUMBER', { field: 'pieces' });
  if (isOfPieces && pieces.length === 0) return refusal('NOTHING_LEFT', { field: 'pieces' });
  const lost = act === 'receive' ? typedLosses(fields) : [];
  if (lost === null) return refusal('AMOUNT_INVALID', { field: 'lost' });
  const typedPart = act === 'refund' ? (fields.amount ?? '').trim() : '';
  const kroner = typedPart === '' ? null : kronerFrom(typedPart);
  if (typedPart !== '' && kroner === null) return refusal('AMOUNT_INVALID', { field: 'amount' });
  const input = {
    ...{ pieces: isOfPieces ? pieces : null, lost, restock: fields.restock === 'on', text: fields.text ?? '' },
    remedy: fields.remedy || null,
    amountOere: kroner === null ? null : oereFromKroner(kroner),
    packages: (fields.packages ?? '').split(/[\s,;]+/).filter((number) => number !== ''),
  };
  return { ok: true as const, input };
}

interface ActedOnCase {
  done: Outcome<{ made: string | null }>;
  changes: StaffChangeView[];
}

const refusedCase = (done: Refusal): ActedOnCase => ({ done, changes: [] });

export async function actOnCaseForStaff(caller: Caller, typed: TypedAct): Promise<ActedOnCase> {
  const { kind, number, act, fields } = typed;
  const read = caseInputOf(typed);
  if (!read.ok) return refusedCase(read);
  const variables = { kind, number, act, seen: fields.seen ?? '', input: read.input };
  const { data } = await send(caller, { client: 'staff', document: StaffActOnCaseDocument, variables });
  if (!data) throw new BackendFailed('The act on a case was not answered');
  const { problem, made = null, changes } = data.staffActOnCase;
  const outcome = outcomeOfStaff(problem);
  return { done: outcome.ok ? { ok: true, made } : outcome, changes };
}
