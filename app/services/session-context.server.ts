// A browser's session data on the server: text by key, read and changed by the id in its cookie.
import type { Caller } from '~/models/caller';
import { KeepSessionContextDocument, SessionContextDocument } from './generated/commerce';
import { offers } from './transport/prune-remote.server';
import { read } from './transport/transport.server';

export type SessionContext = Readonly<Record<string, string>>;

/** It belongs to the browser, logged in or not: an expired login must not prevent reading it. */
const asBrowser = (caller: Caller): Caller => ({ ...caller, token: null });

export async function readSessionContext(caller: Caller, id: string): Promise<SessionContext> {
  if (!(await offers('commerce', 'Query.sessionContext'))) return {};
  const data = await read(asBrowser(caller), {
    client: 'commerce',
    document: SessionContextDocument,
    variables: { id },
  });
  return Object.fromEntries(data.sessionContext.map(({ key, value }) => [key, value]));
}

/** Sets these keys and leaves the others; null deletes a key. Returns the id to store, or null where nothing is left. */
export async function keepSessionContext(
  caller: Caller,
  id: string | null,
  changes: Readonly<Record<string, string | null>>,
): Promise<string | null> {
  if (!(await offers('commerce', 'Mutation.keepSessionContext'))) return null;
  const entries = Object.entries(changes).map(([key, value]) => ({ key, value }));
  const question = { client: 'commerce', document: KeepSessionContextDocument, variables: { id, entries } } as const;
  return (await read(asBrowser(caller), question)).keepSessionContext ?? null;
}
