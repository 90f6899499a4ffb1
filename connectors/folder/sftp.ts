// The ERP's folder on an SFTP server: files of out/ go there, complete files of its in/ come into claimed/. Each moves once, through kills and
// lost replies: what happened last is seen by where the file is, here and there.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import SftpClient from 'ssh2-sftp-client';
import { hasFile, replaceFile } from '../core/position';
import type { BulkResource } from '../core/shop';
import { arrivalName, csvNames, isCsv, RESOURCES } from './files-in';
import type { SftpSettings } from './settings';

/** One of password and key. */
export interface SftpSecrets {
  password?: string;
  privateKey?: string;
  passphrase?: string;
}

const CONNECT_MS = 20_000;
const SILENCE_MS = 10_000;

export async function exchangeFiles(folder: string, settings: SftpSettings, secrets: SftpSecrets): Promise<void> {
  const { host, port, user, hostKey } = settings;
  const server = new SftpClient('shop', {});
  // Not every operation of the library ends when the connection is lost.
  const lost = new Promise<never>((_, reject) =>
    server.on('close', () => reject(new Error(`The connection to ${host} was lost`))),
  );
  lost.catch(() => undefined);
  await server.connect({
    // Small packets wait for no others: an exchange is a hundred of them.
    sock: connect({ host, port, noDelay: true }),
    ...{ username: user, readyTimeout: CONNECT_MS, keepaliveInterval: SILENCE_MS, ...secrets },
    hostVerifier: (key: Buffer) => fingerprintOf(key) === hostKey,
  });
  const exchange = async (): Promise<void> => {
    await putFiles(folder, settings, server);
    await takeFiles(folder, settings, server);
  };
  try {
    await Promise.race([exchange(), lost]);
  } finally {
    await Promise.race([server.end(), lost]).catch(() => undefined);
  }
}

/** As `ssh-keygen -lf` prints it. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** Under another name until it is complete; sending/ has what is complete there, and perhaps renamed. */
async function putFiles(folder: string, { folder: there }: SftpSettings, server: SftpClient): Promise<void> {
  for (const name of await readdir(join(folder, 'out')).catch(() => [])) {
    const remote = `${there}/out/${name}`;
    const here = (at: 'out' | 'sending' | 'sent', file = '') => join(folder, at, name, file);
    const publish = async (file: string): Promise<void> => {
      if (await server.exists(`${remote}/${file}.part`))
        await server.rename(`${remote}/${file}.part`, `${remote}/${file}`);
      await rename(here('sending', file), here('sent', file));
    };
    for (const at of ['sending', 'sent'] as const) await mkdir(here(at), { recursive: true });
    await server.mkdir(remote, true);
    for (const file of await csvNames(here('sending'))) await publish(file);
    for (const file of await csvNames(here('out'))) {
      await server.put(await readFile(here('out', file)), `${remote}/${file}.part`);
      await rename(here('out', file), here('sending', file));
      await publish(file);
    }
  }
}

/** Claimed there by the name of their arrival, then stored here, then removed there. */
async function takeFiles(folder: string, { folder: there, settledSeconds }: SftpSettings, server: SftpClient) {
  const before = new Set<string>();
  const inbox = (resource: BulkResource) => filesThere(`${there}/in/${resource}`, server);
  for (const resource of RESOURCES) {
    for (const at of ['in', 'claimed']) await server.mkdir(`${there}/${at}/${resource}`, true);
    for (const { mark } of await inbox(resource)) before.add(mark);
  }
  if (before.size > 0) await new Promise((settled) => setTimeout(settled, settledSeconds * 1_000));
  for (const resource of RESOURCES) {
    const claimed = `${there}/claimed/${resource}`;
    for (const { name, path, mark } of before.size > 0 ? await inbox(resource) : [])
      if (before.has(mark)) await server.rename(path, `${claimed}/${arrivalName(name)}`);
    for (const { name, path, mark } of await filesThere(claimed, server)) {
      const here = (at: 'claimed' | 'done') => join(folder, at, resource, name);
      if (!(await hasFile(here('claimed'))) && !(await hasFile(here('done')))) {
        const content = await server.get(path);
        const after = await filesThere(claimed, server);
        // One that is still written is taken in the next round.
        if (!Buffer.isBuffer(content) || !after.some((one) => one.mark === mark)) continue;
        await replaceFile(here('claimed'), content);
      }
      await server.delete(path);
    }
  }
}

/** `mark` changes when the file is written. */
async function filesThere(folder: string, server: SftpClient) {
  const files = await server.list(folder, ({ type, name }) => type === '-' && isCsv(name));
  return files.map(({ name, size, modifyTime }) => {
    const path = `${folder}/${name}`;
    return { name, path, mark: `${path} ${size} ${modifyTime}` };
  });
}
