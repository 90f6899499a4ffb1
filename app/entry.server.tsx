// Renders documents, and exports what the HTTP server calls: start, close, health, change notices, and which pages may be shared.
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { errorForLog } from '#domain/log/log-text';
import { textsScript, waitingScripts } from '~/client/boot';
import { botService, mediaOrigin } from '~/config/outside.server';
import { classTextsOf, pageDrawing } from '~/drawing.server';
import { BotServiceContext } from '~/forms/bot-check/fields';
import type { Language } from '~/i18n/languages';
import { readerIn, textsForPage, textsOf } from '~/i18n/texts.server';
import { TextsProvider } from '~/i18n/use-texts';
import type { SetupLack } from '~/models/setup';
import { PageContext } from '~/page-context';
import { documentHeaders, isScriptless, isShared } from '~/request-context/document.server';
import { pageSent } from '~/request-context/double-press.server';
import { errorPageOf, errorTitleOf } from '~/request-context/error-page.server';
import { type FirstStyles, stylesheetsOf } from '~/request-context/first-styles.server';
import { contextOf } from '~/request-context/get-context.server';
import { outsideOf, shopAt } from '~/request-context/outside.server';
import { costOf, scriptsOfPage, withSize } from '~/request-context/page-cost.server';
import { setupLackOf } from '~/request-context/setup.server';
import { FIRST_STYLES } from '~/ui/frame/head-links';
import { DrawContext, LookContext, placeMedia } from '~/ui/kit';
import { markOf } from '~/ui/theme/accents';

placeMedia(mediaOrigin);

export { loggedPath } from '#domain/page/route-params';
export { cacheKey } from '~/request-context/cache-key.server';
export { carriedVisits } from '~/request-context/carried-visit.server';
export { hostCookies } from '~/request-context/cookies.server';
export { close, health, onChange, start } from '~/request-context/life.server';
export { knowsHost } from '~/request-context/own-host.server';
export { rank } from '~/request-context/rank.server';
export { replyTo } from '~/request-context/respond.server';
export { mostBytes } from '~/request-context/upload-form.server';

/** Whose mark and name the pages have that the front door writes itself (server/refusal-page.ts). */
export function markedAs(host: string): { name: string; mark: { d: string; colour: string }[] } {
  const { name, themeName, logo } = shopAt(host);
  return { name, mark: logo === 'look' ? markOf(themeName) : [] };
}

export default async function renderDocument(
  request: Request,
  given: number,
  headers: Headers,
  remix: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { errors } = remix.staticHandlerContext;
  const failed = errors !== null;
  const status = statusOfPage(given, errors);
  const lacks = setupLackOf(errors);
  const context = contextOf(loadContext);
  if (context && request.method === 'GET') await pageSent(request, context);
  // If the request has no context, the page still has the theme of its shop and the visitor's language.
  const {
    language,
    themeName,
    name: shopName,
  } = context ? { ...context.variant, language: context.language } : await outsideOf(request);
  // A shared page is the first that most visitors see; those who have a login or a cart have the stylesheet, too.
  const sheets = stylesheetsOf(remix);
  const isForAll = isShared({ request, context, status });
  const firstFor = isForAll ? sheets.firstFor : null;
  const scriptless = isScriptless(context) || failed;
  const isLive = !scriptless && hasLiveParts(remix);
  const errorPage = failed && context ? await errorPageOf(context, status) : null;
  const page = {
    request: loadContext,
    language,
    themeName,
    shopName,
    setup: lacks && setupIn(lacks),
    errorPage,
    errorTitle: failed ? errorTitleOf({ status, errorPage, language, shopName }) : null,
    // An error page runs no scripts: it must come up when scripts are what failed.
    isLive,
    scriptless,
    styles: { hrefs: sheets.hrefs, within: firstFor !== null },
    requestId: failed ? (context?.requestId ?? null) : null,
    cost: context
      ? costOf(context, { scripts: scriptless ? 0 : scriptsOfPage(remix, isLive), isShared: isForAll })
      : '',
  };
  const { drawing, piecesOf } = pageDrawing(language);
  const pieces = piecesOf(
    renderToString(
      <TextsProvider reader={readerIn(language)}>
        <PageContext.Provider value={page}>
          <BotServiceContext.Provider value={botService}>
            <DrawContext.Provider value={drawing}>
              <LookContext.Provider value={themeName}>
                <RemixServer context={remix} url={request.url} />
              </LookContext.Provider>
            </DrawContext.Provider>
          </BotServiceContext.Provider>
        </PageContext.Provider>
      </TextsProvider>,
    ),
  );
  const first = firstFor?.(classTextsOf(pieces)) ?? null;
  const stylesheets = first ? sheets.hrefs : [];
  const waiting = scriptless ? '' : scriptsAtTheEnd(remix, language, { isLive, stylesheets });
  const { before, foot } = withFoot(pieces, waiting);
  const body = Buffer.concat([DOCTYPE, ...bytesOf(before, first), Buffer.from(foot)]);
  const policy = { scripts: foot, styles: first?.hash ?? '' };
  for (const [name, value] of documentHeaders({ request, context, status, policy, bytes: body.length }))
    headers.set(name, value);
  // The door sends it as it is; without a door it is the body of the response.
  loadContext.endWith?.(body);
  return new Response(loadContext.endWith ? null : body, { status, headers });
}

/** After an action Remix answers with its status, even where the page that should show its result failed. */
function statusOfPage(given: number, errors: EntryContext['staticHandlerContext']['errors']): number {
  if (errors === null || given >= 400) return given;
  const [first] = Object.values(errors);
  return isRouteErrorResponse(first) ? first.status : 500;
}

