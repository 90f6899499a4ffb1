// Writes docs/internal/spec-coverage.md: the state of the specification, from the tags above the tests and docs/internal/statements.txt.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../tests/support/source';
import { readTable, TABLE, writtenTable } from '../tests/support/spec/table';

const table = readTable();
fs.writeFileSync(path.join(root, TABLE), writtenTable(table));
const done = table.rows.filter(({ status }) => status === 'done').length;
process.stdout.write(`${table.rows.length} statements: ${done} done, ${table.rows.length - done} planned\n`);
if (table.faults.length > 0) {
  process.stderr.write(`${table.faults.join('\n')}\n`);
  process.exitCode = 1;
}
