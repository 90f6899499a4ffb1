// What another text of a part would change: its lines, with those around them.
import { structuredPatch } from 'diff';

export interface DifferentLine {
  /** 'gap': lines between two places are left out. */
  kind: 'added' | 'removed' | 'same' | 'gap';
  text: string;
}

const AROUND = 2;
/** Texts with more edits than this have little in common. */
const MOST_EDITS = 4_000;
const MOST_LINES = 400;

/** Null: too much to be shown. */
export function differentLines(before: string, after: string): DifferentLine[] | null {
  const patch = structuredPatch('', '', before, after, '', '', { context: AROUND, maxEditLength: MOST_EDITS });
  if (!patch) return null;
  const lines = patch.hunks.flatMap(({ lines: own }, at): DifferentLine[] => [
    ...(at > 0 ? [{ kind: 'gap' as const, text: '' }] : []),
    ...own.filter((line) => !line.startsWith('\\')).map(lineOf),
  ]);
  return lines.length > MOST_LINES ? null : lines;
}

const lineOf = (line: string): DifferentLine => ({ kind: KINDS[line[0] ?? ' '] ?? 'same', text: line.slice(1) });

const KINDS: Readonly<Record<string, 'added' | 'removed'>> = { '+': 'added', '-': 'removed' };
