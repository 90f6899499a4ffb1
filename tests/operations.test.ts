// Validates every GraphQL document of the storefront against our schema, and against Magento's where Magento has the names.
import fs from 'node:fs';
import path from 'node:path';
import {
  type DocumentNode,
  type FieldNode,
  Kind,
  print,
  type SelectionSetNode,
  validate,
  validateSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { commerceSdl, contentSdl, staffSdl } from '#backend/generated/sdl';
import { documentCost } from '#backend/graphql/cost';
import { fragmentsIn } from '#backend/graphql/document-size';
import { brokenLimits, MAX_COST, MAX_FIELDS, MAX_TOKENS } from '#backend/graphql/limits';
import { documents } from './support/documents';
import { schemaOf } from './support/schema';
import { allFiles, root } from './support/source';

const commerce = documents.filter(({ client }) => client === 'commerce');
const content = documents.filter(({ client }) => client === 'content');
const staff = documents.filter(({ client }) => client === 'staff');

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

// spec: 1: One product made of a web shop, a commerce back end and a separate content service
//   at app/services/transport/transport.server.ts, backend/index.ts, backend/content/resolvers.ts
// spec: 3 Enumerations: Content types: stores, banners, footers, notifications, pages, error pages, logos, energy classes
//   at backend/content/frame/types.graphql, backend/content/page/types.graphql
// spec: 7 Other: Every document of the storefront is valid against our schema
//   at tests/operations.test.ts
describe('our own schemas', () => {
  const ours = { commerce: schemaOf(commerceSdl), content: schemaOf(contentSdl), staff: schemaOf(staffSdl) };

  test.each(Object.entries(ours))('the %s schema is valid', (_, schema) => {
    expect(validateSchema(schema).map(String)).toEqual([]);
  });

  test.each(commerce)('$name validates', ({ document }) => {
    expect(validate(ours.commerce, document).map(String)).toEqual([]);
  });

  test.each(content)('$name validates', ({ document }) => {
    expect(validate(ours.content, document).map(String)).toEqual([]);
  });

  test.each(staff)('$name validates', ({ document }) => {
    expect(validate(ours.staff, document).map(String)).toEqual([]);
  });
});

// spec: 7 Other: Every document is valid against Magento's names, our extensions aside
//   at tests/operations.test.ts
describe('Magento, with our extensions on top', () => {
  const extensions = allFiles('backend/commerce').filter((file) => file.endsWith('extension.graphql'));
  const scalars = 'scalar JSON';
  const magento = schemaOf(
    read('tests/fixtures/magento-core.graphql'),
    withScalar(extensions.map(read).join('\n'), scalars),
  );

  test.each(commerce)('$name validates', ({ document }) => {
    expect(validate(magento, document).map(String)).toEqual([]);
  });
});

describe('size', () => {
  const ours = { commerce: schemaOf(commerceSdl), content: schemaOf(contentSdl), staff: schemaOf(staffSdl) };

  test.each(documents)(
    '$name stays within the limits with the largest page size that the shop requests',
    ({ document, client }) => {
      const schema = ours[client];
      expect(brokenLimits(schema, document).map(String)).toEqual([]);
      const words = print(document).split(/[^\w$@]+/).length;
      expect(words).toBeLessThan(MAX_TOKENS / 2);
      for (const operation of document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)) {
        const cost = documentCost(schema, document, operation);
        expect(cost({ pageSize: 100 })).toBeLessThan(MAX_COST);
      }
    },
  );

  // webonyx/graphql-php, QueryComplexity: fields of all fragments are added up, regardless of the type of the object, without those that a directive excludes.
  test.each(
    commerce.flatMap(({ name, document }) =>
      (SETTINGS[name] ?? [{}]).map((settings) => ({ name, document, settings })),
    ),
  )('$name with $settings uses at most nine tenths of the fields that Magento accepts', ({ document, settings }) => {
    expect(fieldsOf(document, settings)).toBeLessThanOrEqual(0.9 * MAX_FIELDS);
  });

  test('there are documents, and operation names are unique', () => {
    const names = documents.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name, at) => names.indexOf(name) !== at || !name)).toEqual([]);
  });

  test('each document is sent by a service or a test of the back end', () => {
    const sources = [...allFiles('app'), ...allFiles('tests/backend')].filter((file) => /\.tsx?$/.test(file));
    const text = sources
      .filter((file) => !file.includes('/generated/'))
      .map(read)
      .join('\n');
    expect(documents.filter(({ name }) => !text.includes(`${name}Document`)).map(({ name }) => name)).toEqual([]);
  });
});

/** What the storefront sends to a document whose fields depend on variables. */
const SETTINGS: Readonly<Record<string, readonly Readonly<Record<string, boolean>>[]>> = {
  Route: [
    { listed: true, narrowed: false, chosen: false },
    { listed: false, narrowed: true, chosen: false },
    { listed: false, narrowed: false, chosen: true },
  ],
};

function fieldsOf(document: DocumentNode, settings: Readonly<Record<string, boolean>>): number {
  const fragments = fragmentsIn(document);
  const isExcluded = ({ directives }: FieldNode) =>
    directives?.some(({ name, arguments: given }) => {
      const value = given?.[0]?.value;
      return value?.kind === Kind.VARIABLE && settings[value.name.value] === (name.value === 'skip');
    });
  const within = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) return sum + within(node.selectionSet);
      if (node.kind === Kind.FRAGMENT_SPREAD) return sum + within(fragments.get(node.name.value)?.selectionSet);
      return isExcluded(node) ? sum : sum + 1 + within(node.selectionSet);
    }, 0);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION ? within(operation.selectionSet) : 0;
}

function withScalar(sdl: string, scalar: string): string {
  return new RegExp(`^\\s*${scalar}\\b`, 'm').test(sdl) ? sdl : `${scalar}\n${sdl}`;
}
