// A browser fetches some pages before anybody opens them.

/** The visitor may never see the page: it must change and count nothing. */
export const isPrefetch = ({ headers }: Request): boolean =>
  ['Sec-Purpose', 'Purpose'].some((name) => headers.get(name)?.includes('prefetch'));
