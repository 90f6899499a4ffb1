// A copy of the clone in a temporary folder with the mutants written in, and built there: for guards that only the built shop shows.
import fs from 'node:fs';
import path from 'node:path';
import { run } from '../../scripts/setup/run.mjs';
import { root } from '../support/source';
import type { Instrumented } from './instrument';

const LEFT_OUT = new Set(['node_modules', 'build', 'data', '.git', 'test-results', 'coverage']);

/** The folder of the copy. */
export async function builtCopy(instrumented: ReadonlyMap<string, Instrumented>, folder: string): Promise<string> {
  const copy = path.join(folder, 'copy');
  for (const entry of fs.readdirSync(root))
    if (!LEFT_OUT.has(entry)) fs.cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const [file, { code }] of instrumented) fs.writeFileSync(path.join(copy, file), code);
  const build = path.join(copy, 'scripts/setup/build.mjs');
  const code = await run([process.execPath, '--input-type=module', '-e', `(await import('${build}')).build()`]);
  if (code !== 0) throw new Error('The copy with the mutants cannot be built');
  return copy;
}
