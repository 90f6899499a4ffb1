// Documents that are parsed when they are first used.
import { Kind, print, visit } from 'graphql';
import gql from 'graphql-tag';
import { expect, test, vi } from 'vitest';
import { LaterDocument } from './later-document';

const fragment = new LaterDocument(
  () => gql`
    fragment LaterParts on Product {
      sku
    }
  `,
);

test('a document is parsed once, when it is first read', () => {
  const parse = vi.fn(
    () => gql`
      query Later {
        product {
          name
        }
      }
    `,
  );
  const document = new LaterDocument(parse);
  expect([document.kind, parse.mock.calls.length]).toEqual([Kind.DOCUMENT, 0]);
  expect(print(document)).toContain('query Later');
  expect(document.loc?.source.body).toContain('query Later');
  expect(parse).toHaveBeenCalledTimes(1);
});

test('a document has the fragments that it names, and is cut without a change of itself', () => {
  const document = new LaterDocument(
    () => gql`
      query Later {
        product {
          name
          ...LaterParts
        }
      }
      ${fragment}
    `,
  );
  const cut = visit(document, {
    enter: (node) => (node.kind === Kind.FIELD && node.name.value === 'name' ? null : undefined),
  });
  expect(print(cut)).toBe(
    'query Later {\n  product {\n    ...LaterParts\n  }\n}\n\nfragment LaterParts on Product {\n  sku\n}',
  );
  expect(print(document)).toContain('name');
  expect(print({ ...document, definitions: document.definitions.slice(1) })).toMatch(/^fragment LaterParts/);
});
