// The HTTP server as a process: listening on its port, and stopping on a signal.
import type { AccessLog } from './access-log';
import type { FrontDoor } from './app';
import { type Settings, WrongSetting } from './settings';

class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

/** Listens, or fails with a sentence that says what to do about it. */
export function listen({ server }: FrontDoor, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new CannotListen(`Port ${port} on ${host} is taken. Set PORT to another one.`) : error);
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      process.stdout.write(`Listening on ${host}, port ${port} (HOST and PORT change that)\n`);
      resolve();
    });
  });
}

/** Errors that the operator can fix: a setting, a database of another version, a port that is taken. */
const SENTENCES = ['WrongSetting', 'CannotOpen', 'CannotListen'];

/** Runs a start, or ends the process: with only one sentence if that is enough to fix it. */
export async function startOrEnd(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof Error && SENTENCES.includes(error.name))) throw error;
    process.stderr.write(`The shop did not open. ${error.message}\n`);
    process.exit(1);
  }
}

/** The role of a process: everything, the HTTP server alone, or jobs and mail alone. */
export type Role = 'all' | 'serve' | 'work';

/** The argument of `node build/server.js`. */
export function roleIn([word, ...more]: readonly string[]): Role {
  if (word === undefined) return 'all';
  if ((word === 'serve' || word === 'work') && more.length === 0) return word;
  throw new WrongSetting(
    `Behind the name of the program stands serve (the front door alone), work (jobs and mail alone) or nothing (both), not ${JSON.stringify([word, ...more].join(' '))}.`,
  );
}

/** The first SIGTERM or SIGINT drains and closes; a second one ends the process on the spot. */
export function closeOnSignals(door: FrontDoor, log: AccessLog, alsoClose?: () => Promise<void>): void {
  let isClosing = false;
  const leave = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    try {
      await Promise.all([door.close(), alsoClose?.()]);
      log.flush();
      process.exit(0);
    } catch (error) {
      log.logger.fatal({ err: error }, 'closing failed');
      log.flush();
      process.exit(1);
    }
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}
