// Renders documents, and is what the front door asks of the shop: start, close, health, and which pages may be shared.
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { withLateScripts } from '~/client/boot';
import { textsForPage, textsOf } from '~/i18n/texts.server';
import { PageContext } from '~/page-context';
import { documentHeaders, isScriptless } from '~/visit/document.server';
import { costOf, scriptsOfPage, withSize } from '~/visit/page-cost.server';
import { visitOf } from '~/visit/enter.server';
import { errorPageOf } from '~/visit/error-page.server';

export { cacheKey } from '~/visit/cache-key.server';
export { close, health, start } from '~/visit/life.server';

export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const visit = visitOf(context);
  const language = visit?.language ?? 'da';
  const failed = remix.staticHandlerContext.errors !== null;
  const handles = remix.staticHandlerContext.matches.map((match) => remix.routeModules[match.route.id]?.handle);
  const page = {
    texts: JSON.stringify({ language, texts: textsForPage(language, namespacesOf(handles)) }),
    errorPage: failed && visit ? await errorPageOf(visit, status) : null,
    // An error page runs no scripts: it must come up when scripts are what failed.
    scriptless: isScriptless(visit) || failed,
    requestId: failed ? (visit?.requestId ?? null) : null,
    cost: visit ? costOf(visit, scriptsOfPage(remix, isScriptless(visit) || failed)) : '',
  };
  const markup = renderToString(
    <I18nextProvider i18n={textsOf(language)}>
      <PageContext.Provider value={page}>
        <RemixServer context={remix} url={request.url} />
      </PageContext.Provider>
    </I18nextProvider>,
  );
  const html = withSize(`<!DOCTYPE html>${import.meta.env.DEV ? markup : withLateScripts(markup)}`);
  const body = Buffer.from(html);
  for (const [name, value] of documentHeaders({ request, visit, status, html, bytes: body.length }))
    headers.set(name, value);
  return new Response(body, { status, headers });
}

/** The namespaces that the page's routes name in `handle.i18n`, once each. */
function namespacesOf(handles: unknown[]): string[] {
  const named = handles.flatMap((handle) =>
    typeof handle === 'object' && handle !== null && 'i18n' in handle && Array.isArray(handle.i18n) ? handle.i18n : [],
  );
  return [...new Set(['common', ...named])];
}

/** Loader data asked for by scripts: personal as any page, never kept. */
export function handleDataRequest(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (request.signal.aborted) return;
  const visit = visitOf(context);
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `${JSON.stringify({ level: 'error', requestId: visit?.requestId, url: request.url, error: told })}\n`,
  );
}
