// Where the key for secrets in the database comes from: the setting, or for trying the shop out a file next to the embedded database.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WrongSetting } from '#domain/settings/read';
import type { BackendConfig } from './config';
import { makeFolder } from './db/folder-lock';
import { writePrivateFile } from './private-files';

type Config = Pick<BackendConfig, 'SECRETS_KEY' | 'DATABASE_URL' | 'DEMO' | 'DATA_DIR'>;

/** The first encrypts, all decrypt. */
export async function secretsKeysOf({ SECRETS_KEY, DATABASE_URL, DEMO, DATA_DIR }: Config): Promise<readonly string[]> {
  if (SECRETS_KEY) return SECRETS_KEY;
  if (DATABASE_URL && !DEMO)
    throw new WrongSetting(
      'SECRETS_KEY is not set: on PostgreSQL (DATABASE_URL) the secrets in the database are encrypted with it. Make one by `openssl rand -hex 32`, keep it apart from the database and its backups, and give it to every process.',
    );
  await makeFolder(DATA_DIR);
  return [await keyInFile(join(DATA_DIR, 'secrets.key'))];
}

async function keyInFile(file: string): Promise<string> {
  // Another process may make it at the same moment: the first one's is used.
  await writePrivateFile(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', flush: true }).catch(
    (failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'EEXIST') throw failure;
    },
  );
  const key = (await readFile(file, 'utf8')).trim();
  if (key.length < 32) throw new WrongSetting(`${file} holds no key for secrets: restore it, or set SECRETS_KEY.`);
  return key;
}
