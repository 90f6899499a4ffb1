// The running shop accepts commands while it holds the embedded database: on a socket next to it, from callers with this start's key.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Log } from '#backend/graphql/masking';
import { makePrivateFolder, writePrivateFile } from '#backend/private-files';
import type { Terminal } from '../terminal';
import { LONGEST_QUESTION, linesIn, parsedLine, placeFileIn, question, type Said } from './protocol';

/** Runs what was typed, and says its exit code. */
export type RunTyped = (typed: readonly string[], terminal: Terminal) => Promise<number>;

export interface CommandDoor {
  /** Takes no more commands, and waits for the one that runs. */
  close(): Promise<void>;
}

/** A socket's address holds 108 bytes on Linux and 104 on macOS. */
const LONGEST_ADDRESS = 100;
const MOST_CONNECTIONS = 20;
const PATIENCE_MS = 5_000;

export async function listenForCommands(dataDir: string, run: RunTyped, log: Log): Promise<CommandDoor> {
  const key = randomBytes(32).toString('hex');
  const socket = await socketFor(resolve(dataDir));
  const turns = commandTurns();
  const server = createServer((connection) => answerCommand(connection, { key, run, turns, log }));
  server.maxConnections = MOST_CONNECTIONS;
  await listenAt(server, socket);
  // A command that cannot be accepted must not end the shop.
  server.on('error', (failure) => log.error({ err: failure }, 'A command of staff could not be taken'));
  const file = placeFileIn(dataDir);
  // Removed first: an existing file would retain its permissions.
  await rm(file, { force: true });
  await writePrivateFile(file, JSON.stringify({ socket, key }), { flag: 'wx' });
  return {
    async close() {
      await rm(file, { force: true });
      const closed = new Promise((done) => server.close(done));
      await turns.settled();
      await closed;
      await rm(isBeside(socket, dataDir) ? socket : dirname(socket), { force: true, recursive: true });
    },
  };
}

const isBeside = (socket: string, dataDir: string): boolean => dirname(socket) === resolve(dataDir);

/** In the data folder; where its path is too long for a socket, in a folder that only this user can open. What a crashed shop left goes. */
async function socketFor(dataDir: string): Promise<string> {
  const beside = join(dataDir, 'commands.sock');
  const isShort = Buffer.byteLength(beside) <= LONGEST_ADDRESS;
  const socket = isShort ? beside : join(await mkdtemp(join(tmpdir(), 'shop-')), 'commands.sock');
  await makePrivateFolder(dirname(socket));
  await rm(socket, { force: true });
  return socket;
}

function listenAt(server: Server, socket: string): Promise<void> {
  return new Promise((done, refuse) => {
    server.once('error', refuse);
    // The file is made by this call: no moment passes in which others could open it.
    const before = process.umask(0o177);
    try {
      server.listen(socket, () => {
        server.off('error', refuse);
        done();
      });
    } finally {
      process.umask(before);
    }
  });
}

interface Answering {
  key: string;
  run: RunTyped;
  turns: Turns;
  log: Log;
}

function answerCommand(connection: Socket, answering: Answering): void {
  const { log } = answering;
  let text = '';
  // A client that disconnected receives nothing more; its command still runs to completion.
  connection.on('error', () => connection.destroy());
  connection.setTimeout(PATIENCE_MS, () => connection.destroy());
  connection.setEncoding('utf8').on('data', function read(piece: string) {
    text += piece;
    const [line] = linesIn(text).lines;
    if (line === undefined) {
      if (text.length > LONGEST_QUESTION) connection.destroy();
      return;
    }
    connection.off('data', read).setTimeout(0);
    const tell = (said: Said) => void (connection.writable && connection.write(`${JSON.stringify(said)}\n`));
    runAsked(line, tell, answering)
      .catch((failure: unknown) => {
        log.error({ err: failure }, 'A command of staff failed');
        tell({ error: 'Kommandoen fejlede; hvorfor, står i butikkens log.\n' });
        return 1;
      })
      .then((code) => {
        tell({ code });
        connection.end();
      });
  });
}

async function runAsked(line: string, tell: (said: Said) => void, { key, run, turns }: Answering): Promise<number> {
  const asked = question.safeParse(parsedLine(line));
  if (!asked.success || !isSameKey(asked.data.key, key)) {
    tell({ error: 'Butikken tager ikke imod: nøglen passer ikke.\n' });
    return 1;
  }
  const { typed, folder, staff } = asked.data;
  const out = (text: string) => tell({ out: text });
  const error = (text: string) => tell({ error: text });
  if (turns.isBusy()) error('En anden kommando er i gang; denne venter, til den er færdig.\n');
  return turns.next(() => run(typed, { out, error, folder, staff }));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes as long for a wrong key as for the right one. */
const isSameKey = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

interface Turns {
  isBusy(): boolean;
  next<Result>(work: () => Promise<Result>): Promise<Result>;
  settled(): Promise<void>;
}

/** One at a time, in the order of their coming. */
function commandTurns(): Turns {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    isBusy: () => waiting > 0,
    next(work) {
      waiting += 1;
      const done = last.then(work).finally(() => {
        waiting -= 1;
      });
      last = done.catch(() => undefined);
      return done;
    },
    settled: async () => void (await last),
  };
}
