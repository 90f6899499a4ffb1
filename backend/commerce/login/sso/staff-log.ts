// Everything that staff do in a customer's name is logged before it is done, with the staff member's name.
import type { Context } from '#backend/graphql/context';
import { writeStaffLine } from './sso.sql';

/** Values whose names say that they are private. */
const SECRET = /pass|token|secret|current|next/i;
const LONGEST = 2_000;

const loggedVariables = (variables: Record<string, unknown>): string =>
  JSON.stringify(variables, (name, value: unknown) => (SECRET.test(name) ? '…' : value)).slice(0, LONGEST);

interface Deed {
  kind: 'look' | 'change';
  /** Names of the root fields. */
  fields: readonly string[];
}

export async function noteStaff(deed: Deed, variables: Record<string, unknown>, context: Context): Promise<void> {
  const who = await context.signedIn();
  if (!who || who.staff === null) return;
  await writeStaffLine(context.db, {
    at: context.now,
    staff: who.staff,
    customerId: who.customer.id,
    sessionId: who.sessionId,
    kind: deed.kind,
    fields: deed.fields.join(' '),
    details: loggedVariables(variables),
    requestId: context.requestId,
  });
}
