// The shop's command line: `npm run shop -- <command>`, or `node build/cli.js <command>` where only the build is. Staff's own work
// goes through the same use cases as the shop's; each command is a file of its own in commands/.
import { Command, CommanderError } from 'commander';
import { misspelledIn } from '#domain/settings/read';
import { commands } from './commands/index';
import { CannotRun, type CommandShop, openShop, say } from './shop';

const program = new Command('shop')
  .description('Kontorværks kommandolinje')
  .showHelpAfterError('(brug --help for at se, hvad der kan skrives)')
  .exitOverride();

let shop: CommandShop | undefined;
try {
  for (const { name, meant } of misspelledIn(process.env))
    say.error(`Advarsel: ${name} er ingen indstilling og læses ikke. Mente du ${meant}?`);
  shop = openShop(process.env);
  for (const command of commands) program.addCommand(command(shop));
  await program.parseAsync(process.argv);
} catch (failure) {
  // Commander has said what is wrong already.
  if (failure instanceof CommanderError) process.exitCode = failure.exitCode;
  else if (failure instanceof CannotRun) {
    say.error(failure.message);
    process.exitCode = 1;
  } else throw failure;
} finally {
  await shop?.close();
}
