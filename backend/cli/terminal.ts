// Where a command prints and whose files it refers to: the terminal of this process, or that of a client on a running shop's socket.
import { AsyncLocalStorage } from 'node:async_hooks';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';

export interface Terminal {
  out(text: string): void;
  error(text: string): void;
  /** Working directory: typed relative paths are resolved against it. */
  folder: string;
  /** The user at the keyboard, where no staff member is named; empty where unknown. */
  staff: string;
}

/** The system's user. */
function userOfSystem(): string {
  try {
    return userInfo().username;
  } catch {
    // A process may run as a user that the system has no name for.
    return '';
  }
}

/** The terminal of this process. `staff`: the acting user if the operating system does not name one. */
export const ownTerminal = (staff?: string): Terminal => ({
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
  folder: process.cwd(),
  staff: staff ?? userOfSystem(),
});

const current = new AsyncLocalStorage<Terminal>();

export const atTerminal = <Result>(terminal: Terminal, work: () => Promise<Result>): Promise<Result> =>
  current.run(terminal, work);

export const terminalNow = (): Terminal => current.getStore() ?? ownTerminal();

export const say = Object.assign((line: string) => terminalNow().out(`${line}\n`), {
  error: (line: string) => terminalNow().error(`${line}\n`),
});

/** A typed path, as the one who typed it means it. */
export const pathTyped = (typed: string): string => resolve(terminalNow().folder, typed);
