// Which documents may be served to another visitor: none that is personal, and none with a part omitted.
import { describe, expect, it } from 'vitest';
import { PANEL_ALONE } from '#domain/page/panel-addresses';
import { visitorContext } from '../../tests/support/visitor-context';
import { cacheKey } from './cache-key.server';
import { documentHeaders, isShared } from './document.server';

const context = { ...visitorContext(), anonymous: true };
const asked = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://localhost:3000/papir', { method, headers });

describe('a document', () => {
  const headersOf = (request: Request) =>
    new Map(documentHeaders({ request, context, status: 200, policy: { scripts: '', styles: '' }, bytes: 1 }));

  it('is isolated from windows of other sites, except for visits from a procurement system', () => {
    expect(headersOf(asked()).get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
    const enter = new Request('http://localhost:3000/punchout/return');
    for (const visit of [asked({ cookie: 'punchout=window' }), asked({ cookie: 'punchout=frame' }), enter]) {
      expect(headersOf(visit).get('Cross-Origin-Opener-Policy')).toBeUndefined();
      expect(headersOf(visit).get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
  });
});

describe('a document is shared', () => {
  it('when nothing in it belongs to a single visitor', () => {
    expect(isShared({ request: asked(), context, status: 200 })).toBe(true);
    expect(isShared({ request: asked(), context: { ...context, anonymous: false }, status: 200 })).toBe(false);
    expect(isShared({ request: asked(), context: undefined, status: 200 })).toBe(false);
    expect(isShared({ request: asked({}, 'POST'), context, status: 200 })).toBe(false);
    expect(isShared({ request: asked(), context, status: 404 })).toBe(false);
  });

  it.each([
    '/reklamation',
    '/reklamation/uden-ordre',
    '/reklamation/t0k3n',
    '/reklamation/1/t',
    '/reklamationsbilleder/t',
  ])('never where a form has its own key, or a token opens the page: %s', (path) => {
    const request = new Request(`http://localhost:3000${path}`);
    expect(isShared({ request, context, status: 200 })).toBe(false);
    expect(cacheKey({ method: 'GET', host: 'localhost', url: path, cookies: '' })).toBeNull();
  });

  it.each(['/info/om-os?preview=1.x', '/?draft=popup%3Apopup-jul&preview=1.x'])(
    'never for the link to a draft, which search engines must not list: %s',
    (path) => {
      const request = new Request(`http://localhost:3000${path}`);
      expect(isShared({ request, context, status: 200 })).toBe(false);
      expect(cacheKey({ method: 'GET', host: 'localhost', url: path, cookies: '' })).toBeNull();
      const policy = { scripts: '', styles: '' };
      const headers = Object.fromEntries(
        documentHeaders({ request, context: undefined, status: 200, policy, bytes: 1 }),
      );
      expect(headers['X-Robots-Tag']).toBe('noindex, nofollow');
      expect(headers['Cache-Control']).toBe('private, no-store');
    },
  );

  it('never when the page behind a panel was omitted', () => {
    expect(isShared({ request: asked({ [PANEL_ALONE]: '1' }), context, status: 200 })).toBe(false);
  });
});
