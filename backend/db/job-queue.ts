// Background jobs that use cases may enqueue, without knowing the worker.
import type { Transaction } from './transaction';

export interface JobData {
  'send-mail': { mailId: number };
  /** Stock has come back. */
  'tell-who-waits': { productIds: number[] };
  /** An order with gift cards was begun. */
  'send-gift-cards': { number: string };
  /** Deliveries of subscriptions are due; those after this one. */
  'deliver-subscriptions': { afterId: number };
}
export type JobName = keyof JobData;

export interface JobQueue {
  /** Part of the transaction: the job is queued if, and only if, the change is committed. */
  send<Name extends JobName>(tx: Transaction, name: Name, data: JobData[Name], startAfter?: Date): Promise<void>;
  /** After the commit: someone in this process looks now rather than at the next round. */
  wake(name: JobName): void;
}

/** Discards all jobs: for tests that look at the rows, and tools of the command line. */
export const noJobs: JobQueue = { send: async () => undefined, wake: () => undefined };
