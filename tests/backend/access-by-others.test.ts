// Every query and mutation of the schema, executed by each other kind of customer for one customer: no data is revealed,
// no data is changed. New fields are covered automatically.
import { createHash, randomBytes } from 'node:crypto';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLIC_FIELDS } from '#backend/commerce/public-fields';
import { commerceSdl } from '#backend/generated/sdl';
import { MARK, MARKED, type MarkedCustomer, markCustomer } from '../support/marked-customer';
import { schemaOf } from '../support/schema';
import { type Counter, openCounter } from './test-backend';

const schema = schemaOf(commerceSdl);
let counter: Counter;
let marked: MarkedCustomer;
beforeAll(async () => {
  counter = await openCounter();
  marked = await markCustomer((sql, values) => counter.rows<Record<string, unknown>>(sql, values));
});
afterAll(() => counter?.close());

/** A visitor, a private customer, another company's user and administrator, and a colleague with few rights. */
const STRANGERS = [
  [null, 'b2b'],
  ['anna@example.dk', 'b2c'],
  ['christian@havnens-arkitekter.example', 'b2b'],
  ['ida@nordre-revision.example', 'b2b_uniq'],
  ['punchout@fjordhavn.example', 'punchout'],
] as const;

/** The usual run has a visitor and the colleague, whose rights are nearest to those of the customer; a complete run has all. */
const ASKING = process.env.ALL_FLOWS ? STRANGERS : STRANGERS.filter(([email]) => email?.startsWith('christian@'));

/** Large and equal for everyone, therefore not traversed. */
const GOODS = /^(Product|Category|Cms|SimpleProduct|ConfigurableProduct|Aggregation|Printer$)/;
const DEPTH = 3;

/** Queries of more than 300 fields are rejected: a type is queried in parts of about this many. */
const NAMES_AT_ONCE = 120;

function fieldsWithin(type: GraphQLOutputType, depth: number): string[] {
  const named = getNamedType(type);
  if (!(isObjectType(named) || isInterfaceType(named))) return [];
  return Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(inner)) return [field.name];
    if (depth <= 1 || GOODS.test(inner.name)) return [];
    return [`${field.name} { ${['__typename', ...fieldsWithin(field.type, depth - 1)].join(' ')} }`];
  });
}

const namesIn = (text: string): number => text.split(/[\s{}]+/).length;

function selections(type: GraphQLOutputType): string[] {
  if (isLeafType(getNamedType(type))) return [''];
  const parts: string[][] = [[]];
  for (const field of fieldsWithin(type, DEPTH)) {
    const last = parts.at(-1) ?? [];
    if (last.length > 0 && namesIn([...last, field].join(' ')) > NAMES_AT_ONCE) parts.push([field]);
    else last.push(field);
  }
  return parts.map((fields) => `{ ${['__typename', ...fields].join(' ')} }`);
}

const FAULTS = [
  { sign: MARK, what: 'tells' },
  { sign: '"category":"internal"', what: 'fails' },
  // Rejected for its size before execution.
  { sign: 'Max query complexity', what: 'is too large for' },
];

const IS_NAME = /(^|_)(u?ids?|numbers?|uid)$|Id$|^user$/i;
const IS_CART = /^(cart_?id|source_cart_id|destination_cart_id)$/i;

/** A value of that type in which every identifier refers to data of the marked customer. */
function given(name: string, type: GraphQLInputType, named: string): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [given(name, plain.ofType, named)];
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields());
    return Object.fromEntries(
      fields
        .filter((field) => isRequiredInputField(field) || IS_NAME.test(field.name) || IS_CART.test(field.name))
        .map((field) => [field.name, given(field.name, field.type, named)]),
    );
  }
  if (IS_CART.test(name)) return marked.cartId;
  if (/^(cart_item_id)$/.test(name)) return marked.lineId;
  if (name === 'email') return MARKED;
  const kind = String(plain);
  if (kind === 'Int' || kind === 'Float') return IS_NAME.test(name) && /^\d{1,9}$/.test(named) ? Number(named) : 1;
  if (kind === 'Boolean') return true;
  return IS_NAME.test(name) ? named : 'zzz';
}

