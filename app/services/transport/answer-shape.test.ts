// Responses are validated against the types of their GraphQL documents.
import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { answerFits } from './answer-shape';

const schema = buildSchema(`
  scalar JSON
  type Query { pages(limit: Int): [Page]! title: String }
  type Page { id: ID! title: String size: Float count: Int shown: Boolean more: JSON blocks: [Block] }
  union Block = Text | Film
  type Text { id: ID! text: String }
  type Film { id: ID! length: Int }
`);
const document = parse(`
  query Pages { all: pages { ...Parts } title }
  fragment Parts on Page { id title size count shown more blocks { __typename ... on Text { id text } ... on Film { length } } }
`);
const fits = (data: unknown) => answerFits(schema, document, data);

it.each([
  [
    'all of it',
    { all: [{ id: '1', title: 'A', size: 1.5, count: 2, shown: true, more: [{}], blocks: [] }], title: 'B' },
  ],
  ['nothing where that may be', { all: [null, { id: 1, title: null, blocks: null }], title: null }],
  ['parts left out', { all: [{ id: '1' }] }],
  [
    'members of a union',
    {
      all: [
        {
          id: '1',
          blocks: [
            { __typename: 'Film', length: 3 },
            { __typename: 'Text', id: '1' },
          ],
        },
      ],
    },
  ],
  ['a member that the schema does not have', { all: [{ id: '1', blocks: [{ __typename: 'Map' }] }] }],
])('%s fits', (_what, data) => {
  expect(fits(data)).toBe(true);
});

it.each([
  ['a text for everything', 'busy'],
  ['a list for everything', []],
  ['an object for a list', { all: { id: '1' } }],
  ['a text for an object', { all: ['1'] }],
  ['nothing for a list that has to be', { all: null }],
  ['an object for a text', { all: [{ id: '1', title: { da: 'A' } }] }],
  ['a number for a text', { all: [], title: 5 }],
  ['a text for a number', { all: [{ id: '1', count: '5' }] }],
  ['a text for a yes or no', { all: [{ id: '1', shown: 'no' }] }],
  ['an object for a list of a union', { all: [{ id: '1', blocks: {} }] }],
  ['a number within a member', { all: [{ id: '1', blocks: [{ __typename: 'Text', id: '1', text: 7 }] }] }],
])('%s does not fit', (_what, data) => {
  expect(fits(data)).toBe(false);
});
