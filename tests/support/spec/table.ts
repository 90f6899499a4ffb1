// The table of the specification: what tags above tests prove, what fields our documents query, and what is planned and why.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../source';
import { type FieldUse, readFieldUse } from './fields';
import { readTags, type Tag } from './tags';

export const STATEMENTS = 'docs/internal/statements.txt';
export const TABLE = 'docs/internal/spec-coverage.md';

export interface Row {
  section: string;
  statement: string;
  places: string[];
  status: 'done' | 'planned';
  /** `file › title` of each test, files that query the fields, or what it waits for. */
  last: string[];
}

export interface SpecTable {
  sections: string[];
  /** What planned rows wait for, by its name in the rows. */
  waits: Map<string, string>;
  rows: Row[];
  /** Lines that cannot be read as a row. */
  faults: string[];
}

const TITLES = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'The error catalogue',
  'Business constants and limits',
];

export const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

export function readTable(tags: Tag[] = readTags(), use: FieldUse = readFieldUse()): SpecTable {
  const table: SpecTable = { sections: [], waits: new Map(), rows: [], faults: [] };
  fs.readFileSync(path.join(root, STATEMENTS), 'utf8')
    .split('\n')
    .forEach((line, at) => {
      readLine(line, `${STATEMENTS}:${at + 1}`, table, use);
    });
  for (const tag of tags) addTag(tag, table);
  const order = new Map(table.sections.map((section, at) => [section, at]));
  const placeOf = ({ section }: Row) => order.get(section) ?? -1;
  table.rows.sort((one, other) => placeOf(one) - placeOf(other) || one.statement.localeCompare(other.statement, 'en'));
  return table;
}

function readLine(line: string, at: string, table: SpecTable, use: FieldUse): void {
  const [, kind, rest = ''] = /^(#|waits|fields|planned):? (.+)$/.exec(line) ?? [];
  if (kind === undefined) return;
  if (kind === '#') table.sections.push(rest);
  const section = table.sections.at(-1) ?? '';
  const [statement = '', second = '', third = ''] = rest.split(' | ');
  if (kind === 'waits') table.waits.set(statement, second);
  if (kind === 'planned') {
    if (!table.waits.has(second)) table.faults.push(`${at}: nothing says what "${second}" is`);
    table.rows.push({ section, statement, places: listed(third), status: 'planned', last: [second] });
  }
  if (kind === 'fields') {
    const askers = quoted(statement).map((name) => ({ name, files: use.askersOf(name, listed(second)) }));
    for (const { name, files } of askers) if (files.length === 0) table.faults.push(`${at}: nothing asks for ${name}`);
    table.rows.push({
      section,
      statement,
      places: listed(second),
      status: 'done',
      last: fewest(askers.map(({ files }) => files)),
    });
  }
}

const listed = (text: string) => text.split(', ').filter(Boolean);

/** Files that together query all fields, the one with most of them first. */
function fewest(left: string[][]): string[] {
  const open = left.filter((files) => files.length > 0);
  const counts = new Map<string, number>();
  for (const file of open.flat()) counts.set(file, (counts.get(file) ?? 0) + 1);
  const [best] = [...counts].sort(([a, most], [b, other]) => other - most || a.localeCompare(b, 'en'))[0] ?? [];
  return best === undefined ? [] : [best, ...fewest(open.filter((files) => !files.includes(best)))];
}

function addTag({ section, statement, places, proof, at }: Tag, table: SpecTable): void {
  if (!table.sections.includes(section)) table.faults.push(`${at}: no section is called "${section}"`);
  const known = table.rows.find((row) => row.section === section && row.statement === statement);
  if (known?.status === 'planned') table.faults.push(`${at}: "${statement}" is planned`);
  if (!known) table.rows.push({ section, statement, places: [...places], status: 'done', last: [proof] });
  else if (!known.last.includes(proof)) known.last.push(proof);
  if (known) known.places.push(...places.filter((place) => !known.places.includes(place)));
}

export function writtenTable({ sections, waits, rows }: SpecTable): string {
  const parts = TITLES.map((title, at) => {
    const own = sections.filter((section) => section.startsWith(String(at + 1)));
    const lines = rows.filter(({ section }) => own.includes(section)).map(lineOf);
    return `## ${at + 1}. ${title}\n\n| section | statement | where it lives | status | proof, or what it waits for |\n|---|---|---|---|---|\n${lines.join('\n')}\n`;
  });
  const reasons = [...waits].map(([name, why]) => `- **${name}**: ${why}`);
  return `${OPENING}\n## What planned statements wait for\n\n${reasons.join('\n')}\n\n${parts.join('\n')}`;
}

const OPENING = `# Spec coverage

<!-- Written by \`npm run spec-coverage\`. Do not edit. -->

Every statement of the specification, in our own short words: where it lives, whether it is done, and what proves it.

- **done**: the tests named in the last column prove it (\`file › title\`). Each bears the statement as a comment, \`// spec: 4 Price shown: …\`. Where the statement is
  about fields of the schema, the last column names the documents and operations that ask for them.
- **planned**: not done. The last column names what it waits for.

Sections are the specification's. [How to add a statement](../developer/testing.md#statements-of-the-specification).
`;

function lineOf({ section, statement, places, status, last }: Row): string {
  const proof = status === 'planned' ? last : last.map(code);
  const cells = [section, statement, places.map(code).join(', ') || '–', status, proof.join(', ')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const code = (text: string) => `\`${text.replaceAll('`', '')}\``;
