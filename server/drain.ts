// Ends a server without cutting a client off: it says that it leaves, takes no new connections, and lets what is in flight end.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 50;
/** A kept-alive socket on which nothing came for so long is closed: a request that is on its way to it arrives sooner. */
const QUIET_MS = 500;
/** New ones may come as fast as they are taken. */
const MOST_TAKING_MS = 2_000;

export type DrainOptions = { patience?: number; quiet?: number };

/** The open sockets of a server, and since when nothing came on each. */
function watchSockets(server: Server) {
  const usedAt = new Map<Socket, number>();
  const busy = new WeakSet<Socket>();
  let taken = 0;
  server.on('connection', (socket: Socket) => {
    taken += 1;
    usedAt.set(socket, performance.now());
    socket.once('close', () => usedAt.delete(socket));
  });
  server.on('request', ({ socket }, res) => {
    busy.add(socket);
    res.once('close', () => {
      busy.delete(socket);
      if (usedAt.has(socket)) usedAt.set(socket, performance.now());
    });
  });
  return {
    taken: () => taken,
    quietFor(milliseconds: number): Socket[] {
      const before = performance.now() - milliseconds;
      return [...usedAt].filter(([socket, at]) => !busy.has(socket) && at <= before).map(([socket]) => socket);
    },
  };
}

/** Node.js takes one connection in each turn of its loop; those that wait to be taken when the server closes would be reset. */
async function takeWaiting(taken: () => number): Promise<void> {
  const end = performance.now() + MOST_TAKING_MS;
  for (let before = -1; before !== taken() && performance.now() < end; ) {
    before = taken();
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Watches the sockets of a server from its beginning. The function that it gives resolves when the last one is closed. */
export function createDrain(server: Server, { patience = PATIENCE_MS, quiet = QUIET_MS }: DrainOptions = {}) {
  const sockets = watchSockets(server);
  // What has come is read between two looks: a process that runs late must not take a request that it has not read for silence.
  let quietBefore = new Set<Socket>();
  function closeQuiet(): void {
    const now = sockets.quietFor(quiet);
    for (const socket of now) if (quietBefore.has(socket)) socket.destroy();
    quietBefore = new Set(now);
  }

  /** Accepts for `delay` milliseconds more, then no longer; what has not ended `patience` milliseconds later is cut off. */
  return async function drain(delay = 0): Promise<void> {
    if (!server.listening) return;
    if (delay > 0) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await takeWaiting(sockets.taken);
    }
    await new Promise<void>((resolve) => {
      const closing = setInterval(closeQuiet, LOOK_AGAIN_MS);
      const lastCall = setTimeout(() => server.closeAllConnections(), patience);
      stopAccepting(server, () => {
        clearInterval(closing);
        clearTimeout(lastCall);
        resolve();
      });
    });
  };
}

/** Node.js closes the sockets that are idle in this moment together with the server; ours have a moment more. */
function stopAccepting(server: Server, onClosed: () => void): void {
  const { closeIdleConnections } = server;
  server.closeIdleConnections = () => undefined;
  server.close(onClosed);
  server.closeIdleConnections = closeIdleConnections;
}
