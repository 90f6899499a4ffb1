// What a page cost, for the demo bar: bytes of HTML and scripts; of pages of one visitor also questions to the back end, SQL statements, milliseconds.
import { gzipSync } from 'node:zlib';
import type { EntryContext } from '@remix-run/node';
import { textsOf } from '~/i18n/texts.server';
import type { RequestContext } from '~/models/request-context';
import { builtFile } from './built-files.server';

const KILOBYTE = 1000;

/** Placeholder in the markup for the page's own size, which is known only when the page is written. */
const SIZE = '~~~';

const sizes = new Map<string, number>();

/** Compressed bytes of a script file of the build; 0 where there is no build (development). */
function scriptSize(address: string): number {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const file = builtFile(address);
  const size = file ? gzipSync(file).length : 0;
  sizes.set(address, size);
  return size;
}

/** Compressed kilobytes of the scripts that this page will fetch when it is at rest. */
export function scriptsOfPage({ manifest, staticHandlerContext }: EntryContext, isLive: boolean): number {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
  if (isLive) files.add(manifest.url);
  for (const { route } of isLive ? staticHandlerContext.matches : []) {
    const found = manifest.routes[route.id];
    for (const file of [found?.module, ...(found?.imports ?? [])]) if (file) files.add(file);
  }
  return [...files].reduce((sum, file) => sum + scriptSize(file), 0) / KILOBYTE;
}

interface Costly {
  /** Compressed kilobytes. */
  scripts: number;
  isShared: boolean;
}

/** The line of the demo bar. A shared page shows only its weight: rendered again from the same facts it has the same content and ETag. */
export function costOf({ meter, language, startedAt }: RequestContext, { scripts, isShared }: Costly): string {
  const { t } = textsOf(language);
  const weight = { html: SIZE, js: Math.round(scripts) };
  if (isShared) return t('common:demo.weight', weight);
  const { calls, statements } = meter;
  return t('common:demo.meter', { ...weight, calls, statements, ms: Math.round(performance.now() - startedAt) });
}

/** Puts the page's own size, in characters, where it belongs. */
export const withSize = (part: string, size: number): string => part.replace(SIZE, String(Math.round(size / KILOBYTE)));
