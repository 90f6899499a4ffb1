// Regenerates types, SDL, schema text and fonts when stale. They are not committed: scripts that need them call this first.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { at } from './root.mjs';
import { mustRun } from './run.mjs';

/** All generated files, relative to the clone's folder. */
const GENERATED = [
  'backend/generated/schema.ts',
  'backend/generated/schema-objects.ts',
  'backend/generated/sdl.ts',
  'backend/generated/starter-pictures.ts',
  'backend/generated/commerce.ts',
  'backend/generated/content.ts',
  'app/services/generated/commerce.ts',
  'app/services/generated/content.ts',
  'app/services/generated/staff.ts',
  'app/ui/theme/generated/inter.woff2',
  'domain/generated/pdf-fonts.ts',
];
const STAMP = at('backend/generated/.stamp');
const FOLDERS = [
  'backend/commerce',
  'backend/content',
  'backend/db/schema',
  'backend/db/migrations',
  'backend/shop-files/starter/pictures',
  'app/services',
];
const IS_SOURCE = /(\.graphql|\.sql|\.webp|^(\d{4}-.*|index)\.ts)$/;
/** The generators, and the versions of their packages. */
const GENERATOR = ['scripts/generate.ts', 'scripts/generate-fonts.mjs', 'app/ui/theme/letters.ts', 'package-lock.json'];

/** The sources in one line: hashed by content, since a checkout changes the times of unchanged files. Takes milliseconds. */
function sourcesState() {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true })
      .filter((name) => IS_SOURCE.test(name))
      .map((name) => join(folder, name))
      .sort(),
  );
  const hash = createHash('sha256');
  for (const path of [...GENERATOR, ...found]) hash.update(`${path}\n`).update(readFileSync(at(path)));
  return hash.digest('hex');
}

const isFresh = (state) =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state && GENERATED.every((path) => existsSync(at(path)));

/** Generates what is missing or was generated from other sources. */
export async function generateIfStale() {
  const state = sourcesState();
  if (isFresh(state)) return;
  await mustRun([process.execPath, '--import', 'tsx', 'scripts/generate.ts']);
  await mustRun([process.execPath, '--import', 'tsx', 'scripts/generate-fonts.mjs']);
  writeFileSync(STAMP, state);
}
