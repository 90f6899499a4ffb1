// Runs one typed command over an open shop: what it says goes to its terminal, what it comes to is an exit code.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { enteredText } from '#domain/reading/text';
import { commands } from './commands/index';
import { CannotRun, type CommandShop, say } from './shop';
import { atTerminal, type Terminal } from './terminal';

/** `typed`: without the program's own name. Faults of the shop itself, and a folder that another process holds, are thrown. */
export const runCommand = (typed: readonly string[], shop: CommandShop, terminal: Terminal): Promise<number> =>
  atTerminal(terminal, async () => {
    try {
      await programOf(shop, terminal).parseAsync(composedWords(typed, terminal), { from: 'user' });
      return 0;
    } catch (failure) {
      // Commander has said what is wrong already.
      if (failure instanceof CommanderError) return failure.exitCode;
      if (!(failure instanceof CannotRun)) throw failure;
      say.error(failure.message);
      return 1;
    }
  });

/** Words as they are stored and searched; the name of a file or folder that exists is left as the disk has it. */
const composedWords = (typed: readonly string[], { folder }: Terminal): string[] =>
  typed.map((word) => (existsSync(resolve(folder, word)) ? word : enteredText(word)));

function programOf(shop: CommandShop, terminal: Terminal): Command {
  const program = new Command('shop')
    .description('Butikkens kommandolinje')
    .option('--staff <navn>', 'hvem der handler; ellers SHOP_STAFF, ellers systemets brugernavn')
    .showHelpAfterError('(brug --help for at se, hvad der kan skrives)');
  for (const command of commands) program.addCommand(command(shop));
  keepInside(program, terminal);
  return program;
}

/** No command ends the process, which may be the running shop's, or speaks past its terminal. */
function keepInside(command: Command, terminal: Terminal): void {
  command.exitOverride().configureOutput({ writeOut: terminal.out, writeErr: terminal.error });
  for (const each of command.commands) keepInside(each, terminal);
}
