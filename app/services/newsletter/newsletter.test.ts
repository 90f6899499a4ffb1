// Tests the message shown when signing up fails, also with an external back end.
import { expect, it } from 'vitest';
import type { WireError } from '../transport/wire.map';
import { newsletterFault } from './newsletter.map';

const error = (more: Partial<WireError>): WireError => ({
  ...{ message: 'Internal server error', category: 'graphql', path: '', code: null, params: {} },
  ...more,
});
const OWN = { key: 'errors:form.newsletterFailed' };
const done = { status: 'UNCONFIRMED', errors: [] };

// spec: 8: Newsletter: the first back-end error, otherwise 'Der skete desværre en fejl, venligst kontakt os.'
//   at app/services/newsletter/newsletter.map.ts
it.each([
  ['done', done, [], null],
  ['done by a plain Magento', { status: 'SUBSCRIBED' }, [], null],
  [
    'the first of its errors',
    { status: null, errors: [null, ' ', 'Prøv igen.', 'x'] },
    [],
    { key: 'newsletter:said', params: { text: 'Prøv igen.' } },
  ],
  [
    'what a Magento says to the visitor',
    null,
    [error({ category: 'graphql-already-exists', message: 'This email address is already subscribed.' })],
    { key: 'newsletter:said', params: { text: 'This email address is already subscribed.' } },
  ],
  [
    'a refusal of ours',
    null,
    [error({ code: 'TOO_MANY_REQUESTS', category: 'graphql-input' })],
    { key: 'errors:form.tooManyRequests', params: {} },
  ],
  ['a fault that is masked', null, [error({})], OWN],
  ['nothing at all', null, [], OWN],
  ['no status', { status: null, errors: [] }, [], OWN],
  ['a novel', { status: null, errors: ['x'.repeat(301)] }, [], OWN],
])('%s', (_, answer, errors, told) => {
  expect(newsletterFault(answer, errors)).toEqual(told);
});
