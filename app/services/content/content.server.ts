// Queries of the content service: footer and notifications, the front page, the list of pages.
import { accountPath } from '#domain/page/addresses';
import type { Caller } from '~/models/caller';
import type { PageEntry } from '~/models/content';
import { FrameContentDocument, FrontPageDocument, PagesDocument } from '../generated/content';
import { standing } from '../transport/long-lived-cache';
import { read } from '../transport/transport.server';
import { type FrameContent, type FrontContent, frameContentOf, frontContentOf } from './content.map';
import { draftHere, type Looking } from './draft.server';
import { pageEntriesOf } from './pages.map';

const about = (caller: Caller) => ({ storeCode: caller.storeCode, locale: caller.language });

const readPublishedFrame = standing(
  async (caller): Promise<FrameContent> =>
    frameContentOf(await read(caller, { client: 'content', document: FrameContentDocument, variables: about(caller) })),
  () => ({ about: null, columns: [], facts: [], contact: null, notifications: [], popups: [], menu: [] }),
);

const readPublishedFront = standing(
  async (caller): Promise<FrontContent | null> =>
    frontContentOf(await read(caller, { client: 'content', document: FrontPageDocument, variables: about(caller) })),
  () => null,
);

/** With the draft that the link of this page shows. */
export async function readFrameContent(looking: Looking): Promise<FrameContent> {
  const [published, draft] = await Promise.all([readPublishedFrame(looking), draftHere(looking)]);
  return draft?.frame ? { ...published, ...draft.frame } : published;
}

export async function readFrontContent(looking: Looking): Promise<FrontContent | null> {
  return (await draftHere(looking))?.front ?? readPublishedFront(looking);
}

const listAllPages = standing(
  async (caller): Promise<PageEntry[]> =>
    pageEntriesOf(await read(caller, { client: 'content', document: PagesDocument, variables: about(caller) })),
  () => [],
);

/** Pages of the account area are for logged-in users: they are listed in its menu, not in the search or the sitemap. */
const isOfAccount = ({ href }: PageEntry) => href.startsWith(`${accountPath()}/`);

/** Every page that is open to all, with its title and a sentence about it. */
export const listPages = async (caller: Caller): Promise<PageEntry[]> =>
  (await listAllPages(caller)).filter((page) => !isOfAccount(page));

export const listAccountPages = async (caller: Caller): Promise<PageEntry[]> =>
  (await listAllPages(caller)).filter(isOfAccount);
