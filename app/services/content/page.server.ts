// One page of the content service by its address: as it is published, as a draft by a signed link, or where its address leads instead.
import { pathOfTarget } from '#domain/page/redirects';
import { safeHref } from '#domain/page/safe-href';
import type { Caller } from '~/models/caller';
import { PageDocument, PageDraftDocument, RedirectDocument } from '../generated/content';
import { readPreviewWord } from '../preview/preview.server';
import { read, send } from '../transport/transport.server';
import { contentPageOf, type PageContent } from './page.map';

export type PageAnswer =
  | { kind: 'page'; page: PageContent; isDraft: boolean }
  | { kind: 'redirect'; to: string; status: 301 | 302 };

/** `path` without the leading slash: info/om-os; `word` of a link to its draft. Null where nothing is, and nothing leads on. */
export async function readPageAt(caller: Caller, path: string, word: string | null): Promise<PageAnswer | null> {
  const asked = { path, storeCode: caller.storeCode, locale: caller.language };
  const draft = word === null ? null : await readDraft(caller, asked, word);
  if (draft) return { kind: 'page', page: draft, isDraft: true };
  const data = await read(caller, { client: 'content', document: PageDocument, variables: asked });
  const page = contentPageOf(data);
  if (page) return { kind: 'page', page, isDraft: false };
  const [redirect] = data.redirects ?? [];
  const to = redirect ? await endOfRedirects(caller, path, redirect.to) : null;
  return to === null ? null : { kind: 'redirect', to, status: redirect?.permanent === false ? 302 : 301 };
}

type Asked = { path: string; storeCode: string; locale: string };

/** Null where the preview token is invalid or expired, and for a missing page. Unpublished content is not cached. */
async function readDraft(caller: Caller, asked: Asked, preview: string): Promise<PageContent | null> {
  if (!(await readPreviewWord(caller, asked.path, preview))) return null;
  const variables = { ...asked, preview };
  const { data } = await send(caller, { client: 'content', document: PageDraftDocument, variables });
  return data && contentPageOf(data);
}

const MOST_STEPS = 5;

/** The end of a way of several redirects; null for one that comes back to where it was, or leads nowhere. */
async function endOfRedirects(caller: Caller, from: string, first: string): Promise<string | null> {
  const seen = new Set([from]);
  let to = safeHref(first);
  while (to !== null) {
    const path = pathOfTarget(to);
    if (path === null) return /^https?:/i.test(to) ? to : null;
    if (seen.has(path) || seen.size > MOST_STEPS) return null;
    seen.add(path);
    const variables = { path, storeCode: caller.storeCode };
    const { redirects } = await read(caller, { client: 'content', document: RedirectDocument, variables });
    const next = redirects?.[0];
    if (!next) return to;
    to = safeHref(next.to);
  }
  return null;
}
