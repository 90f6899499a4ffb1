// Addresses of what the content service has: previews of pages, sellers.

/** The question in a page's address that carries the word of a signed link. */
export const PREVIEW_QUESTION = 'preview';

const inAddress = (value: string) => encodeURIComponent(value);

/** A page before it is published, by its path (info/om-os) and the word of a link. */
export const contentPreviewPath = (path: string, word: string) =>
  `/${path.split('/').filter(Boolean).map(inAddress).join('/')}?${PREVIEW_QUESTION}=${inAddress(word)}`;

/** Who looks after the customers of a sales code. */
export const salesPersonPath = (code: string) => `/saelger/${inAddress(code)}`;

/** A page with one film of another site in its place; `id` is the block's. */
export const filmPath = (here: string, id: string) => {
  const [path = '/', query = ''] = here.split('?', 2);
  const questions = new URLSearchParams(query);
  questions.set(FILM_QUESTION, id);
  return `${path}?${questions}#${id}`;
};
/** The question by which a visitor has asked for a film of another site. */
export const FILM_QUESTION = 'film';
