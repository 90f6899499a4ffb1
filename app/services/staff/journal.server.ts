// The journal of a month for staff: what it comes to by account, and all of its vouchers one after another for a file.
import { type Account, isAccountGroup, isVoucherKind, type Voucher } from '#domain/staff/journal';
import type { Month } from '#domain/staff/money';
import type { Caller } from '~/models/caller';
import type { StaffJournalView } from '~/models/staff-money';
import { StaffJournalDocument, StaffVouchersDocument } from '../generated/staff';
import { read } from '../transport/transport.server';

/** None is left out: the others would not balance. */
function accountFrom({ group, key }: { group: string; key: string }): Account {
  if (!isAccountGroup(group)) throw new Error(`${group} is no account of the journal`);
  return { group, key };
}

export async function readJournalForStaff(caller: Caller, month: Month): Promise<StaffJournalView> {
  const { staffJournal } = await read(caller, {
    client: 'staff',
    document: StaffJournalDocument,
    variables: { month },
  });
  return { ...staffJournal, sums: staffJournal.sums.map((sum) => ({ ...sum, account: accountFrom(sum.account) })) };
}

const AT_ONCE = 500;

async function readVoucherPage(caller: Caller, month: Month, after: string | null) {
  const variables = { month, after, first: AT_ONCE };
  const { staffVouchers } = await read(caller, { client: 'staff', document: StaffVouchersDocument, variables });
  const vouchers = staffVouchers.vouchers.map(({ kind, dueOn = null, order = null, postings, ...voucher }): Voucher => {
    if (!isVoucherKind(kind)) throw new Error(`${kind} is no kind of voucher`);
    const known = postings.map(({ account, oere }) => ({ account: accountFrom(account), oere }));
    return { ...voucher, kind, dueOn, order, postings: known };
  });
  return { vouchers, next: staffVouchers.next ?? null };
}

export async function* everyVoucherForStaff(caller: Caller, month: Month): AsyncGenerator<readonly Voucher[]> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readVoucherPage>> = await readVoucherPage(caller, month, after);
    yield page.vouchers;
    after = page.next;
  } while (after !== null);
}
