// Raw HTTP for requests that no client would send: two Host headers, absolute addresses in the request line, incomplete headers.
import { connect, type Socket } from 'node:net';

const PATIENCE_MS = 10_000;

export function openSocket(origin: string): Socket {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  return socket.on('error', () => undefined);
}

/** Everything that is received until the shop closes the connection, as text. */
export function sayLines(origin: string, lines: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = openSocket(origin);
    let heard = '';
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (text) => {
      heard += text;
    });
    socket.on('close', () => resolve(heard));
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}
