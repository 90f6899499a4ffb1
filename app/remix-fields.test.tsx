// The delayed hydration replaces Remix's own <Scripts> and sets internal fields of Remix. An upgrade that changes one of them fails here.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node';
import { RemixServer, Scripts } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { BOOT } from './client/boot';

const MEND =
  'Remix has changed what its scripts start with: scriptsOf in app/entry.server.tsx and app/client/boot.ts have to follow, see docs/developer/rendering.md.';

const MANIFEST = {
  version: '1',
  url: '/assets/manifest-1.js',
  entry: { module: '/assets/entry.js', imports: [] },
  routes: { root: { id: 'root', path: '', module: '/assets/root.js', hasLoader: true, hasAction: false } },
};

const Root = () => (
  <html lang="en">
    <body>
      <Scripts />
    </body>
  </html>
);

interface Document {
  remix: EntryContext;
  html: string;
}

/** A shop with one route, rendered by Remix with its own scripts. */
async function documentOfRemix(): Promise<Document> {
  let remix: EntryContext | undefined;
  const build: unknown = {
    mode: 'production',
    entry: {
      module: {
        default(request: Request, status: number, headers: Headers, context: EntryContext) {
          remix = context;
          return new Response(renderToString(<RemixServer context={context} url={request.url} />), { status, headers });
        },
      },
    },
    routes: { root: { id: 'root', path: '', module: { default: Root, loader: () => ({ told: '</script>' }) } } },
    assets: MANIFEST,
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    future: { v3_lazyRouteDiscovery: false, v3_singleFetch: false },
  };
  const html = await (await createRequestHandler(build as ServerBuild)(new Request('http://shop/'))).text();
  if (!remix) throw new Error(MEND);
  return { remix, html };
}

let made: Document;
beforeAll(async () => {
  made = await documentOfRemix();
});

describe('what the server provides', () => {
  test('the router state as JSON that is safe inside a script element', () => {
    const { serverHandoffString = '' } = made.remix;
    expect(serverHandoffString, MEND).not.toContain('<');
    expect(Object.keys(JSON.parse(serverHandoffString)).sort(), MEND).toEqual(['future', 'isSpaMode', 'state']);
    expect(JSON.parse(serverHandoffString).state.loaderData, MEND).toEqual({ root: { told: '</script>' } });
  });

  test('the build manifest and the route modules of the page', () => {
    const { manifest, routeModules, staticHandlerContext } = made.remix;
    expect(manifest, MEND).toEqual(MANIFEST);
    expect(Object.keys(routeModules), MEND).toEqual(['root']);
    expect(
      staticHandlerContext.matches.map(({ route }) => route.id),
      MEND,
    ).toEqual(['root']);
    expect(staticHandlerContext.errors, MEND).toBeNull();
  });

  test('Remix’s own scripts set these fields and no others', () => {
    const { html, remix } = made;
    expect(html, MEND).toContain(`window.__remixContext = ${remix.serverHandoffString};`);
    expect(html, MEND).toContain('import "/assets/manifest-1.js"');
    expect(html, MEND).toContain('import * as route0 from "/assets/root.js"');
    expect(html, MEND).toContain('window.__remixRouteModules = {"root":route0};');
    expect(html, MEND).toContain('import("/assets/entry.js")');
    const set = [...html.matchAll(/window\.(\w+) =/g)].map(([, name]) => name);
    expect(set, MEND).toEqual(['__remixContext', '__remixRouteModules']);
    expect(BOOT, MEND).toContain('window.__remixContext=JSON.parse(');
  });
});

test('the browser code of Remix reads only fields that the page sets', () => {
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('@remix-run/react')), 'esm');
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const fields = new Set([...code.matchAll(/window\.(__remix\w+)/g)].map(([, name]) => name));
  expect([...fields].sort(), MEND).toEqual([
    '__remixClearCriticalCss', // set by Remix itself, in development
    '__remixContext',
    '__remixHdrActive', // in development
    '__remixManifest', // the manifest's own file sets it
    '__remixRevalidation', // in development
    '__remixRouteModules',
    '__remixRouter', // set by Remix itself
  ]);
  const ofContext = new Set([...code.matchAll(/window\.__remixContext\.(\w+)/g)].map(([, name]) => name));
  expect([...ofContext].sort(), MEND).toEqual([
    'basename',
    'criticalCss', // in development
    'future',
    'isSpaMode',
    'state',
    'stream', // for single fetch, which the shop does not use
    'streamController',
  ]);
});
