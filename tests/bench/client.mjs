// The smallest client that can time a page: one keep-alive socket, one request at a time, parsing only where the reply ends.
// node:http and fetch spend as long on a reply as the floor does on making it, and would flatter every ratio.
import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/** Reads one reply piece by piece; `take` returns `{ status, bytes }` with the piece that completes it. */
function openReply() {
  let head = '';
  let size = 0;
  let headSize = 0;
  let length;
  return {
    take(chunk) {
      size += chunk.length;
      if (headSize === 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf(HEAD_END);
        if (end < 0) return undefined;
        headSize = end + HEAD_END.length;
        const announced = /^content-length: (\d+)/im.exec(head.slice(0, end));
        length = announced ? Number(announced[1]) : undefined;
      }
      const bytes = size - headSize;
      const isWhole = length === undefined ? chunk.toString('latin1').endsWith(LAST_CHUNK) : bytes >= length;
      return isWhole ? { status: Number(head.slice(9, 12)), bytes } : undefined;
    },
  };
}

/** Opens a socket; `get(path)` resolves to `{ status, ms, bytes }` when the last byte of the reply has arrived. */
export function openClient(port) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let waiting;
  socket.on('data', (chunk) => {
    const reply = waiting?.reply.take(chunk);
    if (!reply) return;
    const { since, resolve } = waiting;
    const ms = performance.now() - since;
    waiting = undefined;
    resolve({ ...reply, ms });
  });
  const fail = (error) => waiting?.reject(error);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error(`the server on port ${port} hung up`)));
  return {
    get(path) {
      return new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error(`the server on port ${port} hung up`));
        waiting = { since: performance.now(), reply: openReply(), resolve, reject };
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
      });
    },
    close: () => socket.destroy(),
  };
}

export function percentile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
