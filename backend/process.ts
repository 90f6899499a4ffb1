// A process of the back end: it starts or prints one sentence why not, listens, and shuts down in order on a signal.
import type { Server } from 'node:http';
import { misspelledLines, WrongSetting } from '#domain/settings/read';
import { CannotOpen } from './db/cannot-open';

/** With one sentence alone where that is all that helps the person who starts it. */
export async function openOrEnd(what: string, start: () => Promise<void>): Promise<void> {
  try {
    for (const line of misspelledLines(process.env)) process.stderr.write(`Warning: ${line}\n`);
    await start();
  } catch (failure) {
    if (!(failure instanceof CannotOpen || failure instanceof WrongSetting)) throw failure;
    process.stderr.write(`${what} did not open. ${failure.message}\n`);
    process.exit(1);
  }
}

interface Place {
  port: number;
  host: string;
  /** As it calls itself on standard output. */
  name: string;
}

export async function listenUntilTold(server: Server, place: Place, close: () => Promise<void>): Promise<void> {
  const { port, host, name } = place;
  leaveWhenTold(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    await close();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new WrongSetting(`Port ${port} on ${host} is taken. Set PORT to another one.`) : error);
    });
    server.listen(port, host, resolve);
  });
  process.stdout.write(`${name} listens on http://${host}:${port}\n`);
}

/** SIGTERM or SIGINT: ends once what is open is closed, and not before, although timers and idle connections hold no process. */
export function leaveWhenTold(close: () => Promise<void>): void {
  setInterval(() => undefined, 60_000);
  const leave = () =>
    void close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
}
