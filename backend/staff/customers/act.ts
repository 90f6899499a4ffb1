// Acts of staff on a customer's account: the use cases of the command line, and their log.
import type { Pool } from 'pg';
import { customerById, erasePerson, sendPasswordLink, switchAccount } from '#backend/commerce/customer/index';
import { makeActingLink } from '#backend/commerce/login/index';
import { exportPerson } from '#backend/commerce/personal-data/index';
import { type SubjectKind, witnessOf } from '#backend/commerce/staff/index';
import { guardedPool } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { CustomerAct } from '#domain/staff/customer-acts';
import type { StaffContext } from '../context';

type Made = Outcome<{ made: string | null }>;

interface Account {
  id: number;
  email: string;
  storeId: number;
}

interface Acting {
  id: number;
  act: CustomerAct;
  /** The person has requested it: for an erasure. */
  isConfirmed: boolean;
  staff: string;
}

interface Deed {
  command: string;
  kind: SubjectKind;
  told?: (result: unknown) => unknown;
  isAlwaysTold?: boolean;
}

/** As the command line logs the same; a link and an export change no state of the account. */
const DEEDS: Record<CustomerAct, Deed> = {
  password: { command: 'customer password', kind: 'customer', told: () => ({ mail: 'password-reset' }) },
  impersonate: { command: 'login act', kind: 'login' },
  deactivate: { command: 'customer deactivate', kind: 'customer' },
  activate: { command: 'customer activate', kind: 'customer' },
  data: { command: 'customer data', kind: 'customer', told: () => null, isAlwaysTold: true },
  erase: {
    command: 'customer erase',
    kind: 'erasure',
    told: (result) => ({ hadAccount: typeof result === 'object' && result !== null && 'hadAccount' in result }),
  },
};

/** The log entry of an erasure names no person. */
const ERASED_SUBJECT = 'en persons data';

export async function actOnCustomer({ id, act, isConfirmed, staff }: Acting, context: StaffContext): Promise<Made> {
  const found = await customerById(context.db, id);
  if (!found || found.customer.closedAt !== null) return refusal('CUSTOMER_NOT_FOUND');
  if (act === 'erase' && !isConfirmed) return refusal('ERASURE_UNCONFIRMED', { field: 'confirmed' });
  const { email, storeId } = found.customer;
  const { command, kind, told = null, isAlwaysTold } = DEEDS[act];
  const subject = act === 'erase' ? ERASED_SUBJECT : email;
  const deed = { staff, command, kind, subject, told, now: context.now, ...(isAlwaysTold && { isAlwaysTold }) };
  return ACT_RUNS[act](
    { id, email, storeId },
    { ...context, staff, guarded: guardedPool(context.pool, witnessOf(deed)) },
  );
}

type ActContext = StaffContext & { staff: string; guarded: Pool };

const nothingMade = (done: Outcome): Made => (done.ok ? { ok: true, made: null } : done);

/** A second click finds the account as the first has left it. */
async function loginSwitched({ email }: Account, isActive: boolean, { guarded, now }: ActContext): Promise<Made> {
  const done = await switchAccount(guarded, email, isActive, now);
  return done.ok || done.reason === 'sameAlready' ? { ok: true, made: null } : refusal('CUSTOMER_NOT_FOUND');
}

const ACT_RUNS: Record<CustomerAct, (account: Account, context: ActContext) => Promise<Made>> = {
  password: async ({ email }, { guarded, queue, now }) =>
    nothingMade(await sendPasswordLink(email, { pool: guarded, queue, now })),
  async impersonate({ email }, { guarded, now, staff, originOfStore }) {
    const made = await makeActingLink(email, staff, { pool: guarded, now });
    if (!made.ok) return refusal(made.reason === 'deactivated' ? 'ACCOUNT_DEACTIVATED' : 'CUSTOMER_NOT_FOUND');
    return { ok: true, made: `${await originOfStore(made.customer.storeId)}${made.path}` };
  },
  deactivate: (account, context) => loginSwitched(account, false, context),
  activate: (account, context) => loginSwitched(account, true, context),
  async data({ id, email }, { guarded, now }) {
    const data = await exportPerson(guarded, { customerId: id, email }, now);
    return { ok: true, made: JSON.stringify(data, null, 2) };
  },
  erase: async ({ email }, { guarded, now }) => nothingMade(await erasePerson(email, guarded, now)),
};
