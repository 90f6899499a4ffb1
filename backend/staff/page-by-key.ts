// A page of a list of the back office, found by the key of a row next to it.

/** The key of the row that the page follows (`after`: towards older rows) or precedes (`before`); neither for the first page. */
interface Place {
  after: string | number | null;
  before: string | number | null;
}

/**
 * `first`: wanted rows, cut to 1..`most`. `find` returns up to so many rows, newest first.
 * One row more than shown is read: it indicates whether there are others in that direction. In the other direction there is at least the row that `place` names.
 */
export async function pageByKey<Row>(
  { after, before }: Place,
  first: number,
  most: number,
  find: (limit: number) => Promise<Row[]>,
) {
  const shown = Math.min(Math.max(1, first), most);
  const found = await find(shown + 1);
  const hasMore = found.length > shown;
  const isBack = before !== null;
  return {
    rows: isBack ? found.slice(hasMore ? 1 : 0) : found.slice(0, shown),
    hasNewer: isBack ? hasMore : after !== null,
    hasOlder: isBack || hasMore,
  };
}
