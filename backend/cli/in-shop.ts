// Commands inside a running shop: the same code as at the command line, over the database that the shop has open.

import type { BackendConfig } from '#backend/config';
import type { Database } from '#backend/db/client';
import type { JobQueue } from '#backend/db/job-queue';
import type { PaymentProvider } from '#backend/ports/payment/index';
import { runCommand } from './run';
import { shopOver } from './shop';
import type { RunTyped } from './socket/listen';

interface RunningShop {
  config: BackendConfig;
  database: Database;
  selling: { queue: JobQueue; provider: PaymentProvider };
}

export function commandsOf({ config, database, selling }: RunningShop): RunTyped {
  const shop = shopOver({ config, database: async () => database, selling });
  return (typed, terminal) => runCommand(typed, shop, terminal);
}
