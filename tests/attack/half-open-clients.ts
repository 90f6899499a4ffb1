// Clients that hold connections open and send next to nothing: one byte of a header or of a form per second; or send a request and never read.
import type { Socket } from 'node:net';
import { type Attempt, ask, counted } from './attempt';
import { openSocket } from './raw-socket';
import type { Target } from './target';

/** Headers may take 15 seconds; the server checks every five. */
const HEAD_SECONDS = 22;
const second = () => new Promise((resume) => setTimeout(resume, 1_000));

interface Lingering {
  socket: Socket;
  kind: 'head' | 'form' | 'reader';
}

function linger(origin: string, count: number): Lingering[] {
  const host = new URL(origin).host;
  return Array.from({ length: count }, (_, at) => {
    const kind = (['head', 'form', 'reader'] as const)[at % 3] ?? 'head';
    const socket = openSocket(origin);
    if (kind === 'head') socket.write(`GET /search?q=${at} HTTP/1.1\r\nHost: ${host}\r\nX-A: `);
    else if (kind === 'form') {
      const type = 'Content-Type: application/x-www-form-urlencoded';
      socket.write(`POST /customer/login HTTP/1.1\r\nHost: ${host}\r\n${type}\r\nContent-Length: 1000\r\n\r\nemail=`);
    } else {
      socket.pause();
      // Twenty requests in a row, without reading a reply.
      socket.write(`GET /kontorartikler?q=${at} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(20));
    }
    return { socket, kind };
  });
}

/** Others are served in the meantime, and connections with endless headers are closed. */
export async function halfOpenClients({ origin, isQuick }: Target): Promise<Attempt> {
  const [count, seconds] = isQuick ? [60, 3] : [200, HEAD_SECONDS];
  const lingering = linger(origin, count);
  const statuses: (number | string)[] = [];
  for (let passed = 0; passed < seconds; passed += 1) {
    await second();
    for (const { socket, kind } of lingering) if (kind !== 'reader' && socket.writable) socket.write('a');
    for (const path of [`/search?q=papir&n=${passed}`, '/', '/healthz']) {
      statuses.push(
        await ask(origin, path, { timeoutMs: 10_000 }).then(
          ({ status }) => status,
          () => 'no answer',
        ),
      );
    }
  }
  const heads = lingering.filter(({ kind }) => kind === 'head');
  const open = heads.filter(({ socket }) => socket.readyState === 'open').length;
  for (const { socket } of lingering) socket.destroy();
  const after = (await ask(origin, '/search?q=papir&n=after')).status;
  const areEnded = isQuick || open === 0;
  return {
    attack: `${count} half-open clients`,
    tries: count + statuses.length,
    result: `others: ${counted(statuses)}; unfinished heads still open after ${seconds} s: ${open} of ${heads.length}; then ${after}`,
    held: statuses.every((status) => status === 200) && areEnded && after === 200,
  };
}
