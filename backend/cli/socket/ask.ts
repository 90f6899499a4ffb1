// Hands a typed command to the shop that holds the embedded database, and says what it says.
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import type { Terminal } from '../terminal';
import { linesIn, parsedLine, place, placeFileIn, type Question, said } from './protocol';

/** The exit code of the command. `owner`: the process that holds the database. */
export async function askRunningShop(
  typed: readonly string[],
  dataDir: string,
  owner: number,
  terminal: Terminal,
): Promise<number> {
  const away = `Butikken kører (proces ${owner}), men tager ikke imod kommandoer endnu. Prøv igen om lidt, eller stop den først.\n`;
  const found = place.safeParse(parsedLine(await readFile(placeFileIn(dataDir), 'utf8').catch(() => '')));
  const connection = found.success ? await connected(found.data.socket) : null;
  if (!found.success || !connection) {
    terminal.error(away);
    return 1;
  }
  const { folder, staff } = terminal;
  const question: Question = { key: found.data.key, typed: [...typed], folder, staff };
  connection.write(`${JSON.stringify(question)}\n`);
  return sayAnswers(connection, terminal);
}

/** Null where nothing listens: the socket of a shop that crashed, or of one that is still starting. */
function connected(socket: string): Promise<Socket | null> {
  return new Promise((done) => {
    const connection = connect(socket);
    connection.once('connect', () => done(connection));
    connection.once('error', () => done(null));
  });
}

const CUT_OFF =
  'Forbindelsen til butikken blev afbrudt, før kommandoen var færdig. Se med `staff log`, om den blev gennemført.\n';

async function sayAnswers(connection: Socket, terminal: Terminal): Promise<number> {
  let text = '';
  // What breaks the connection also ends the lines.
  connection.on('error', () => undefined);
  for await (const piece of connection.setEncoding('utf8')) {
    const { lines, rest } = linesIn(text + piece);
    text = rest;
    for (const line of lines) {
      const heard = said.parse(parsedLine(line));
      if ('code' in heard) return heard.code;
      if ('out' in heard) terminal.out(heard.out);
      else terminal.error(heard.error);
    }
  }
  terminal.error(CUT_OFF);
  return 1;
}
