// `shop import products <file>` in a separate process, which prints its peak memory in kilobytes at the end. Pictures are not fetched, and
// products of types that the shop does not have are skipped and named.
import path from 'node:path';
import process from 'node:process';
import { runCommand } from '#backend/cli/run';
import { openShop } from '#backend/cli/shop';

const [file = ''] = process.argv.slice(2);
process.exitCode = await runCommand(
  ['import', 'products', file, '--no-images', '--skip-unknown'],
  openShop(process.env),
  {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    folder: path.dirname(file),
    staff: 'check:imports',
  },
);
process.stdout.write(`\npeak ${process.resourceUsage().maxRSS}\n`);
