// Words that every list of the back office reads from its address.

const LONGEST_TEXT = 100;

/** What was typed into the search field. */
export const searchWord = (given: Readonly<Record<string, string>>): string =>
  (given.q ?? '').trim().slice(0, LONGEST_TEXT);

/** The id of a row that a page begins after or ends before; null for anything else. */
export const rowKey = (typed: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(typed ?? '') ? Number(typed) : null;
