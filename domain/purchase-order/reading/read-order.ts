// Reads an order out of the rows of a mail, a table or a page. Every row that is not blank is used, recognised as something that orders nothing, or
// named as not understood.
import { mentionedFacts, statedFacts } from './facts';
import type { ReadLine, ReadOrder, ReadRow, RowUse } from './model';
import { decimalSignOf, settledBy } from './notation';
import { blocksIn } from './read-block';
import { orderedLinesIn } from './read-line';
import { type Columns, headedColumns, isNotOrdered, readTableRow } from './read-table';
import type { SourceRow } from './source';
import * as words from './words';

/** What is known of the rows above. */
interface Place {
  columns: Columns | null;
  /** Below a signature. */
  isSigned: boolean;
  /** Within the delivery address. */
  isAddress: boolean;
  /** In the mail that an order answers. */
  isAnswered: boolean;
}

interface Gathered {
  lines: ReadLine[];
  facts: ReadOrder['facts'];
  address: string[];
}

const MOST_ADDRESS_ROWS = 6;

export function orderOfRows(source: readonly SourceRow[]): ReadOrder {
  const place: Place = { columns: null, isSigned: false, isAddress: false, isAnswered: false };
  const gathered: Gathered = { lines: [], facts: {}, address: [] };
  const blocks = blocksIn(source);
  const rows = source.flatMap((one, at): ReadRow[] => {
    if (one.text === '') {
      place.isAddress = place.isAddress && gathered.address.length === 0;
      return [];
    }
    const block = blocks.get(at);
    if (block) gathered.lines.push(block);
    return [{ row: at + 1, text: one.text, use: block === undefined ? usageOf(one, at + 1, place, gathered) : 'line' }];
  });
  const sign = decimalSignOf(rows.map(({ text }) => text));
  return { ...gathered, lines: gathered.lines.map((line) => settledBy(line, sign)), rows };
}

function usageOf(source: SourceRow, row: number, place: Place, gathered: Gathered): RowUse {
  const { text } = source;
  const columns = headedColumns(source);
  if (columns) {
    Object.assign(place, { columns, isAddress: false, isSigned: false });
    return 'heading';
  }
  if (place.columns && isNotOrdered(source, place.columns)) return 'unread';
  const inTable = place.columns && !words.TOTAL.test(text) ? readTableRow(source, row, place.columns) : null;
  if (inTable) {
    if (place.isAnswered) return 'unread';
    gathered.lines.push(inTable);
    return 'line';
  }
  if (words.PAGE.test(text)) return 'heading';
  if (words.NEXT_MAIL.test(text)) place.isSigned = false;
  if (words.ANSWERED.test(text) && gathered.lines.length > 0) place.isAnswered = true;
  const address = addressUse(text, place, gathered);
  if (address) return address;
  const facts = statedFacts(text);
  if (Object.keys(facts).length > 0) {
    gathered.facts = { ...mentionedFacts(text), ...facts, ...gathered.facts };
    return 'fact';
  }
  if (words.MAIL_HEAD.test(text) || words.NEXT_MAIL.test(text)) return 'heading';
  return wordsUse(text, row, place, gathered);
}

function addressUse(text: string, place: Place, { address }: Gathered): RowUse | null {
  const [head, first] = words.ADDRESS_HEAD.exec(text) ?? [];
  if (head !== undefined && statedFacts(text).wishedOn === undefined) {
    place.isAddress = true;
    if (first) address.push(first);
    return 'fact';
  }
  if (!place.isAddress || address.length >= MOST_ADDRESS_ROWS || words.CLOSING.test(text)) {
    place.isAddress = false;
    return null;
  }
  const isOrder = orderedLinesIn(text, 0, true).length > 0 || Object.keys(statedFacts(text)).length > 0;
  if (isOrder || words.GREETING.test(text)) {
    place.isAddress = false;
    return null;
  }
  address.push(text);
  return 'fact';
}

function wordsUse(text: string, row: number, place: Place, gathered: Gathered): RowUse {
  if (words.TOTAL.test(text)) return 'total';
  if (words.CLOSING.test(text)) {
    place.isSigned = true;
    return 'footer';
  }
  if (words.CONTACT.test(text)) return 'contact';
  if (words.isPostal(text)) return 'contact';
  if (words.GREETING.test(text) && !/\d/.test(text)) return 'greeting';
  const read = orderedLinesIn(text, row, place.isSigned);
  if (read.length > 0) {
    if (place.isAnswered) return 'unread';
    gathered.lines.push(...read);
    return 'line';
  }
  if (place.isSigned && !/\d/.test(text)) return 'footer';
  // What else such a sentence says is for a person to read.
  if (!place.isAnswered) gathered.facts = { ...mentionedFacts(text), ...gathered.facts };
  if (!/\d/.test(text) && words.AROUND.test(text)) return 'greeting';
  return 'unread';
}
