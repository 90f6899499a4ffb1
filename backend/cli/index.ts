// The shop's command line: `npm run shop -- <command>`, or `node build/cli.js <command>` where only the build is. Staff's own work
// goes through the same use cases as the shop's; each command is a file of its own in commands/.
import { Command, CommanderError } from 'commander';
import { commands } from './commands/index';
import { CannotRun, openShop, say } from './shop';

const program = new Command('shop')
  .description('Kontorværks kommandolinje')
  .showHelpAfterError('(brug --help for at se, hvad der kan skrives)')
  .exitOverride();

const shop = openShop(process.env);
for (const command of commands) program.addCommand(command(shop));

try {
  await program.parseAsync(process.argv);
} catch (failure) {
  // Commander has said what is wrong already.
  if (failure instanceof CommanderError) process.exitCode = failure.exitCode;
  else if (failure instanceof CannotRun) {
    say.error(failure.message);
    process.exitCode = 1;
  } else throw failure;
} finally {
  await shop.close();
}
