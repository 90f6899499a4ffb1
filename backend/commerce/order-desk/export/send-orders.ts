// Hands orders over to another system, the oldest first: once each, and once more for each change. Stops at the first that finds it unavailable.
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { orderById } from '#backend/commerce/order/order.sql';
import type { Db } from '#backend/db/client';
import { inTransaction } from '#backend/db/transaction';
import type { Handover } from '#backend/ports/handover/index';
import { staffOrders } from '../staff/read-order';
import { handedOrder, sumFault } from './handed-order';
import {
  countDueHandovers,
  type DueOrder,
  type DueRange,
  dueHandovers,
  noteHandover,
  type Receiver,
} from './handover.sql';

export interface SentOrders {
  /** Taken as orders, and as changes of orders that the receiver has. */
  taken: number;
  updated: number;
  known: number;
  refused: { number: string; why: string }[];
  /** The order at which the service was unavailable; those from it on were not sent. */
  stoppedAt: { number: string; why: string } | null;
}

interface Sending {
  db: Db;
  pool: Pool;
  now: Date;
  receiver: Receiver;
  to: Handover;
  progress?(orders: number, total: number): void;
}

/** `range.number`: this order is sent again though nothing of it has changed. */
export async function sendOrders(sending: Sending, range: DueRange): Promise<SentOrders> {
  const sent: SentOrders = { taken: 0, updated: 0, known: 0, refused: [], stoppedAt: null };
  const total = await countDueHandovers(sending.pool, sending.receiver, range);
  let after = 0;
  let orders = 0;
  for (;;) {
    const due = await dueHandovers(sending.pool, sending.receiver, after, range);
    const last = due.at(-1);
    if (!last) return sent;
    after = last.id;
    for (const one of due) {
      await sendOrder(one, sending, { isAgain: range.number !== null, sent });
      if (sent.stoppedAt) return sent;
      orders += 1;
      sending.progress?.(orders, total);
    }
  }
}

async function sendOrder(
  due: DueOrder,
  { db, pool, now, receiver, to }: Sending,
  { isAgain, sent }: { isAgain: boolean; sent: SentOrders },
): Promise<void> {
  const { id, number } = due;
  const row = await orderById(db, id);
  const [staff] = row ? await staffOrders(db, pool, [row]) : [];
  if (!staff) return;
  const order = handedOrder(staff);
  const wrong = sumFault(order);
  if (wrong) return void sent.refused.push({ number, why: wrong });
  const body = to.bodyOf(order);
  const contentHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const isSame = contentHash === due.content_hash && !isAgain;
  const revision = isSame ? due.revision : due.revision + 1;
  const isNew = due.revision === 0 || isAgain;
  const answer = isSame ? null : await to.send(body, { number, revision, isNew });
  if (answer?.kind === 'unavailable') sent.stoppedAt = { number, why: answer.why };
  if (answer?.kind === 'refused') sent.refused.push({ number, why: answer.why });
  if (answer?.kind === 'unavailable' || answer?.kind === 'refused') return;
  // A hand-over that dies before this note is repeated under the same key, and is known to the receiver.
  await inTransaction(pool, async ({ client }) => {
    const taken = { receiver, id, revision, contentHash, rowHash: due.row_hash, at: now, checkedAt: now };
    await noteHandover(client, taken);
    return { number, revision };
  });
  if (answer) sent[answer.kind === 'known' ? 'known' : isNew ? 'taken' : 'updated'] += 1;
}