type Pieces = ReturnType<ReturnType<typeof pageDrawing>['piecesOf']>;

const DOCTYPE = Buffer.from('<!DOCTYPE html>');
const STYLES_START = `<style id="${FIRST_STYLES}">`;

/** Everything before the foot; the page's own styles are in its head, which is markup of the page itself. */
function bytesOf([head = '', ...rest]: Pieces, first: FirstStyles | null): Uint8Array[] {
  const bytes = (pieces: Pieces) =>
    pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece.bytes));
  if (!first || typeof head !== 'string') return bytes([head, ...rest]);
  const at = head.indexOf(STYLES_START) + STYLES_START.length;
  return [Buffer.from(head.slice(0, at)), first.bytes, ...bytes([head.slice(at), ...rest])];
}

/** What is filled in or read again after rendering is within the last characters of the markup: demo bar, React's own script. */
const FOOT = 8_192;

const HEAD_END = '</head>';

/** The page without its foot, and the foot with the page's size and what is sent behind React's markup. */
function withFoot(pieces: Pieces, waiting: string) {
  const size = pieces.reduce((all, piece) => all + (typeof piece === 'string' ? piece : piece.bytes).length, 0);
  const last = pieces.at(-1);
  const end = typeof last === 'string' ? last : '';
  // A short page may arrive in one piece: its head is excluded from the foot, because the page's styles are inserted into it.
  const cut = Math.max(0, end.indexOf(HEAD_END), end.length - FOOT);
  return {
    before: [...pieces.slice(0, -1), end.slice(0, cut)],
    foot: withSize(end.slice(cut, -END.length), size) + waiting + END,
  };
}

/** In both languages: a shop that is not set up offers no choice of language. */
const setupIn = (lacks: SetupLack) => ({
  lacks,
  title: `${textsOf('da').t('setup:title')} · ${textsOf('en').t('setup:title')}`,
  readers: { da: readerIn('da'), en: readerIn('en') },
});

/** The end of every document: what is sent behind React's markup is inserted before it. */
const END = '</body></html>';

const escapedJson = (json: string) => json.replaceAll('<', '\\u003c');

interface Waking {
  texts: string;
  modules: string;
}
/** Pages with the same routes and language share one value; there are some dozens. */
const wakings = new Map<string, Waking>();

/** Live parts are recognised by their texts, namespaces in `handle.i18n`. In development every page is live: hot reload needs React. */
const hasLiveParts = ({ routeModules, staticHandlerContext }: EntryContext): boolean =>
  import.meta.env.DEV ||
  namespacesOf(staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)).length > 0;

interface HowToStart {
  isLive: boolean;
  /** The stylesheets that come with the scripts. */
  stylesheets: string[];
}

/** A page without live parts is started by the entry alone: neither the router nor React, nor data for them. */
function scriptsAtTheEnd(remix: EntryContext, language: Language, { isLive, stylesheets }: HowToStart): string {
  const entry = remix.manifest.entry.module;
  if (!isLive) return waitingScripts({ live: null, stylesheets, modules: `import ${JSON.stringify(entry)}` });
  const { texts, state, modules } = scriptsOf(remix, language);
  return import.meta.env.DEV
    ? textsScript({ texts })
    : waitingScripts({ live: { texts, state }, stylesheets, modules });
}

/** What the browser needs for hydration: the texts of the live parts, the state of the router, and the modules of its routes. */
function scriptsOf(remix: EntryContext, language: Language) {
  const ids = remix.staticHandlerContext.matches.map((match) => match.route.id);
  const key = `${language} ${ids.join()}`;
  // Development gives routes other modules when they change.
  const waking = (import.meta.env.DEV ? undefined : wakings.get(key)) ?? wakingOf(remix, ids, language);
  wakings.set(key, waking);
  return { ...waking, state: remix.serverHandoffString ?? '{}' };
}

function wakingOf({ manifest, routeModules }: EntryContext, ids: string[], language: Language): Waking {
  const namespaces = namespacesOf(ids.map((id) => routeModules[id]?.handle));
  const imports = ids.map((id, at) => `import * as r${at} from ${JSON.stringify(manifest.routes[id]?.module)};`);
  const modules = ids.map((id, at) => `${JSON.stringify(id)}:r${at}`);
  return {
    texts: escapedJson(JSON.stringify({ language, texts: textsForPage(language, namespaces) })),
    modules: `import ${JSON.stringify(manifest.url)};${imports.join('')}window.__remixRouteModules={${modules.join()}};import(${JSON.stringify(manifest.entry.module)})`,
  };
}

/** The namespaces that the page's routes name in `handle.i18n` for their live parts, once each. */
function namespacesOf(handles: unknown[]): string[] {
  const named = handles.flatMap((handle) =>
    typeof handle === 'object' && handle !== null && 'i18n' in handle && Array.isArray(handle.i18n) ? handle.i18n : [],
  );
  return [...new Set(named)];
}

/** Loader data requested by scripts: personal like any page, never cached. */
export function handleDataRequest(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

export function handleError(
  error: unknown,
  { request, context: loadContext }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  // The access log has the address under the same id, without secrets.
  const requestId = contextOf(loadContext)?.requestId ?? request.headers.get('X-Request-Id');
  const told = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : errorForLog(error);
  process.stderr.write(`${JSON.stringify({ level: 'error', requestId, error: told })}\n`);
}
