// A delivery paid with a stored card, once the provider has answered: its customer is notified that it comes, or the subscription stops with the
// reason.
import type { OrderRow } from '#backend/commerce/order/order.sql';
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import type { RefusalCode } from '#domain/refusal/refusals';
import { tellSubscriber } from './mails';
import { lockRunOfOrder, type SubscriptionRun, writeRunFailed } from './runs.sql';
import { subscriberOf, writeSubscription } from './subscription.sql';

export type { SubscriptionRun };
export { lockRunOfOrder as lockRunOf };

interface Telling {
  queue: JobQueue;
  now: Date;
}

/** The notice has what was planned when it was ordered: the items may have changed since. */
export async function tellOfPaidRun(
  tx: Transaction,
  { row, run }: SubscriptionRun,
  order: OrderRow,
  { queue, now }: Telling,
): Promise<void> {
  const found = await subscriberOf(tx.db, row.id);
  if (!found) return;
  const more = { ...run.told, number: order.number, waits: false };
  const mail = { row, kind: 'subscription-ordered', event: `${row.id}:${run.plannedOn}`, more } as const;
  await tellSubscriber(tx, queue, mail, { who: found.who, terms: order, now });
}

/** Nothing more is ordered until its customer has chosen another card; one that has ended in the meantime remains ended. */
export async function failRun(
  tx: Transaction,
  { row, run }: SubscriptionRun,
  why: RefusalCode,
  order: OrderRow,
  { queue, now }: Telling,
): Promise<void> {
  await writeRunFailed(tx.db, run, why);
  const isGoingOn = row.status === 'active' || row.status === 'review';
  const after = isGoingOn ? await writeSubscription(tx.db, row.id, { status: 'failed', why }) : { ...row, why };
  const found = await subscriberOf(tx.db, row.id);
  if (!found) return;
  const mail = { row: after, kind: 'subscription-failed', event: `${row.id}:${run.plannedOn}:unpaid` } as const;
  await tellSubscriber(tx, queue, mail, { who: found.who, terms: order, now });
}
