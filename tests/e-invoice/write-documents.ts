// Writes the electronic invoices and credit notes of every kind of order into a folder, in both formats, so that the official rules can be
// run over them: node --import tsx tests/e-invoice/write-documents.ts FOLDER
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { openDatabase } from '#backend/db/client';
import { openCounter } from '../backend/test-backend';
import { startPostgres } from '../support/postgres';
import { prepareTemplate } from '../support/template';
import { placeAll } from './place-orders';

const folder = process.argv[2];
if (!folder) throw new Error('Say which folder: node --import tsx tests/e-invoice/write-documents.ts FOLDER');
fs.mkdirSync(folder, { recursive: true });
const server = await startPostgres();
try {
  const url = await server.createDatabase();
  await prepareTemplate(url);
  const database = await openDatabase({ url });
  const counter = await openCounter({ database });
  let files = 0;
  for await (const { title, documents } of placeAll(counter)) {
    for (const { kind, number, format, xml } of documents) {
      fs.writeFileSync(path.join(folder, `${title.replace(/[^a-z]+/g, '-')}-${kind}-${number}-${format}.xml`), xml);
      files += 1;
    }
    process.stdout.write(`${title}: ${documents.length} files\n`);
  }
  await counter.close();
  process.stdout.write(`${files} files in ${folder}\n`);
} finally {
  await server.stop();
}
