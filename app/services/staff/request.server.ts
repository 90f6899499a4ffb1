// One price request in the back office, and its answer with a price.
import { oereFromKroner } from '#domain/money/money';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { kronerFrom } from '#domain/validate/amount';
import type { Caller } from '~/models/caller';
import type { StaffRequestView } from '~/models/staff';
import { StaffAnswerRequestDocument, StaffRequestDocument } from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';

export async function readRequestForStaff(caller: Caller, id: number): Promise<StaffRequestView | null> {
  const { staffRequest } = await read(caller, { client: 'staff', document: StaffRequestDocument, variables: { id } });
  if (!staffRequest) return null;
  const { answeredAt = null, account = null, ...shown } = staffRequest;
  return { ...shown, answeredAt, account };
}

export async function answerWithPrice(
  caller: Caller,
  id: number,
  { each, text }: { each: string; text: string },
): Promise<Outcome> {
  const kroner = kronerFrom(each);
  if (kroner === null) return refusal('AMOUNT_INVALID', { field: 'each' });
  const variables = { id, eachOere: oereFromKroner(kroner), text };
  const { data } = await send(caller, { client: 'staff', document: StaffAnswerRequestDocument, variables });
  if (!data) throw new BackendFailed('The price request was not answered');
  return outcomeOfStaff(data.staffAnswerRequest.problem);
}
