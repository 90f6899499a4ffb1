// The own second factor of a member of staff: set up, confirmed, renewed recovery codes, turned off; and the login by its code.
import { TOTP } from 'otpauth';
import type { Outcome } from '#domain/refusal/refusals';
import { groupedCode } from '#domain/staff/second-factor';
import type { Caller } from '~/models/caller';
import type { StaffEntry, StaffMemberView, StaffSetUpView } from '~/models/staff';
import {
  StaffBeginSecondFactorDocument,
  StaffConfirmSecondFactorDocument,
  StaffLogInByCodeDocument,
  StaffRecoveryCodesLeftDocument,
  StaffRenewRecoveryCodesDocument,
  StaffTurnOffSecondFactorDocument,
} from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { loginOfStaff, outcomeOfStaff, type WireProblem } from './member.server';
import { qrOf } from './qr.server';

type Codes = Outcome<{ codes: string[] }>;

export async function logInStaffByCode(caller: Caller, step: string, code: string): Promise<Outcome<StaffEntry>> {
  const { data } = await send(caller, {
    client: 'staff',
    document: StaffLogInByCodeDocument,
    variables: { step, code },
  });
  if (!data) throw new BackendFailed('The code of staff was not answered');
  return loginOfStaff(data.staffLogInByCode);
}

export async function readRecoveryCodesLeft(caller: Caller): Promise<number> {
  const document = StaffRecoveryCodesLeftDocument;
  return (await read(caller, { client: 'staff', document, variables: {} })).staffRecoveryCodesLeft;
}

/** Null where a second factor is active, or the account has none. The app names the entry by the shop's host. */
export async function beginOwnFactor(
  caller: Caller & { member: StaffMemberView | null },
): Promise<StaffSetUpView | null> {
  const { data } = await send(caller, { client: 'staff', document: StaffBeginSecondFactorDocument, variables: {} });
  if (!data) throw new BackendFailed('The set-up of the second factor was not answered');
  const { staffBeginSecondFactor: secret } = data;
  if (!secret) return null;
  const { hostname: shop } = new URL(`http://${caller.host}`);
  const uri = new TOTP({ secret, issuer: shop, label: caller.member?.email ?? '' }).toString();
  return { secret: groupedCode(secret), qr: await qrOf(uri) };
}

const newCodesFrom = ({ codes, problem }: { codes: string[]; problem?: WireProblem | null }): Codes => {
  const outcome = outcomeOfStaff(problem);
  return outcome.ok ? { ok: true, codes } : outcome;
};

export async function confirmOwnFactor(caller: Caller, code: string): Promise<Codes> {
  const { data } = await send(caller, {
    client: 'staff',
    document: StaffConfirmSecondFactorDocument,
    variables: { code },
  });
  if (!data) throw new BackendFailed('The second factor was not confirmed');
  return newCodesFrom(data.staffConfirmSecondFactor);
}

export async function renewOwnCodes(caller: Caller, code: string): Promise<Codes> {
  const { data } = await send(caller, {
    client: 'staff',
    document: StaffRenewRecoveryCodesDocument,
    variables: { code },
  });
  if (!data) throw new BackendFailed('The recovery codes were not renewed');
  return newCodesFrom(data.staffRenewRecoveryCodes);
}

export async function turnOffOwnFactor(caller: Caller, password: string, code: string): Promise<Outcome> {
  const variables = { password, code };
  const { data } = await send(caller, { client: 'staff', document: StaffTurnOffSecondFactorDocument, variables });
  if (!data) throw new BackendFailed('The second factor was not turned off');
  return outcomeOfStaff(data.staffTurnOffSecondFactor.problem);
}
