// Runs due subscription deliveries as the shop's job does, at a time chosen by the test.
import { deliverPart } from '#backend/commerce/subscription/due';
import { LOCAL_ORIGINS } from '#backend/composition';
import { type JobQueue, noJobs } from '#backend/db/job-queue';
import { makeContext } from '#backend/graphql/make-context';
import { referenceOf } from '#backend/graphql/reference';
import type { PaymentProvider } from '#backend/ports/payment/index';
import { testPayments } from '#backend/ports/payment/test-provider';
import { PURCHASE_RULES } from '#domain/purchase-rules/table';
import type { Counter } from './test-backend';

/** Runs all batches; returns the outcome of each subscription. Queue and provider may be replaced by failing ones. */
export async function deliverAll(
  { database, clock }: Counter,
  queue: JobQueue = noJobs,
  provider: PaymentProvider = testPayments(async () => 'secret'),
) {
  const { db } = database;
  const parts = { database, clock, reference: referenceOf(database), origins: LOCAL_ORIGINS };
  const services = { provider, queue };
  const did: string[] = [];
  const failures: unknown[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const part = await deliverPart(after, {
      ...{ db, services, now: clock.now() },
      contextOf: (who, store, language = 'da') => {
        const headers: Record<string, string> = { store, authorization: 'Bearer -', 'accept-language': language };
        const customerOfToken = async () => who;
        const more = { customerOfToken, purchaseRules: PURCHASE_RULES, needsStore: true };
        return makeContext({ get: (name) => headers[name] ?? null }, 'test', { ...parts, ...more });
      },
    });
    did.push(...part.done.map((one) => one.did).filter((one) => one !== 'nothing'));
    failures.push(...part.failures.map(({ failure }) => failure));
    after = part.nextAfter;
  }
  return { did: did.sort(), failures };
}
