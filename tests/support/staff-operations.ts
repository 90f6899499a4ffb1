// Every operation of the endpoint of staff with the least that its schema accepts: for tests of who may request it.
import {
  buildSchema,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { staffSdl } from '#backend/generated/sdl';

const schema: GraphQLSchema = buildSchema(staffSdl);

/** The least that the schema accepts. */
function leastValue(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null;
  const of = type.ofType;
  if (isListType(of)) return [];
  if (isInputObjectType(of))
    return Object.fromEntries(Object.values(of.getFields()).map(({ name, type: inner }) => [name, leastValue(inner)]));
  if (isLeafType(of) && (of.name === 'Int' || of.name === 'Float')) return 1;
  return isLeafType(of) && of.name === 'Boolean' ? true : 'x';
}

/** Where the kind or the act is checked before the role: ones that exist. */
const KNOWN: Readonly<Record<string, Record<string, string>>> = {
  staffActOnCase: { kind: 'complaints', act: 'accept' },
  staffCase: { kind: 'complaints' },
  staffActOnOrder: { act: 'note' },
  staffWaitingRows: { kind: 'requests' },
  staffActOnCustomer: { act: 'deactivate' },
  ...{ staffShopPart: { name: 'synonyms' }, staffShopRecord: { name: 'synonyms' } },
  ...{ staffShopPartFile: { name: 'synonyms' }, staffChangeShopPart: { name: 'synonyms' } },
  staffChangeShopRecord: { name: 'synonyms' },
};

/** Some acts say in `problem` that a right is missing. */
function pickedOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (isObjectType(named) && 'problem' in named.getFields()) return ' { problem { code } }';
  return isCompositeType(named) ? ' { __typename }' : '';
}

export interface StaffOperation {
  name: string;
  isChange: boolean;
  query: string;
  variables: Record<string, unknown>;
}

export const STAFF_OPERATIONS: StaffOperation[] = [schema.getQueryType(), schema.getMutationType()].flatMap(
  (root, at) =>
    Object.values(root?.getFields() ?? {}).map(({ name, args, type }) => {
      const typed = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const picked = pickedOf(type);
      const head = `${at === 0 ? 'query' : 'mutation'}${typed ? ` (${typed})` : ''}`;
      return {
        name,
        isChange: at === 1,
        query: `${head} { ${name}${given ? `(${given})` : ''}${picked} }`,
        variables: { ...Object.fromEntries(args.map((arg) => [arg.name, leastValue(arg.type)])), ...KNOWN[name] },
      };
    }),
);
