// Starts the measured servers as separate processes, and reads their memory from the system. Nothing is pinned to a processor:
// Node.js compiles and collects garbage on further threads, and a server that shares one processor with them waits for itself.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const file = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const LOOK_AGAIN_MS = 20;

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function memoryOf(pid) {
  if (process.platform === 'linux') {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
}

/** Memory of the processes that this one has started; 0 without any. */
function memoryBeside(pid) {
  const lines = String(execFileSync('ps', ['-A', '-o', 'ppid=,rss=']))
    .trim()
    .split('\n');
  const kB = lines.map((line) => line.trim().split(/\s+/).map(Number)).filter(([parent]) => parent === pid);
  return kB.reduce((sum, [, rss]) => sum + rss, 0) / 1024;
}

/** Runs `node args…` until `path` answers 200. */
async function startProcess(args, { env = {}, port, path = '/', timeoutMs = 30_000 }) {
  const since = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint = `${complaint}${text}`.slice(-4000);
  });
  const url = `http://localhost:${port}`;
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended at once:\n${complaint}`);
    if (performance.now() - since > timeoutMs)
      throw new Error(`${args[0]} did not answer within ${timeoutMs} ms:\n${complaint}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return {
    port,
    url,
    startMs: performance.now() - since,
    memory: () => memoryOf(child.pid),
    memoryBeside: () => memoryBeside(child.pid),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function answers(url) {
  try {
    const reply = await fetch(url);
    await reply.arrayBuffer();
    return reply.status === 200;
  } catch {
    return false;
  }
}

export async function startFloor(mode, page) {
  const port = await freePort();
  return startProcess([file('./floor-server.mjs'), mode, String(port), ...(page ? [page] : [])], { port });
}

/** The shop as `npm start` runs it. A first start migrates and seeds, so it may take minutes. */
export async function startShop(env) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  return startProcess([file('../../scripts/start.mjs')], {
    port,
    env: { PUBLIC_ORIGIN: origin, ...env },
    timeoutMs: 600_000,
  });
}

/** Runs the work with a server that is stopped afterwards, in every case. */
export async function withServer(starting, work) {
  const server = await starting;
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
