// Critical CSS of a page, inlined in its head: a first visitor sees the page without waiting for the complete stylesheet.
import { createHash } from 'node:crypto';
import type { EntryContext } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import { builtFile } from './built-files.server';

/** One rule, or one at-rule without a selector (a font, an animation). */
interface Piece {
  /** The conditions around it, outermost first. */
  around: string[];
  text: string;
  /** All classes of at least one of these lists have to be on the page; null: see `named`. */
  wants: string[][] | null;
  /** The font or movement that other pieces name. */
  named: string | null;
}

export interface FirstStyles {
  bytes: Buffer;
  /** For the policy that allows this text and no other. */
  hash: string;
}

/** Bracketed parts only narrow a selector, or offer alternatives: including a rule too many does no harm. */
const IN_BRACKETS = /\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:[\w-]|\\.)+)/g;

const classesIn = (selector: string): string[] =>
  [...selector.replace(IN_BRACKETS, '').matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));

function pieceOfAtRule(rule: AtRule, around: string[]): Piece[] {
  const text = rule.toString();
  if (rule.name === 'keyframes') return [{ around, text, wants: null, named: rule.params }];
  if (rule.name === 'font-face') {
    const family = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family');
    const named = family?.type === 'decl' ? family.value.replace(/["']/g, '') : '';
    return [{ around, text, wants: null, named }];
  }
  if (!rule.nodes) return [];
  return stylePiecesIn(rule, [...around, `@${rule.name} ${rule.params}`]);
}

const pieceOfRule = (rule: Rule, around: string[]): Piece => ({
  around,
  text: rule.toString(),
  wants: rule.selectors.map(classesIn),
  named: null,
});

function stylePiecesIn(container: Pick<Container<ChildNode>, 'nodes'>, around: string[] = []): Piece[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return [pieceOfRule(node, around)];
    return node.type === 'atrule' ? pieceOfAtRule(node, around) : [];
  });
}

/** Pieces in their order, neighbours in the same conditions together. */
function styleText(pieces: readonly Piece[]): string {
  let text = '';
  let open: string[] = [];
  for (const piece of pieces) {
    if (piece.around.join() !== open.join()) {
      text += '}'.repeat(open.length) + piece.around.map((one) => `${one}{`).join('');
      open = piece.around;
    }
    text += piece.text;
  }
  return text + '}'.repeat(open.length);
}

/** The part of the stylesheet that a page with these classes shows: the same rules in the same order. */
export function stylesFor(pieces: readonly Piece[], classes: ReadonlySet<string>): string {
  const kept = pieces.filter(({ wants }) => wants?.some((list) => list.every((name) => classes.has(name))));
  const said = kept.map(({ text }) => text).join('');
  const isKept = new Set(kept);
  return styleText(pieces.filter((piece) => isKept.has(piece) || (piece.named !== null && said.includes(piece.named))));
}

export const stylePiecesOf = (css: string): Piece[] => stylePiecesIn(parse(css));

const OF_ELEMENT = 'class="';

/** The distinct values of `class` in the markup: about a hundred, for a few thousand elements. */
export function classTextsIn(markup: string): Set<string> {
  const texts = new Set<string>();
  for (let at = markup.indexOf(OF_ELEMENT); at !== -1; at = markup.indexOf(OF_ELEMENT, at)) {
    const from = at + OF_ELEMENT.length;
    at = markup.indexOf('"', from);
    texts.add(markup.slice(from, at));
  }
  return texts;
}

/** Pages of one kind mostly have the same classes. */
const MOST_KEPT_BYTES = 4_000_000;

export interface Stylesheets {
  hrefs: string[];
  /** Null where the files are not next to the server (development): pages only link them. */
  firstFor: ((classTexts: ReadonlySet<string>) => FirstStyles) | null;
}

function openStylesheets(hrefs: string[]): Stylesheets {
  const files = hrefs.map(builtFile);
  if (files.length === 0 || files.includes(null)) return { hrefs, firstFor: null };
  const pieces = files.flatMap((file) => stylePiecesOf(String(file)));
  const kept = new LRUCache<string, FirstStyles>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  return {
    hrefs,
    firstFor(texts) {
      const key = [...texts].sort().join();
      const known = kept.get(key);
      if (known) return known;
      const text = stylesFor(pieces, new Set([...texts].flatMap((one) => one.split(' '))));
      const first = {
        bytes: Buffer.from(text),
        hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      };
      kept.set(key, first);
      return first;
    },
  };
}

let opened: Stylesheets | null = null;

/** The stylesheets of the build; one in fact. */
export function stylesheetsOf({ manifest }: EntryContext): Stylesheets {
  opened ??= openStylesheets(manifest.routes.root?.css ?? []);
  return opened;
}
