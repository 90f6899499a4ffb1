// Danish writes compounds in one word. What a compound is made of is learnt from the words that the catalogue itself uses.

/** How parts may be joined: "kontor|stol", "notes|bog", "affald-s-spand", "stol-e-ben". */
const LINKS = ['', 's', 'e'];
/** Shorter pieces are endings more often than words. */
const LEAST_PART = 3;
/** A part of three letters must be a word that names products, or every "-ing" would be a part. */
const LEAST_UNNAMED = 4;
const MOST_PARTS = 4;
/** Endings that look like words: "arkivering" is no ring. */
const ENDINGS = /^(?:.{0,2}(?:ning|ring|eret|else|enne|erne|ende|ing|ers?)|bare?|formet)s?$/;
const LEAST_SHARED = 5;
/** Fewer words that share an ending may share it by chance. */
const LEAST_STARTS = 3;

/** `words`: each word with its root. `named` are the words in names of products and categories. */
export interface Lexicon {
  words: ReadonlyMap<string, string>;
  roots: ReadonlySet<string>;
  named: ReadonlySet<string>;
}

/** What a head may end in; a first part ends in nothing but a link. */
const INFLECTIONS = ['', 'r', 'er', 'ne', 'erne', 'n', 'en', 'et', 't', 's'];

function wordIn(piece: string, { words, named }: Lexicon): string | null {
  const root = words.get(piece);
  if (root === undefined || piece.length < LEAST_PART || /\p{N}/u.test(piece)) return null;
  return piece.length >= LEAST_UNNAMED || named.has(piece) ? root : null;
}

function headIn(piece: string, lexicon: Lexicon): string | null {
  if (ENDINGS.test(piece)) return null;
  for (const ending of INFLECTIONS) {
    const found = piece.endsWith(ending) ? wordIn(piece.slice(0, piece.length - ending.length), lexicon) : null;
    if (found !== null) return found;
  }
  return piece.length >= LEAST_UNNAMED && lexicon.roots.has(piece) ? piece : null;
}

/** The roots of a word's parts, head last; null for a word that is not made of known ones. The fewest parts win, then the longest head. */
export function splitCompound(word: string, lexicon: Lexicon): string[] | null {
  const found = split(word, lexicon, MOST_PARTS, word);
  if (found) return found;
  const head = endOf(word, lexicon);
  return head === null ? null : [head];
}

/** A word that ends in a long known word is a kind of it, though its first part is known from nowhere: "forsendelseskasse". */
function endOf(word: string, lexicon: Lexicon): string | null {
  for (let at = LEAST_PART; at <= word.length - LEAST_SHARED; at += 1) {
    const head = headIn(word.slice(at), lexicon);
    if (head !== null) return head;
  }
  return null;
}

function split(rest: string, lexicon: Lexicon, most: number, whole: string): string[] | null {
  const all = rest === whole ? null : headIn(rest, lexicon);
  if (all !== null) return [all];
  if (most < 2) return null;
  let best: string[] | null = null;
  for (let at = LEAST_PART; at <= rest.length - LEAST_PART; at += 1) {
    const first = firstPart(rest.slice(0, at), lexicon);
    if (first === null) continue;
    const others = split(rest.slice(at), lexicon, Math.min(most, best?.length ?? most) - 1, whole);
    if (others && (best === null || others.length + 1 < best.length)) best = [first, ...others];
  }
  return best;
}

function firstPart(piece: string, lexicon: Lexicon): string | null {
  for (const link of LINKS) {
    if (!piece.endsWith(link)) continue;
    const bare = piece.slice(0, piece.length - link.length);
    const part = wordIn(bare, lexicon);
    if (part !== null) return part;
    // "skrive" in "skrivebord" may occur only in "skriver".
    if (link === 'e' && bare.length >= LEAST_UNNAMED && lexicon.roots.has(bare)) return bare;
  }
  return null;
}

/** Endings that several known words share after another known word are words as well, even if they never occur alone: "tavle" in "glastavle". */
export function sharedHeads(lexicon: Lexicon): Map<string, string> {
  const found = new Map<string, { root: string; starts: Set<string> }>();
  for (const [word, root] of lexicon.words) {
    for (let at = LEAST_PART; at <= word.length - LEAST_SHARED; at += 1) {
      const start = firstPart(word.slice(0, at), lexicon);
      const head = word.slice(at);
      if (start === null || lexicon.words.has(head) || ENDINGS.test(head)) continue;
      const seen = found.get(head);
      if (!seen) found.set(head, { root: rootOfEnd(head, word, root), starts: new Set([start]) });
      else seen.starts.add(start);
    }
  }
  return new Map(
    [...found].filter(([, { starts }]) => starts.size >= LEAST_STARTS).map(([head, { root }]) => [head, root]),
  );
}

/** The root of "glastavler" is "glastavl", so that of its end is "tavl". */
function rootOfEnd(end: string, word: string, root: string): string {
  const rest = root.slice(word.length - end.length);
  return word.startsWith(root) && rest.length >= LEAST_PART ? rest : end;
}
