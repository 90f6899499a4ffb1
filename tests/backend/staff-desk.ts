// Staff who are logged in to the back office: one for each role, and their requests.
import { addMember } from '#backend/staff/accounts/manage';
import type { Counter } from './test-backend';

const LOG_IN =
  'mutation ($email: String!, $password: String!) { staffLogIn(email: $email, password: $password) { token } }';

interface LoggedIn {
  staffLogIn?: { token: string | null } | null;
}

export function staffDesk<Answered>(counterOf: () => Counter) {
  const tokens = new Map<string, string>();

  /** `role`: null for a request without a login. */
  async function ask(query: string, variables: Record<string, unknown>, role: string | null = 'administrator') {
    const token = role === null ? undefined : tokens.get(role);
    const headers: Record<string, string> = {
      'x-real-ip': '203.0.113.7',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const { data, errors } = await counterOf().backend.execute({ client: 'staff', query, variables, headers });
    return {
      data: data as (Answered & LoggedIn) | null,
      codes: (errors ?? []).map(({ extensions }) => extensions.code),
    };
  }

  async function enter(role: string) {
    const email = `${role}@kontor.example`;
    const { clock, database } = counterOf();
    const added = await addMember({ email, name: role, role }, { pool: database.pool, now: clock.now() });
    if (!added.ok) throw new Error(role);
    const { data } = await ask(LOG_IN, { email, password: added.password }, null);
    tokens.set(role, data?.staffLogIn?.token ?? '');
  }

  return { ask, enter, tokenOf: (role: string) => tokens.get(role) ?? '' };
}
