// Goods that a form writes one below the other, as 'Varenummer: 1200106', 'Antal: 25', 'Enhed: stk'.
import type { ReadLine } from './model';
import { type Columns, columnsOfLabels, readTableRow, roleOf } from './read-table';
import type { SourceRow } from './source';

const LABELLED = /^(\p{L}[\p{L} ./()-]{1,30}?)\s*[:=]\s*(\S.*)$/u;
const OF_GOODS: readonly (string | undefined)[] = [
  'theirs',
  'code',
  'weak',
  'ean',
  'own',
  'name',
  'quantity',
  'unit',
  'price',
];

interface Block {
  first: number;
  labels: string[];
  values: string[];
}

function lineOfBlock({ first, labels, values }: Block): ReadLine | null {
  const columns: Columns | null = columnsOfLabels(labels);
  const text = labels.map((label, at) => `${label}: ${values[at] ?? ''}`).join(', ');
  return columns && readTableRow({ cells: values, text }, first + 1, columns);
}

/** By the position of each row of such goods: the line, at its first row, and null at the others. */
export function blocksIn(source: readonly SourceRow[]): ReadonlyMap<number, ReadLine | null> {
  const found = new Map<number, ReadLine | null>();
  let block: Block = { first: 0, labels: [], values: [] };
  const close = () => {
    const line = block.labels.length < 2 ? null : lineOfBlock(block);
    if (!line) return;
    for (const at of block.labels.keys()) found.set(block.first + at, at === 0 ? line : null);
  };
  for (const [at, { text }] of source.entries()) {
    const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
    const role = roleOf(label);
    const isNext = block.first + block.labels.length === at && !block.labels.some((one) => roleOf(one) === role);
    if (!OF_GOODS.includes(role)) continue;
    if (!isNext) {
      close();
      block = { first: at, labels: [], values: [] };
    }
    block.labels.push(label);
    block.values.push(value);
  }
  close();
  return found;
}
