// Commands over the socket of a running shop: which are accepted, in which order they run, and how a start follows a crash.
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Terminal } from '../terminal';
import { askRunningShop } from './ask';
import { type CommandDoor, listenForCommands, type RunTyped } from './listen';
import { placeFileIn } from './protocol';

let folder: string;
let door: CommandDoor | null = null;
const logged: object[] = [];
const log = { error: (details: object) => void logged.push(details) };

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'commands-'));
  logged.length = 0;
});
afterEach(async () => {
  await door?.close();
  door = null;
  fs.rmSync(folder, { recursive: true, force: true });
});

function listener() {
  const said = { out: '', error: '' };
  const terminal: Terminal = {
    out: (text) => {
      said.out += text;
    },
    error: (text) => {
      said.error += text;
    },
    folder: '/somewhere',
    staff: 'Mette',
  };
  return { said, terminal };
}
const open = async (run: RunTyped) => {
  door = await listenForCommands(folder, run, log);
};
const ask = async (typed: string[]) => {
  const { said, terminal } = listener();
  return { code: await askRunningShop(typed, folder, 4242, terminal), ...said };
};
const fileMode = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);

it('runs a command with its folder and staff member, forwards its output, and returns its exit code', async () => {
  await open(async (typed, { out, error, folder: from, staff }) => {
    out(`${typed.join(' ')} in ${from}\n`);
    error(`by ${staff}\n`);
    return 3;
  });
  expect(await ask(['price', 'set', 'æ\n1'])).toEqual({
    code: 3,
    out: 'price set æ\n1 in /somewhere\n',
    error: 'by Mette\n',
  });
});

it('admits only its own user, with the key of the current start', async () => {
  let runs = 0;
  await open(async () => {
    runs += 1;
    return 0;
  });
  const file = placeFileIn(folder);
  const { socket, key } = JSON.parse(fs.readFileSync(file, 'utf8'));
  expect([fileMode(file), fileMode(socket)]).toEqual(['600', '600']);
  for (const wrong of ['0'.repeat(64), key.slice(0, 63) + (key.endsWith('0') ? '1' : '0')]) {
    fs.writeFileSync(file, JSON.stringify({ socket, key: wrong }));
    expect(await ask(['stock', 'set'])).toEqual({
      code: 1,
      out: '',
      error: 'Butikken tager ikke imod: nøglen passer ikke.\n',
    });
  }
  for (const nonsense of ['{"key":', 'null', JSON.stringify({ key, typed: 'stock set', folder: '/', staff: '' })])
    expect(await raw(socket, `${nonsense}\n`)).toContain('"code":1');
  expect(runs).toBe(0);
  expect(await raw(socket, `${JSON.stringify({ key, typed: ['x'], folder: '/', staff: '' })}\n`)).toBe('{"code":0}\n');
  expect(runs).toBe(1);
});

const raw = (socket: string, text: string): Promise<string> =>
  new Promise((done, refuse) => {
    let said = '';
    const connection = net.connect(socket, () => connection.write(text));
    connection.setEncoding('utf8').on('data', (piece) => {
      said += piece;
    });
    connection.on('end', () => done(said)).on('error', refuse);
  });

it('runs one command at a time, in order of arrival, and notifies the one that waits', async () => {
  const steps: string[] = [];
  const begun: (() => void)[] = [];
  const first = new Promise<void>((go) => begun.push(go));
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await open(async ([name = '']) => {
    steps.push(`${name} begins`);
    begun[0]?.();
    if (name === 'one') await held;
    steps.push(`${name} ends`);
    return 0;
  });
  const one = ask(['one']);
  await first;
  const { said, terminal } = listener();
  const heard = new Promise<void>((go) => {
    terminal.error = (text) => {
      said.error += text;
      go();
    };
  });
  const two = askRunningShop(['two'], folder, 1, terminal);
  await heard;
  expect(steps).toEqual(['one begins']);
  release();
  expect([(await one).code, await two]).toEqual([0, 0]);
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(said.error).toBe('En anden kommando er i gang; denne venter, til den er færdig.\n');
});

it('continues after a command that failed, and logs the reason', async () => {
  await open(async ([name]) => {
    if (name === 'bad') throw new Error('out of order');
    return 0;
  });
  expect(await ask(['bad'])).toMatchObject({ code: 1, error: 'Kommandoen fejlede; hvorfor, står i butikkens log.\n' });
  expect(logged).toEqual([{ err: expect.objectContaining({ message: 'out of order' }) }]);
  expect((await ask(['good'])).code).toBe(0);
});

it('reports the socket of a crashed shop, and replaces it at the next start', async () => {
  const socket = path.join(folder, 'commands.sock');
  // A socket file without a listener, as it remains after a crash.
  const server = net.createServer().listen(`${socket}.live`);
  await new Promise((done) => server.once('listening', done));
  fs.linkSync(`${socket}.live`, socket);
  await new Promise((done) => server.close(done));
  fs.writeFileSync(placeFileIn(folder), JSON.stringify({ socket, key: 'a'.repeat(64) }), { mode: 0o644 });
  expect(await ask(['x'])).toMatchObject({ code: 1, error: expect.stringContaining('Butikken kører (proces 4242)') });
  await open(async () => 0);
  expect((await ask(['x'])).code).toBe(0);
  expect(fileMode(placeFileIn(folder))).toBe('600');
  await door?.close();
  expect(fs.readdirSync(folder)).toEqual([]);
  expect(await ask(['x'])).toMatchObject({ code: 1, error: expect.stringContaining('Prøv igen om lidt') });
});

it('uses another location for a socket whose path would be too long', async () => {
  const deep = path.join(folder, 'd'.repeat(120));
  fs.mkdirSync(deep);
  door = await listenForCommands(deep, async () => 7, log);
  const { terminal } = listener();
  expect(await askRunningShop(['x'], deep, 1, terminal)).toBe(7);
  // The operating system truncates a path that is too long without an error.
  const { socket } = JSON.parse(fs.readFileSync(placeFileIn(deep), 'utf8'));
  expect(fs.statSync(socket).isSocket()).toBe(true);
});

it('notifies the caller when the shop ends before the command does', async () => {
  const server = net.createServer((connection) => connection.once('data', () => connection.destroy()));
  const socket = path.join(folder, 'commands.sock');
  await new Promise<void>((done) => server.listen(socket, done));
  fs.writeFileSync(placeFileIn(folder), JSON.stringify({ socket, key: 'a'.repeat(64) }));
  expect(await ask(['x'])).toMatchObject({ code: 1, error: expect.stringContaining('Se med `staff log`') });
  await new Promise((done) => server.close(done));
});
