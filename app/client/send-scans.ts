// Sends scans that wait, in portions and one request at a time; what the shop did not answer for stays and is sent again.
import type { CartCount } from './cart-count';
import type { QueuedScan, ScanQueue } from './scan-queue';

/** What the shop says of one scan. */
export interface AnsweredScan {
  id: string;
  code: string;
  outcome: 'added' | 'unknown' | 'choose' | 'refused';
  text: string;
}

export type Sending =
  | { kind: 'sent'; scans: AnsweredScan[]; left: number; cart: CartCount | null }
  /** The shop was not reached, or was not itself. */
  | { kind: 'away'; left: number }
  /** The server answers and refuses them: the list was deleted. They remain stored; scans for other targets are still sent (`passed`). */
  | { kind: 'refused'; text: string; target: string; left: number };

/** The shop takes 500 at once; fewer are less to send again. */
const AT_ONCE = 100;

export type Post = (body: URLSearchParams) => Promise<{ ok: boolean; json(): Promise<unknown> }>;

interface ScanAnswer {
  refused: string | null;
  scans: AnsweredScan[];
  /** What the header says of the cart now; left out where they went onto a list. */
  cart?: CartCount | null;
}

const isScanAnswer = (value: unknown): value is ScanAnswer =>
  typeof value === 'object' && value !== null && 'scans' in value && Array.isArray(value.scans);

/** The oldest portion of this owner's scans to one target, but for targets that are passed over. Null: nothing waits. */
export async function sendPortion(
  queue: ScanQueue,
  owner: string,
  post: Post,
  passed: ReadonlySet<string> = new Set(),
): Promise<Sending | null> {
  const own = (await queue.all()).filter((scan) => scan.owner === owner && !passed.has(scan.target));
  const [first] = own;
  if (!first) return null;
  const portion = own.filter(({ target }) => target === first.target).slice(0, AT_ONCE);
  const answer = await askShop(post, portionBody(portion, first));
  if (!answer) return { kind: 'away', left: own.length };
  if (answer.refused !== null) return { kind: 'refused', text: answer.refused, target: first.target, left: own.length };
  const told = new Set(answer.scans.map(({ id }) => id.toLowerCase()));
  const done = portion.filter(({ id }) => told.has(id.toLowerCase())).map(({ id }) => id);
  // A response that confirms none of them would cause endless retries.
  if (done.length === 0) return { kind: 'away', left: own.length };
  await queue.remove(done);
  return { kind: 'sent', scans: answer.scans, left: own.length - done.length, cart: answer.cart ?? null };
}

const portionBody = (portion: readonly QueuedScan[], { target, owner }: QueuedScan): URLSearchParams =>
  new URLSearchParams({ target, owner, scans: portion.map(({ id, code }) => `${id} ${code}`).join('\n') });

async function askShop(post: Post, body: URLSearchParams) {
  try {
    const reply = await post(body);
    const answer = reply.ok ? await reply.json() : null;
    return isScanAnswer(answer) ? answer : null;
  } catch {
    return null;
  }
}
