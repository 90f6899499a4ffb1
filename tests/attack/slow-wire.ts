// A connection to another process on this machine that delays everything, in both directions.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SlowWire {
  port: number;
  /** From now on each piece is delayed by this much. */
  delay(ms: number): void;
  close(): Promise<void>;
}

export async function openSlowWire(to: number): Promise<SlowWire> {
  const sockets = new Set<Socket>();
  let late = 0;
  const join = (near: Socket) => {
    const far = connect(to, '127.0.0.1');
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      const end = () => {
        sockets.delete(from);
        into.destroy();
      };
      from.on('error', end).on('close', end);
      from.on('data', (piece) => {
        if (late === 0) into.write(piece);
        else setTimeout(() => into.writable && into.write(piece), late);
      });
    }
  };
  const server = createServer(join).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    delay(ms) {
      late = ms;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
