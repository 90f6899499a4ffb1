// The shop's command line: `npm run shop -- <command>`, or `node build/cli.js <command>` where only the build is. Staff's own work
// goes through the same use cases as the shop's; each command is a file of its own in commands/.
import { FolderInUse } from '#backend/db/folder-lock';
import { runCommand } from './run';
import { openShop } from './shop';
import { askRunningShop } from './socket/ask';
import { ownTerminal } from './terminal';

const typed = process.argv.slice(2);
const shop = openShop(process.env);
const terminal = ownTerminal(shop.config.SHOP_STAFF);

try {
  process.exitCode = await runCommand(typed, shop, terminal).catch((failure: unknown) => {
    // The embedded database is open in a running shop: that runs the command.
    if (failure instanceof FolderInUse) return askRunningShop(typed, shop.config.DATA_DIR, failure.owner, terminal);
    throw failure;
  });
} finally {
  await shop.close();
}
