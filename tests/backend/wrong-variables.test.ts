// Wrong variables in every operation of the shop are GraphQL errors: never status 500, never an internal error, never a log line.
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  print,
  typeFromAST,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commerceSdl, contentSdl } from '#backend/generated/sdl';
import { documents } from '../support/documents';
import { oneIn } from '../support/sample';
import { schemaOf } from '../support/schema';
import { type Counter, openCounter } from './test-backend';

const SCHEMAS = { commerce: schemaOf(commerceSdl), content: schemaOf(contentSdl) };
type Client = keyof typeof SCHEMAS;

interface Operation {
  client: Client;
  name: string;
  text: string;
  definition: OperationDefinitionNode;
}

const OPERATIONS: Operation[] = documents.flatMap(({ client, name, document }) =>
  client === 'staff'
    ? []
    : document.definitions
        .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
        .map((definition) => ({ client, name, text: print(document), definition })),
);

/** The simplest valid value of a type. */
function sample(type: GraphQLInputType, depth = 0): unknown {
  if (isNonNullType(type)) return sample(type.ofType, depth);
  if (isListType(type)) return [sample(type.ofType, depth)];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) && depth < 8)
        .map((field) => [field.name, sample(field.type, depth + 1)]),
    );
  if ('getValues' in type) return type.getValues()[0]?.name;
  return { Int: 1, Float: 1, Boolean: false }[getNamedType(type).name] ?? 'x';
}

const nested = (depth: number) => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};
/** Written as text, because `JSON.stringify` overflows the stack before the shop could. */
const DEEP = `${'[{"a":'.repeat(5_000)}1${'}]'.repeat(5_000)}`;

const WRONG: Readonly<Record<string, unknown>> = {
  null: null,
  number: -1.5,
  text: 'x\u0000',
  boolean: true,
  object: { a: 1 },
  list: [[null]],
  nested: nested(12),
};

function* variablesOf({ definition }: Operation, schema: GraphQLSchema): Generator<[string, string]> {
  const right: Record<string, unknown> = {};
  for (const { variable, type } of definition.variableDefinitions ?? []) {
    const found = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
    right[variable.name.value] = found && sample(found);
  }
  yield ['none', '{}'];
  for (const name of Object.keys(right)) {
    const { [name]: whole, ...others } = right;
    yield [`${name} missing`, JSON.stringify(others)];
    for (const [how, value] of Object.entries(WRONG))
      yield [`${name} ${how}`, JSON.stringify({ ...others, [name]: value })];
    for (const field of Object.keys(typeof whole === 'object' && whole ? whole : {}))
      for (const [how, value] of Object.entries(WRONG))
        yield [
          `${name}.${field} ${how}`,
          JSON.stringify({ ...right, [name]: { ...(whole as object), [field]: value } }),
        ];
    const rest = JSON.stringify(others).slice(1);
    yield [`${name} 10,000 deep`, `{${JSON.stringify(name)}:${DEEP}${rest === '}' ? '' : ','}${rest}`];
  }
}

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter({ max: 8 });
});
afterAll(() => counter?.close());

async function answerTo({ client, text }: Operation, variables: string) {
  const { status, body } = await counter.backend.doors[client]({
    method: 'POST',
    search: '',
    headers: { get: (name) => ({ 'content-type': 'application/json', store: 'b2c' })[name] ?? null },
    body: async () => `{"query":${JSON.stringify(text)},"variables":${variables}}`,
  });
  return { status, body };
}

it.each(['commerce', 'content'] as const)(
  '%s: wrong variables of any operation are rejected or answered without an internal error',
  async (client) => {
    const wrong: string[] = [];
    let tries = 0;
    for (const operation of OPERATIONS.filter((one) => one.client === client)) {
      const cases = oneIn(5, [...variablesOf(operation, SCHEMAS[client])]);
      await Promise.all(
        cases.map(async ([how, variables]) => {
          tries += 1;
          const { status, body } = await answerTo(operation, variables).catch((error: unknown) => ({
            status: 500,
            body: String(error),
          }));
          const isGraphql = /^\{"(data|errors)"/.test(body) && !body.includes('"internal"');
          if (![200, 400].includes(status) || !isGraphql)
            wrong.push(`${operation.name}, ${how}: ${status} ${body.slice(0, 200)}`);
        }),
      );
    }
    expect([...new Set(counter.told)].slice(0, 10)).toEqual([]);
    expect(wrong.slice(0, 10)).toEqual([]);
    const least = client === 'commerce' ? 1_000 : 20;
    expect(tries).toBeGreaterThan(process.env.ALL_FLOWS ? least : least / 5);
  },
);
