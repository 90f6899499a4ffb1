// Addresses of what the content service has: previews of drafts, sellers, films.
import { type DraftNamed, draftSubject } from './content-draft';

/** The question in a page's address that carries the word of a signed link. */
export const PREVIEW_QUESTION = 'preview';

const inAddress = (value: string) => encodeURIComponent(value);

/** Names the draft to preview on a published page: front page, popup and other content. */
export const DRAFT_QUESTION = 'draft';

/** How a popup's draft was left: a look at it changes no cookie. */
export const POPUP_QUESTION = 'popup';

/** A page before it is published, by its path (info/om-os) and the word of a link. */
export const contentPreviewPath = (path: string, word: string) =>
  `/${path.split('/').filter(Boolean).map(inAddress).join('/')}?${PREVIEW_QUESTION}=${inAddress(word)}`;

/** The page that shows a draft: the front page, or a seller's own page. */
export const draftPreviewPath = (page: string, draft: DraftNamed, word: string) =>
  `${page}?${DRAFT_QUESTION}=${inAddress(draftSubject(draft))}&${PREVIEW_QUESTION}=${inAddress(word)}`;

const pageQuestions = (here: string): URLSearchParams => new URLSearchParams(here.split('#', 1)[0]?.split('?', 2)[1]);

/** `here`: path and query of a page that someone looks at by the link of a draft. */
export const looksAtDraft = (here: string): boolean => pageQuestions(here).has(PREVIEW_QUESTION);

/** The page as everyone sees it. */
export function withoutDraft(here: string): string {
  const questions = pageQuestions(here);
  for (const name of [PREVIEW_QUESTION, DRAFT_QUESTION, POPUP_QUESTION]) questions.delete(name);
  const path = here.split('?')[0] ?? '/';
  return questions.size > 0 ? `${path}?${questions}` : path;
}

/** The page with the popup's draft as it was left. */
export function withPopupState(here: string, state: string): string {
  const questions = pageQuestions(here);
  questions.set(POPUP_QUESTION, state);
  return `${here.split('?')[0]}?${questions}`;
}

/** Who looks after the customers of a sales code. */
export const salesPersonPath = (code: string) => `/saelger/${inAddress(code)}`;

/** A page with one film of another site in its place; `id` is the block's. */
export const filmPath = (here: string, id: string) => {
  const [path = '/', query = ''] = here.split('?', 2);
  const questions = new URLSearchParams(query);
  questions.set(FILM_QUESTION, id);
  return `${path}?${questions}#${id}`;
};
/** The parameter by which a visitor has requested a film from another site. */
export const FILM_QUESTION = 'film';
