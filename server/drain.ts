// Shuts a server down without cutting a client off: it reports not ready, accepts no new connections, and finishes requests in flight.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 50;
/** An idle keep-alive socket is closed after this time: a request already on its way arrives sooner. */
const QUIET_MS = 500;
/** New connections may arrive as fast as they are accepted, and pages may block the event loop for a second each. */
const MOST_TAKING_MS = 5_000;
/** A longer turn rendered a page: connections may be waiting since the last accept. */
const SHORT_TURN_MS = 20;
const QUIET_TURNS = 3;
const SLICE_MS = 20;

export type DrainOptions = { patience?: number; quiet?: number };

/** The open sockets of a server, and the time of the last data on each. */
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

/** Node.js accepts one connection per turn of its loop; those still waiting when the server closes would be reset. */
async function takeWaiting(taken: () => number): Promise<void> {
  const end = performance.now() + MOST_TAKING_MS;
  for (let quietTurns = 0; quietTurns < QUIET_TURNS && performance.now() < end; ) {
    const [before, since] = [taken(), performance.now()];
    await new Promise((resolve) => setImmediate(resolve));
    const isQuiet = taken() === before && performance.now() - since < SHORT_TURN_MS;
    quietTurns = isQuiet ? quietTurns + 1 : 0;
  }
}

/** Waits this long in time in which the event loop runs: while it is blocked, no load balancer can learn that the shop is not ready. */
async function waitWhileAnswering(delay: number): Promise<void> {
  const end = performance.now() + delay + MOST_TAKING_MS;
  for (let waited = 0; waited < delay && performance.now() < end; waited += SLICE_MS)
    await new Promise((resolve) => setTimeout(resolve, Math.min(SLICE_MS, delay - waited)));
}

/** Tracks the sockets of a server from its start. The function that it returns resolves when the last one is closed. */
export function createDrain(server: Server, { patience = PATIENCE_MS, quiet = QUIET_MS }: DrainOptions = {}) {
  const sockets = watchSockets(server);
  // Received data is read between two checks: a process that runs late must not mistake an unread request for silence.
  let quietBefore = new Set<Socket>();
  function closeQuiet(): void {
    const now = sockets.quietFor(quiet);
    for (const socket of now) if (quietBefore.has(socket)) socket.destroy();
    quietBefore = new Set(now);
  }

  /** Accepts for `delay` milliseconds more, then no longer; requests that have not ended `patience` milliseconds later are cut off. */
  return async function drain(delay = 0): Promise<void> {
    if (!server.listening) return;
    if (delay > 0) {
      await waitWhileAnswering(delay);
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

/** Node.js closes idle sockets together with the server; ours stay open a moment longer. */
function stopAccepting(server: Server, onClosed: () => void): void {
  const { closeIdleConnections } = server;
  server.closeIdleConnections = () => undefined;
  server.close(onClosed);
  server.closeIdleConnections = closeIdleConnections;
}
