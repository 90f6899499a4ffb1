// The shop's command line: `npm run shop -- <command>`, or `node build/cli.js <command>` where only the build is available. Staff commands
// use the same use cases as the shop; each command is a separate file in commands/.
import { FolderInUse } from '#backend/db/folder-lock';
import { misspelledIn } from '#domain/settings/read';
import { runCommand } from './run';
import { CannotRun, type CommandShop, openShop, say } from './shop';
import { askRunningShop } from './socket/ask';
import { ownTerminal } from './terminal';

const typed = process.argv.slice(2);
let shop: CommandShop | undefined;
try {
  for (const { name, meant } of misspelledIn(process.env))
    say.error(`Advarsel: ${name} er ingen indstilling og læses ikke. Mente du ${meant}?`);
  shop = openShop(process.env);
  const { SHOP_STAFF: staff, DATA_DIR: folder } = shop.config;
  const terminal = ownTerminal(staff);
  process.exitCode = await runCommand(typed, shop, terminal).catch((failure: unknown) => {
    // The embedded database is open in a running shop: that runs the command.
    if (failure instanceof FolderInUse) return askRunningShop(typed, folder, failure.owner, terminal);
    throw failure;
  });
} catch (failure) {
  if (!(failure instanceof CannotRun)) throw failure;
  say.error(failure.message);
  process.exitCode = 1;
} finally {
  await shop?.close();
}
