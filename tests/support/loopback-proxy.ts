// A connection between two processes on this machine that can be broken in every way: passed on, refused, silent without being closed, or slow.
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface LoopbackProxy {
  port: number;
  /** Number of connections so far. */
  connections(): number;
  /** Passes everything on again; connections that hung before stay hanging. */
  restore(): Promise<void>;
  /** Like a machine that is up without the service: every connection ends, and further ones are refused. */
  refuse(): Promise<void>;
  /** Like an unplugged cable: connections stay open, new ones too, and nothing is passed on. */
  silence(): Promise<void>;
  close(): Promise<void>;
}

export async function openProxy(to: { port: number; host?: string }): Promise<LoopbackProxy> {
  const pairs = new Set<{ near: Socket; far?: Socket }>();
  let isSilent = false;
  let made = 0;
  let server: Server | undefined;
  let port = 0;

  function join(near: Socket): void {
    made += 1;
    const pair: { near: Socket; far?: Socket } = { near };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      pair.far?.destroy();
    };
    near.on('error', end).on('close', end);
    if (isSilent) return void near.resume();
    const far = connect(to.port, to.host ?? '127.0.0.1').on('error', end);
    pair.far = far;
    far.on('close', end);
    near.pipe(far).pipe(near);
  }
  async function listen(): Promise<void> {
    if (server) return;
    server = createServer(join).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  }
  async function refuse(): Promise<void> {
    const closing = server;
    server = undefined;
    const closed = closing && once(closing, 'close');
    closing?.close();
    for (const { near, far } of [...pairs]) {
      near.destroy();
      far?.destroy();
    }
    await closed;
  }
  await listen();
  return {
    get port() {
      return port;
    },
    connections: () => made,
    async restore() {
      isSilent = false;
      await listen();
    },
    refuse,
    async silence() {
      isSilent = true;
      await listen();
      for (const { near, far } of pairs) {
        near.unpipe();
        far?.unpipe();
        near.resume();
        far?.resume();
      }
    },
    close: refuse,
  };
}
