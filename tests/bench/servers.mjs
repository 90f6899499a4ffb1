// Starts the servers that are measured as processes of their own, on one processor, and asks the system for their memory.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
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

function hasTaskset() {
  if (process.platform !== 'linux' || availableParallelism() < 2) return false;
  try {
    execFileSync('taskset', ['-p', String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Servers on processor 0, the client on processor 1, where the system can do that. */
export const isPinned = hasTaskset();

export function pinClient() {
  if (isPinned) execFileSync('taskset', ['-a', '-cp', '1', String(process.pid)], { stdio: 'ignore' });
}

function memoryOf(pid) {
  if (process.platform === 'linux') {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
}

/** Runs `node args…` until `path` answers 200. `pin` puts it on processor 0. */
async function startProcess(args, { env = {}, port, path = '/', timeoutMs = 30_000, pin = isPinned }) {
  const command = [...(pin ? ['taskset', '-c', '0'] : []), process.execPath, ...args];
  const since = performance.now();
  const child = spawn(command[0], command.slice(1), {
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
export async function startShop(env, { pin = isPinned } = {}) {
  const port = await freePort();
  return startProcess([file('../../scripts/start.mjs')], { port, env, pin, timeoutMs: 600_000 });
}
