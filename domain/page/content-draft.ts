// Drafts of content other than pages: their kinds, and what a preview link's token is issued for.

/** As the content service names its types. A page is known by its path, each of these by the id of its document. */
export const DRAFT_KINDS = ['front-page', 'popup', 'notification', 'menu', 'footer', 'seller'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export const isDraftKind = (kind: string): kind is DraftKind => DRAFT_KINDS.some((one) => one === kind);

export interface DraftNamed {
  kind: DraftKind;
  /** Id of the draft's document. */
  id: string;
}

/** popup:popup-jul. No page has it for a path: those have no colon. */
export const draftSubject = ({ kind, id }: DraftNamed): string => `${kind}:${id}`;

const LONGEST_ID = 120;

/** What an address names; null for anything that is no kind and id. */
export function draftFrom(subject: string): DraftNamed | null {
  const [kind = '', id = '', ...more] = subject.split(':');
  return isDraftKind(kind) && id !== '' && id.length <= LONGEST_ID && more.length === 0 ? { kind, id } : null;
}
