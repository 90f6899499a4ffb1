// Finds or installs pg_dump and pg_restore with a server of the same version, for the test of backups: pg_dump reads no newer server.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { run } from './run.mjs';
import { say } from './say.mjs';

const DEBIAN = '/usr/lib/postgresql';
const NEEDED = ['pg_dump', 'pg_restore', 'postgres', 'initdb'];
/** Read by Debian's package, so that no server is set up and started along with the programs. */
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';

const hasAll = (folder) => NEEDED.every((name) => existsSync(join(folder, name)));

function findFolder() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const ofDebian = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN, version, 'bin'));
  return [...ofDebian, ...(process.env.PATH ?? '').split(delimiter)].find(hasAll);
}

function isRootOnDebian() {
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

async function installOnDebian() {
  say('Installing the client programs of PostgreSQL for the test of backups …');
  if (!existsSync(CLUSTER_SETTINGS)) {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n');
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update', '-qq'], env);
  // An existing configuration file causes no prompt.
  const installing = [
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    '-o',
    'Dpkg::Options::=--force-confold',
  ];
  await run([...installing, 'postgresql'], env);
}

/** The folder of the programs. */
export async function ensurePostgresClients() {
  if (!findFolder() && isRootOnDebian()) await installOnDebian();
  const folder = findFolder();
  if (!folder)
    throw new Error(
      'pg_dump, pg_restore and a PostgreSQL server of the same version are needed by the test of backups: install them (Debian: apt-get install postgresql), in /usr/lib/postgresql or in one folder on the PATH.',
    );
  return folder;
}
