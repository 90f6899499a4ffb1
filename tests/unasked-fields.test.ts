// Every commerce field is read by a document of the storefront, or listed with its reason in tests/support/unasked-fields.ts.
import fs from 'node:fs';
import path from 'node:path';
import {
  type DocumentNode,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';
import { commerceSdl } from '#backend/generated/sdl';
import { documents } from './support/documents';
import { schemaOf } from './support/schema';
import { allFiles, root } from './support/source';
import { UNASKED } from './support/unasked-fields';

const schema = schemaOf(commerceSdl);

/** Fields of `extension.graphql` only: fields of a `types.graphql` are Magento's by name, and its clients may query them. */
const added = allFiles('backend/commerce')
  .filter((file) => file.endsWith('extension.graphql'))
  .flatMap((file) => coordinatesIn(parse(fs.readFileSync(path.join(root, file), 'utf8'))));
const asked = new Set(
  documents.filter(({ client }) => client !== 'content').flatMap(({ document }) => askedIn(document)),
);

test('each commerce field is queried by the shop, or listed with its reason', () => {
  const unasked = [...new Set(added)].filter((coordinate) => !asked.has(coordinate));
  const listed = Object.values(UNASKED).flat();
  expect(listed.filter((coordinate, at) => listed.indexOf(coordinate) !== at)).toEqual([]);
  expect([...listed].sort()).toEqual(unasked.sort());
});

/** `Type.field` for each output field; of a type that implements an interface only what the interface does not have. */
function coordinatesIn({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((one) => {
    const isOutput =
      one.kind === Kind.OBJECT_TYPE_DEFINITION ||
      one.kind === Kind.OBJECT_TYPE_EXTENSION ||
      one.kind === Kind.INTERFACE_TYPE_DEFINITION ||
      one.kind === Kind.INTERFACE_TYPE_EXTENSION;
    if (!isOutput) return [];
    const type = schema.getType(one.name.value);
    const inherited = isObjectType(type) ? type.getInterfaces() : [];
    return (one.fields ?? [])
      .map(({ name }) => name.value)
      .filter((field) => !inherited.some((each) => field in each.getFields()))
      .map((field) => `${one.name.value}.${field}`);
  });
}

/** A field that is read from a type counts for the interfaces that it implements. */
function askedIn(document: DocumentNode): string[] {
  const found: string[] = [];
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({ name }) {
        const type = info.getParentType();
        if (!type) return;
        const wider = isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : [];
        found.push(...[type, ...wider].map((each) => `${each.name}.${name.value}`));
      },
    }),
  );
  return found;
}
