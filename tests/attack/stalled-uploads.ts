// Complaints whose pictures are sent except for the last kilobyte: each occupies its bytes until the shop times it out.
import fs from 'node:fs';
import type { Socket } from 'node:net';
import { startShop } from '../support/shop';
import { type Attempt, ask, counted } from './attempt';
import { openSocket } from './raw-socket';
import { EXPENSIVE, MOST_P99_MS as FLOODED_P99_MS, flood, MOST_SHED, SEARCHES_AND_WORDS } from './search-flood';

const UPLOADS = 50;
const BYTES = 37 * 1024 * 1024;
const UNSENT = 1024;
const PIECE = Buffer.alloc(256 * 1024, 'x');

const MOST_MORE_MEGABYTES = 300;
const MOST_P99_MS = 2_000;
/** After the last byte: two windows of the minimum rate, and the time in which a rejected client may still send. */
const GONE_AFTER_S = 25;
const FLOOD_ALONE_MS = 15_000;
/** Much longer than a busy shop takes. */
const LATEST_SENT_S = 60;

/** Resident memory in megabytes; 0 where the machine does not report it. */
function residentMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!fs.existsSync(file)) return 0;
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024);
}

interface Stalling {
  socket: Socket;
  status: string;
  isOver: boolean;
  /** The shop has not received everything yet. */
  isSending: boolean;
}

/** Sends as fast as it is read, then goes silent. */
function stall(origin: string, from: string): Stalling {
  const socket = openSocket(origin);
  const stalling: Stalling = { socket, status: 'open', isOver: false, isSending: true };
  const boundary = '----stalled';
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="picture-front"; filename="a.jpg"\r\n\r\n`;
  const head = `POST /reklamation/uden-ordre HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nX-Forwarded-For: ${from}\r\n`;
  socket.write(
    `${head}Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${BYTES}\r\n\r\n${part}`,
  );
  let left = BYTES - UNSENT - part.length;
  const send = () => {
    while (left > 0 && socket.writable) {
      const piece = PIECE.subarray(0, Math.min(left, PIECE.length));
      left -= piece.length;
      if (!socket.write(piece)) return;
    }
    if (left <= 0) stalling.isSending = false;
  };
  socket.on('drain', send);
  socket.on('data', (data) => {
    if (stalling.status === 'open') stalling.status = String(data).slice(9, 12);
  });
  socket.on('close', () => {
    stalling.isOver = true;
  });
  send();
  return stalling;
}

/** Until the heap has the size that the searches alone need, so that what follows is the memory of the uploads. */
async function floodFor(milliseconds: number, origin: string, expensive: Parameters<typeof flood>[1]): Promise<void> {
  const until = performance.now() + milliseconds;
  await flood(origin, expensive, 8, () => performance.now() > until);
}

const quantile = (times: number[], part: number): number =>
  Math.round(times.sort((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0);

/**
 * Half of them from one address, the others from one each; visitors load pages at the same time. `databaseUrl`: PGlite without one.
 * `isFlooded`: eight connections repeat the most expensive search as well; visitors then wait as long as in that attack.
 */
export async function stalledUploads(databaseUrl: string | undefined, isFlooded = false): Promise<Attempt> {
  const env = { TRUST_PROXY: '1', PAGES_AT_ONCE: '' };
  const shop = await startShop({ ...(databaseUrl !== undefined && { databaseUrl }), env });
  try {
    const { origin, pid } = shop;
    for (const path of ['/', '/kontorartikler', '/search?q=papir', '/reklamation/uden-ordre']) await ask(origin, path);
    const expensive = isFlooded ? EXPENSIVE[SEARCHES_AND_WORDS] : undefined;
    if (expensive) await floodFor(FLOOD_ALONE_MS, origin, expensive);
    const before = residentMegabytes(pid);
    let most = before;
    const statuses: string[] = [];
    const times: number[] = [];
    let isOver = false;
    const visit = async () => {
      for (let turn = 0; !isOver; turn += 1) {
        const since = performance.now();
        const path = ['/', `/search?q=papir&n=${turn}`, '/kontorartikler', '/healthz'][turn % 4] ?? '/';
        const status = await ask(origin, path).then(
          (reply) => String(reply.status),
          () => 'no answer',
        );
        statuses.push(status);
        times.push(performance.now() - since);
        most = Math.max(most, residentMegabytes(pid));
        await new Promise((resume) => setTimeout(resume, 50));
      }
    };
    const visiting = [visit(), visit()];
    const flooding = expensive ? flood(origin, expensive, 8, () => isOver) : Promise.resolve([]);
    const stalling: Stalling[] = [];
    for (let at = 0; at < UPLOADS; at += 1) {
      stalling.push(stall(origin, at % 2 === 0 ? '203.0.113.1' : `198.51.100.${at}`));
      await new Promise((resume) => setTimeout(resume, 200));
    }
    const sending = () => stalling.some((one) => one.isSending && !one.isOver);
    for (let waited = 0; sending() && waited < LATEST_SENT_S * 4; waited += 1)
      await new Promise((resume) => setTimeout(resume, 250));
    const began = performance.now();
    while (stalling.some((one) => !one.isOver) && performance.now() - began < GONE_AFTER_S * 1_000)
      await new Promise((resume) => setTimeout(resume, 250));
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    isOver = true;
    await Promise.all(visiting);
    const searches = await flooding;
    const open = stalling.filter((one) => !one.isOver).length;
    for (const { socket } of stalling) socket.destroy();
    const after = residentMegabytes(pid);
    const form = (await ask(origin, '/reklamation/uden-ordre')).status;
    const p99 = quantile(times, 0.99);
    const held =
      open === 0 &&
      most - before <= MOST_MORE_MEGABYTES &&
      statuses.every((status) => status === '200' || (isFlooded && status === '503')) &&
      statuses.filter((status) => status !== '200').length <= statuses.length * MOST_SHED &&
      p99 <= (isFlooded ? FLOODED_P99_MS : MOST_P99_MS) &&
      form === 200;
    return {
      attack: `${UPLOADS} stalled uploads of 37 MB${isFlooded ? ' and a flood of searches' : ''}, ${databaseUrl === undefined ? 'PGlite' : 'PostgreSQL'}`,
      tries: UPLOADS,
      result: `uploads ${counted(stalling.map(({ status }) => status))}, ${open} open ${seconds} s later; resident memory ${before} → ${most} → ${after} MB; others ${counted(statuses)}, p50 ${quantile(times, 0.5)} ms, p99 ${p99} ms; then ${form}${isFlooded ? `; searches ${counted(searches)}` : ''}`,
      held,
    };
  } finally {
    await shop.stop();
  }
}
