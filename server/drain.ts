// Ends a server without cutting anybody off: no new connections, idle ones closed, the rest given time to finish.
import type { Server } from 'node:http';

const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 50;

/** Resolves when the last connection is closed, after `patience` milliseconds at the latest. */
export function drain(server: Server, patience = PATIENCE_MS): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    // A kept-alive socket becomes idle only after its reply, so that once is not enough.
    const closeIdle = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS);
    const lastCall = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearInterval(closeIdle);
      clearTimeout(lastCall);
      resolve();
    });
    server.closeIdleConnections();
  });
}
