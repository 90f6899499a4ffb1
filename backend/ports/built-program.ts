// Where a separate program of the shop is located: a thread or process with its own limits.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** From the chunks of the build and from its first level. */
const NEAR = ['.', '..', '../..'].map((up) => fileURLToPath(new URL(up, import.meta.url)));

const firstIn = (folders: readonly string[], name: string): string | null =>
  folders.map((folder) => path.resolve(folder, `${name}.js`)).find((file) => existsSync(file)) ?? null;

/** `otherBuild`: the folder of a build for tests of the source, which saves the compiler's time at each start of a program. */
export const programs: { otherBuild: string | null } = { otherBuild: null };

/** `name`, as in "pictures", in the folder of the build that this runs in; null in development and in tests of the source. */
export const programOfThisBuild = (name: string): string | null => firstIn(NEAR, name);

/** The same, or that of the other build. */
export const programFile = (name: string): string | null =>
  programOfThisBuild(name) ?? (programs.otherBuild ? firstIn([programs.otherBuild], name) : null);
