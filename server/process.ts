// The front door as a process: taking its port, and leaving on a signal.
import type { AccessLog } from './access-log';
import type { FrontDoor } from './app';
import type { Settings } from './settings';
import type { Shop } from './shop-entry';

/** Listens, or fails with a sentence that says what to do about it. */
export function listen({ server }: FrontDoor, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} on ${host} is taken. Set PORT to another one.`) : error);
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      process.stdout.write(`Listening on ${host}, port ${port} (HOST and PORT change that)\n`);
      resolve();
    });
  });
}

/** Opens the shop, or ends the process: with one sentence alone where the back end says so, as for a database of another version. */
export async function openOrEnd(door: FrontDoor, shop: Shop): Promise<void> {
  try {
    await door.open(shop);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'CannotOpen')) throw error;
    process.stderr.write(`The shop did not open. ${error.message}\n`);
    process.exit(1);
  }
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
