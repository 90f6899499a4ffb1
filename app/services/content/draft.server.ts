// Drafts other than pages, for users who have the link: front page, popup, notification, menu, footer, seller.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { DRAFT_QUESTION, PREVIEW_QUESTION } from '#domain/page/addresses';
import { type DraftKind, type DraftNamed, draftFrom, draftSubject } from '#domain/page/content-draft';
import type { Caller } from '~/models/caller';
import type { DraftView } from '~/models/content';
import {
  FooterDraftDocument,
  FrontPageDraftDocument,
  MenuDraftDocument,
  NotificationDraftDocument,
  PopupDraftDocument,
  SellerDraftDocument,
} from '../generated/content';
import { readPreviewWord } from '../preview/preview.server';
import { send } from '../transport/transport.server';
import {
  type DraftContent,
  footerDraftOf,
  frontDraftOf,
  menuDraftOf,
  noticeDraftOf,
  popupDraftOf,
  sellerDraftOf,
} from './draft.map';

/** The caller of a page, and its address. */
export type Looking = Caller & { here?: string };

/** What the link of this page shows. */
export interface Draft {
  kind: DraftKind;
  /** Null: the link has ended, or the draft is published or gone. */
  content: DraftContent | null;
}

const known = new WeakMap<Looking, Promise<Draft | null>>();

/** Null on pages without such a link. Queried once per page. */
export function draftOf(looking: Looking): Promise<Draft | null> {
  const asked = known.get(looking) ?? readDraftAsked(looking);
  known.set(looking, asked);
  return asked;
}

async function readDraftAsked(looking: Looking): Promise<Draft | null> {
  const questions = new URL(looking.here ?? '/', 'http://shop').searchParams;
  const named = draftFrom(questions.get(DRAFT_QUESTION) ?? '');
  const word = questions.get(PREVIEW_QUESTION);
  if (!named || word === null) return null;
  const isGood = await readPreviewWord(looking, draftSubject(named), word);
  return { kind: named.kind, content: isGood ? await readDraftEntry(looking, named, word) : null };
}

/** Unpublished content is not cached. */
async function readDraftEntry(caller: Caller, { kind, id }: DraftNamed, preview: string): Promise<DraftContent | null> {
  const variables = { id, preview, locale: caller.language };
  const ask = <Data>(document: TypedDocumentNode<Data, typeof variables>) => readUnkept(caller, document, variables);
  switch (kind) {
    case 'front-page':
      return frontDraftOf(await ask(FrontPageDraftDocument), id);
    case 'popup':
      return popupDraftOf(await ask(PopupDraftDocument), id);
    case 'notification':
      return noticeDraftOf(await ask(NotificationDraftDocument), id);
    case 'menu':
      return menuDraftOf(await ask(MenuDraftDocument), id);
    case 'footer':
      return footerDraftOf(await ask(FooterDraftDocument), id);
    case 'seller':
      return sellerDraftOf(await ask(SellerDraftDocument), id);
  }
}

async function readUnkept<Data, Variables extends object>(
  caller: Caller,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | null> {
  return (await send(caller, { client: 'content', document, variables })).data;
}

const isOfStore = ({ content }: Draft, { storeCode }: Looking): boolean =>
  content?.stores.some(({ code }) => code === storeCode) ?? false;

/** The draft's content where the page is in one of its stores; null elsewhere, and on all pages without such a link. */
export async function draftHere(looking: Looking): Promise<DraftContent | null> {
  const draft = await draftOf(looking);
  return draft && isOfStore(draft, looking) ? draft.content : null;
}

/** What is said of it above the page. */
export async function draftView(looking: Looking): Promise<DraftView | null> {
  const draft = await draftOf(looking);
  if (!draft) return null;
  const { kind, content } = draft;
  if (!content) return { kind, state: 'ended', stores: [] };
  const stores = content.stores.map(({ name }) => name);
  return { kind, state: isOfStore(draft, looking) ? 'shown' : 'elsewhere', stores };
}
