// Finds the conditions, locks and lock orders in SQL text by words and brackets alone: `a AND (b OR c)` has the conditions a, b and c.

export interface Place {
  start: number;
  end: number;
  kind: string;
  /** Its replacement. */
  text: string;
}

const WORD =
  /[()';,]|\b(?:WHERE|HAVING|WHEN|ON|AND|OR|BETWEEN|ORDER|GROUP|LIMIT|OFFSET|RETURNING|FOR|UNION|EXCEPT|INTERSECT|JOIN|LEFT|RIGHT|INNER|CROSS|FULL|DO|SET|THEN|ELSE|END|SELECT|CONFLICT|DISTINCT|USING|VALUES)\b/g;
const BEGINS = new Set(['WHERE', 'HAVING', 'WHEN', 'ON']);
/** A fragment that is one condition, to be inserted into a WHERE: `o.customer_id = $1`. */
const ALONE = /^\s*[\w.$\uE000]+(?:::\w+)?\s*(?:=|<>|<=?|>=?|IS\b|IN\b|NOT\b|~~?\b|LIKE\b)/;

interface Frame {
  start: number | null;
  /** Starts with a word that only conditions follow; otherwise an AND or OR has to show that it is one. */
  isCondition: boolean;
  isOr: boolean;
  inBetween: boolean;
}
const frame = (start: number | null): Frame => ({ start, isCondition: false, isOr: false, inBetween: false });

/** Replaces each character of what is interpolated: `${…}`. */
export const MASK = '\uE000';
const MASKED = /^\uE000+$/;

/** `sql` is the source text, with interpolations masked by the same number of characters. */
export function conditionsIn(sql: string): Place[] {
  const places: Place[] = [];
  const frames = [frame(0)];
  let last = '';
  let quoted = false;
  const top = () => frames.at(-1) ?? frame(null);
  const close = (at: number, isOr = false) => {
    const { start, isCondition, isOr: begunByOr } = top();
    const isWholeBeginning = start === 0 && MASKED.test(sql.slice(start, at).trim());
    if (start !== null && isCondition && !isWholeBeginning) add(places, sql, start, at, isOr || begunByOr);
  };
  for (const { 0: found, index } of sql.matchAll(WORD)) {
    const after = index + found.length;
    if (found === "'") quoted = !quoted;
    if (quoted || found === "'") continue;
    const here = top();
    if (found === '(') frames.push(frame(after));
    else if (found === ')') {
      close(index);
      if (frames.length > 1) frames.pop();
    } else if (found === 'BETWEEN') here.inBetween = true;
    else if (found === 'AND' && here.inBetween) here.inBetween = false;
    else if (found === 'AND' || found === 'OR') {
      here.isCondition ||= here.start !== null;
      close(index, found === 'OR');
      Object.assign(here, { start: after, isCondition: true, isOr: found === 'OR' });
    } else if (found !== 'DISTINCT' && found !== 'CONFLICT') {
      close(index);
      const begins = BEGINS.has(found) && !(found === 'ON' && last === 'DISTINCT');
      const isRule = found === 'ON' && /^\s*(CONFLICT|COMMIT|DELETE|UPDATE)\b/.test(sql.slice(after));
      Object.assign(here, { start: begins && !isRule ? after : null, isCondition: begins, isOr: false });
    }
    last = found;
  }
  const [outer] = frames;
  if (outer?.start === 0 && frames.length === 1 && ALONE.test(sql)) outer.isCondition = true;
  close(sql.length);
  return places;
}

function add(places: Place[], sql: string, from: number, to: number, isOr: boolean): void {
  const text = sql.slice(from, to);
  if (text.trim() === '') return;
  const start = from + (text.length - text.trimStart().length);
  const end = to - (text.length - text.trimEnd().length);
  // Stays inside the statement, so that the types of its result do not change.
  const [kind, always] = isOr ? ['or-left-out', 'AND false'] : ['condition-left-out', 'OR true'];
  places.push({ start, end, kind, text: `(${sql.slice(start, end)} ${always})` });
}

const LOCK = /\s*\bFOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED| NOWAIT)?/g;
const ADVISORY = /pg_(try_)?advisory_(?:xact_)?lock\(((?:[^()]|\([^()]*\))*)\)/g;

export function locksIn(sql: string): Place[] {
  const places: Place[] = [];
  const leaveOut = (kind: string, start: number, found: string, text = '') =>
    places.push({ start, end: start + found.length, kind, text });
  for (const { 0: found, index } of sql.matchAll(LOCK)) {
    leaveOut('no-lock', index, found);
    const skip = found.indexOf(' SKIP LOCKED');
    if (skip > 0) leaveOut('no-skip', index + skip, ' SKIP LOCKED');
  }
  for (const { 0: found, index, 2: asked } of sql.matchAll(ADVISORY))
    leaveOut('no-lock', index, found, /^\$\d+$/.test(asked ?? '') ? `(${asked}::bigint IS NOT NULL)` : 'true');
  if (places.length > 0)
    for (const { 0: found, index } of sql.matchAll(/\s*\bORDER BY (?:(?!LIMIT|FOR|\)).)+/gs))
      if (/^\s*(?:LIMIT \S+ )?FOR\b/.test(sql.slice(index + found.length))) leaveOut('no-order', index, found);
  return places;
}