/** Whether an identifier of the marked customer fits there, at any depth of the input. */
function couldName(name: string, type: GraphQLInputType, depth = 4): boolean {
  const inner = getNamedType(type);
  if (IS_NAME.test(name)) return true;
  if (!isInputObjectType(inner) || depth === 0) return false;
  return Object.values(inner.getFields()).some((field) => couldName(field.name, field.type, depth - 1));
}

interface Asked {
  query: string;
  variables: Record<string, unknown>;
}

/** One query for each identifier that the field accepts. */
function questions(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): Asked[] {
  const asked = field.args.some(({ name, type }) => couldName(name, type))
    ? [...new Set(Object.values(marked.known))]
    : ['zzz'];
  const heads = field.args.map(({ name, type }) => `$${name}: ${String(type)}`);
  const handed = field.args.map(({ name }) => `${name}: $${name}`);
  const brackets = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  const queries = selections(field.type).map(
    (selected) => `${kind} Walk${brackets(heads)} { ${field.name}${brackets(handed)} ${selected} }`,
  );
  return asked.flatMap((name) => {
    const variables = Object.fromEntries(field.args.map((arg) => [arg.name, given(arg.name, arg.type, name)]));
    return queries.map((query) => ({ query, variables }));
  });
}

/** A separate login for each query, as some end the session. */
async function tokenFor(email: string): Promise<string> {
  const token = randomBytes(16).toString('hex');
  await counter.rows(
    `INSERT INTO customer_session (token_hash, customer_id, created_at, expires_at)
      SELECT $1, id, now(), '2036-01-01' FROM customer WHERE email = $2`,
    [createHash('sha256').update(token).digest('hex'), email],
  );
  return token;
}

const fieldsOf = (kind: 'query' | 'mutation') => {
  const fields = Object.values(
    (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
  );
  return fields.filter(({ name }) => kind === 'mutation' || !PUBLIC_FIELDS.has(name));
};

test.each(['query', 'mutation'] as const)(
  'no %s reveals data of the customer to others, changes it, or fails',
  async (kind) => {
    const before = await marked.snapshot();
    expect(before).toContain(MARK);
    const wrong: string[] = [];
    let asked = 0;
    for (const [email, store] of ASKING) {
      for (const field of fieldsOf(kind)) {
        for (const { query, variables } of questions(kind, field)) {
          const token = email && (kind === 'mutation' || asked % 50 === 0) ? await tokenFor(email) : null;
          tokens.set(email ?? '', token ?? tokens.get(email ?? '') ?? '');
          const bearer = tokens.get(email ?? '');
          const answer = await counter.backend.execute({
            client: 'commerce',
            query,
            variables,
            headers: { store, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
          });
          asked += 1;
          const text = JSON.stringify(answer);
          const fault = FAULTS.find(({ sign }) => text.includes(sign))?.what;
          if (fault) wrong.push(`${field.name} ${fault} ${email}: ${JSON.stringify(variables)}`);
        }
      }
      const after = await marked.snapshot();
      if (after !== before) wrong.push(`${email} changed what is theirs`);
    }
    process.stdout.write(`${fieldsOf(kind).length} fields of ${kind} × ${ASKING.length} strangers: ${asked} asked\n`);
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(fieldsOf(kind).length * ASKING.length - 1);
  },
);

const tokens = new Map<string, string>();

test('the customer gets their own data, so the traversal would detect a leak', async () => {
  const token = await tokenFor(MARKED);
  const field = fieldsOf('query').find(({ name }) => name === 'customer');
  let told = '';
  for (const { query } of field ? questions('query', field) : []) {
    const headers = { store: 'b2b', authorization: `Bearer ${token}` };
    told += JSON.stringify(await counter.backend.execute({ client: 'commerce', query, variables: {}, headers }));
  }
  expect(told).not.toContain('Max query complexity');
  expect(told.split(MARK).length).toBeGreaterThan(5);
});
