// Which error page is shown for a status.
import { describe, expect, it } from 'vitest';
import { errorPageFor, statusOf } from '#domain/page/error-page';

const page = (id: string, priority: number, pattern: string | null, isDefault = false) => ({
  id,
  priority,
  pattern,
  isDefault,
});
const pages = [
  page('default', 0, null, true),
  // spec: 2 Scroll and error pages: The content error page is chosen by patterns in order of priority
  //   at domain/page/error-page.ts
  page('any-4xx', 5, '4\\d\\d'),
  page('404', 10, '404'),
  page('broken', 99, '('),
];

describe('the error page', () => {
  it.each([
    [404, '404'],
    [403, 'any-4xx'],
    [500, 'default'],
  ])('of %i is %s', (status, id) => expect(errorPageFor(pages, status)?.id).toBe(id));

  // spec: 2 Scroll and error pages: Else the default one, else a generic text
  //   at domain/page/error-page.ts
  it('is the generic text when none is configured', () =>
    expect(errorPageFor([page('404', 1, '404')], 500)).toBeNull());
  it('does not match part of a status or an empty pattern', () => {
    expect(errorPageFor([page('part', 1, '40'), page('blank', 1, ' '), page('empty', 1, '')], 404)).toBeNull();
  });

  // spec: 8: Other route errors show the error page with status, 500 by default
  //   at domain/page/error-page.ts
  it.each([
    [404, 404],
    [400, 400],
    [599, 599],
    [399, 500],
    [600, 500],
    [200, 500],
    [undefined, 500],
    ['404', 500],
    [404.5, 500],
  ])('an error with status %s is answered with %i', (status, expected) => expect(statusOf(status)).toBe(expected));
});
