// The back end's interface: used by the storefront in the same process, by a separate back end process, and by tests.
import type { Outcome } from '#domain/refusal/refusals';
import type { ShopChange } from '#domain/store/shop-change';
import type { BackendConfig } from './config';
import type { BuyerPlayed, BuyerStep, DemoFacts, DemoStep } from './demo';
import type { Answer, Question } from './graphql/engine';
import type { Door } from './graphql/http';
import type { BackendHealth } from './health';
import type { ReadableMail } from './mail/mailer';

export interface BackendQuestion extends Question {
  client: 'commerce' | 'content' | 'staff';
  /** Lower-case names. */
  headers: Record<string, string>;
  /** The same object for all operations of one page request: its queries share who is signed in. */
  page?: object;
}

export interface Backend {
  commerce(request: Request): Promise<Response>;
  content(request: Request): Promise<Response>;
  /** The back office. */
  staff(request: Request): Promise<Response>;
  /** The same without Request and Response, for a process that does little else. */
  doors: Record<BackendQuestion['client'], Door>;
  /** Pictures and the other plain HTTP; 404 for the rest. */
  files(request: Request): Promise<Response>;
  /** The way of a storefront in the same process. */
  execute(question: BackendQuestion): Promise<Answer>;
  /** Null outside the seeded demo world, and where the settings say that this is none. */
  demo(): Promise<DemoFacts | null>;
  /** Staff's step with an order, for the demo bar; refused with ORDER_NOT_FOUND outside the demo world. */
  stepDemoOrder(number: string, step: DemoStep): Promise<Outcome<object>>;
  /** The demo's procurement system does its next step; null outside the demo world. */
  playDemoBuyer(step: BuyerStep): Promise<BuyerPlayed | null>;
  /** The outbox as a mailbox, newest first; for the demo bar. */
  listMails(): Promise<ReadableMail[]>;
  readMail(id: number): Promise<ReadableMail | null>;
  /** Begins the work behind the answers: mail, payments that were never made. Without it the back end only answers. */
  startJobs(): Promise<void>;
  /** Only puts such work in, for another process to take out. */
  queueJobs(): Promise<void>;
  /** Begins to make pictures ready in spare moments, those first that visitors see first. */
  preparePictures(): Promise<void>;
  /** Starts listening for changes by other processes on the same database. Without it cached values expire by their lifetime only. */
  listen(): Promise<void>;
  /** Calls back with each received change, after the back end has invalidated its own caches. */
  onChange(listener: (change: ShopChange) => void): void;
  /** Takes staff's commands for as long as the database is open here; the command line opens a PostgreSQL itself. */
  takeCommands(config: BackendConfig): Promise<void>;
  health(): Promise<BackendHealth>;
  close(): Promise<void>;
}
