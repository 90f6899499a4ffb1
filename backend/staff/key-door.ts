// What another system's key may not do at the endpoint of staff, refused before any resolver runs: by the table of operations in domain/staff/key-access.
import type { GraphQLSchema } from 'graphql';
import { storesOfNumbers } from '#backend/api/order-lines.sql';
import { noSuchEntity, unauthorized } from '#backend/refusal';
import { keyOperation, type NamedStore, rightsOfScopes } from '#domain/staff/key-access';
import type { KeyActor, StaffContext } from './context';
import { isRecord } from './seen';

type Arguments = Record<string, unknown>;

/** What a key says of itself. */
interface KeyOfSystem {
  name: string;
  scopes: readonly string[];
  store: string | null;
}

export const actorOfKey = ({ name, scopes, store }: KeyOfSystem, kind: 'look' | 'change'): KeyActor => ({
  ...{ name, store },
  role: rightsOfScopes(scopes, { changes: kind === 'change' }),
});

/** Every root field, also those to come: what the table does not have is closed to keys. */
export function guardedForKeys(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { name, resolve } = field;
      field.resolve = async (source, args: Arguments, context: StaffContext, info) => {
        if (context.key) await requireOpen(name, args, context.key, context);
        return resolve?.(source, args, context, info);
      };
    }
  return schema;
}

async function requireOpen(name: string, args: Arguments, key: KeyActor, context: StaffContext): Promise<void> {
  const operation = keyOperation(name);
  const isOpen = operation && (operation.acts?.some((act) => act === args.act) ?? true);
  if (!isOpen) throw unauthorized(closedWords(name, operation && args.act), { code: 'KEY_NOT_ALLOWED' });
  if (key.store !== null) await requireOwnStore(name, { named: operation.store, args, store: key.store }, context);
}

const closedWords = (name: string, act: unknown): string =>
  typeof act === 'string' ? `${name} does not do ${act.slice(0, 40)} for a key.` : `${name} is not open to keys.`;

interface OfStore {
  named: NamedStore | undefined;
  args: Arguments;
  store: string;
}

async function requireOwnStore(name: string, { named, args, store }: OfStore, { pool }: StaffContext): Promise<void> {
  if (!named) throw ofOneStore(`${name} is of all stores; the key is for one.`);
  if (named.in === 'order') {
    const number = String(args[named.argument]);
    const found = await storesOfNumbers(pool, [number]);
    // An order of another store does not exist for the key.
    if (found.get(number) !== store) throw noSuchEntity('There is no such order.', { code: 'ORDER_NOT_FOUND' });
    return;
  }
  const given = named.in === 'argument' ? args : args.filter;
  if (!isRecord(given) || given.store !== store)
    throw ofOneStore(`Name the store of the key: ${named.in === 'filter' ? 'filter: { ' : ''}store: "${store}".`);
}

const ofOneStore = (message: string) => unauthorized(message, { code: 'KEY_OF_ONE_STORE' });
