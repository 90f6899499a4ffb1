// Checks a receiver of webhooks: npm run connector:check -- <url> <secret>. Exit code 1 where a reply is wrong.
import { playedTable, playSituation } from './connector-play';
import { situationsFor } from './connector-situations';

/** As long as the shop waits for a reply. */
const PATIENCE_MS = 15_000;

const [address = '', secret = ''] = process.argv.slice(2);
const isAddress = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
if (!isAddress || !/^whsec_[A-Za-z0-9+/]{32,}=*$/.test(secret)) {
  process.stderr.write('npm run connector:check -- <http(s) address> <secret: whsec_…>\n');
  process.exit(2);
}

const played = [];
for (const situation of situationsFor(secret))
  played.push(await playSituation(new URL(address), situation, PATIENCE_MS));
const wrong = played.filter(({ isRight }) => !isRight);
process.stdout.write(`${playedTable(played)}\n\n${played.length} situations, ${wrong.length} with a wrong reply\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
