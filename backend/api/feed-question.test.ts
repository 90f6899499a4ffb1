// The query of the feed: each parameter on both sides of its limits.
import { expect, test } from 'vitest';
import { readFeedQuestion } from './feed-question';

const read = (query: string) => readFeedQuestion(new URLSearchParams(query));

test('without parameters the feed begins at its start', () => {
  expect(read('')).toEqual({ ok: true, question: { after: 0, limit: 100, waitSeconds: 0, kinds: null, store: null } });
});

test.each([
  ['after=0', { after: 0 }],
  ['after=9007199254740991', { after: 9_007_199_254_740_991 }],
  ['limit=1', { limit: 1 }],
  ['limit=1000', { limit: 1_000 }],
  ['wait=10', { waitSeconds: 10 }],
  ['types=order.placed,order.paid', { kinds: ['order.placed', 'order.paid'] }],
  ['store=b2b', { store: 'b2b' }],
])('%s is read', (query, expected) => {
  expect(read(query)).toMatchObject({ ok: true, question: expected });
});

test.each([
  ...['after=-1', 'after=1.5', 'after=', 'after=9007199254740992', 'after=99999999999999999', 'after=x'],
  ...['limit=0', 'limit=1001', 'wait=11', 'wait=-1', 'types=', 'types=order', 'types=order.placed,', 'types=A.B'],
  ...['store=', 'store=a%20b', 'before=1', 'after=1&after=2', `types=${'a.b,'.repeat(50)}a.b`],
])('%s is refused with the name of the parameter', (query) => {
  expect(read(query)).toMatchObject({ ok: false, parameter: query.split('=')[0] });
});
