// Composes the services outside GraphQL: payments, jobs, mail, and the plain HTTP of the payment page.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type IsoDate, inCopenhagen } from '#domain/calendar/calendar';
import type { PurchaseRule } from '#domain/purchase-rules/purchase';
import type { OwnOrigins } from '#domain/store/own-host';
import { deleteOldRequests } from './api/api-request.sql';
import { expireApprovals } from './commerce/approval/decide';
import { abandonCarts } from './commerce/cart/cart.sql';
import { clearChanges } from './commerce/catalogue/cached/cached.sql';
import { refreshDuePrices } from './commerce/catalogue/maintenance/refresh-due-prices';
import type { OrderServices } from './commerce/checkout/place/place-order';
import { closeRequested } from './commerce/customer/account/close-account';
import { listedShops } from './commerce/delivery/parcel-shops';
import { sendCards, sendDueCards } from './commerce/fulfilment/send-cards';
import { mindGiftShops } from './commerce/gift-shop/due';
import { askAfterCards, forgetRemoved } from './commerce/kept-card/keep';
import { endUnanswered } from './commerce/newsletter/newsletter.sql';
import { type NewsletterTeller, openNewsletterTeller } from './commerce/newsletter/tell-service';
import { askAfterPayments } from './commerce/payment/ask-after';
import { expirePayments } from './commerce/payment/expire-payments';
import { carryOut } from './commerce/payment/money/carry-out';
import { storedSecret } from './commerce/payment/payment.sql';
import { expirePoints } from './commerce/points/expire-points';
import { deleteOldPresses } from './commerce/press/index';
import { openProcurementRounds, type ProcurementRounds } from './commerce/punchout/index';
import { openTeller } from './commerce/punchout/telling/tell-systems';
import { rollUp } from './commerce/recommendation/rollup/roll-up';
import type { RequestParts } from './commerce/request/resolvers';
import { tellWhoWaits } from './commerce/request/stock-notice';
import { forgetByRule, forgetOfNouns } from './commerce/retention/forget';
import { bookLabels } from './commerce/returns/book-label';
import { remindOfRefunds } from './commerce/returns/withdrawal/remind';
import { deleteOldScans } from './commerce/scan/scan.sql';
import type { StoreRow } from './commerce/store/store.sql';
import { type ContextOf, deliverPart, isAnyDue } from './commerce/subscription/due';
import type { Shop } from './content/shop/list-shop-entries';
import type { Database } from './db/client';
import { eachForItself } from './db/each-for-itself';
import { type Jobs, type JobWork, openJobs } from './db/jobs';
import { inTransaction } from './db/transaction';
import { deleteOldEvents, numberAllEvents } from './events/events.sql';
import type { FileHandler } from './files';
import { cardFiles } from './files/kept-card';
import { paymentFiles } from './files/payment';
import type { Log } from './graphql/masking';
import { type Mailer, openMailer } from './mail/mailer';
import { type AccessPointSettings, openAccessPoint } from './ports/access-point';
import type { Clock } from './ports/clock';
import { postCxml } from './ports/cxml-post';
import type { LanguageModelSettings } from './ports/language-model/index';
import { type MailTransport, outboxMail, smtpMail } from './ports/mail/index';
import { type NewsletterSettings, openNewsletterService } from './ports/newsletter/index';
import { NO_CARRIERS, openParcelShops, type ParcelShopSettings, type ParcelShops } from './ports/parcel-shops/index';
import { openPayments, type PaymentProvider, type PaymentRequest, type PaymentSettings } from './ports/payment/index';
import {
  NO_RETURN_CARRIERS,
  openReturnCarriers,
  type ReturnCarrierSettings,
  type ReturnCarriers,
} from './ports/return-carriers/index';
import type { SmsSettings } from './ports/sms/gateway';
import { openSms } from './ports/sms/index';
import { carryOutPlans } from './staff/content/plan';
import { webhookPoster } from './webhooks/post-webhook';
import { openWebhookSender } from './webhooks/send-webhooks';

export interface ServiceSettings {
  payment: PaymentSettings;
  /** Without it each mail is an .eml file in the outbox. */
  smtpUrl: string | null;
  /** Without it each SMS is a file in the outbox. */
  sms: SmsSettings | null;
  /** Mobile numbers of these countries are sent SMS, so many in a day over all shoppers. */
  smsCountries: readonly string[];
  smsPerDay: number;
  /** How long the change log retains events. */
  eventDays: number;
  /** Null: the seller's address. */
  mailFrom: string | null;
  /** Where links in mails lead. */
  origins: OwnOrigins;
  /** An order or an account that names no terms is of a client that has shown them. */
  clientsShowTerms: boolean;
  parcelShops: ParcelShopSettings;
  returnCarriers: ReturnCarrierSettings;
  /** What the shop proves itself by to procurement systems, by the connection's code. */
  punchoutSecrets: ReadonlyMap<string, string>;
  /** How documents of Peppol and NemHandel come and leave; null: not this way. */
  peppol: { accessPoint: AccessPointSettings | null; folder: string | null };
  /** The service that sends newsletters; null: the shop's own table says who gets them. */
  newsletter: NewsletterSettings | null;
  /** Orders the gifts of proposals; null: their rule alone does. */
  languageModel: LanguageModelSettings | null;
}

/** A shop that is tried out on this machine, on the port that it has without a setting. */
export const LOCAL_ORIGINS: OwnOrigins = { main: 'http://localhost:3000', byStore: new Map(), isAssumed: true };

export const PLAIN_SERVICES: ServiceSettings = {
  payment: { mode: 'DEMO', live: null },
  smtpUrl: null,
  sms: null,
  smsCountries: ['DK'],
  smsPerDay: 500,
  eventDays: 30,
  mailFrom: null,
  origins: LOCAL_ORIGINS,
  clientsShowTerms: false,
  parcelShops: NO_CARRIERS,
  returnCarriers: NO_RETURN_CARRIERS,
  punchoutSecrets: new Map(),
  peppol: { accessPoint: null, folder: null },
  newsletter: null,
  languageModel: null,
};

export interface ServiceParts {
  database: Database;
  clock: Clock;
  log: Log;
  dataDir: string;
  settings: ServiceSettings;
  /** By its settings; whether the database is a demo world is another question. */
  isDemo: boolean;
  stores(): Promise<readonly StoreRow[]>;
  shops(): Promise<readonly Shop[]>;
  productsChanged(ids: Iterable<number>): void;
  purchaseRules: readonly PurchaseRule[];
  /** For orders that the shop places on a customer's behalf without a request, such as subscription deliveries. */
  contextOf: ContextOf;
}

export interface Services {
  selling: OrderServices;
  requests: RequestParts;
  parcelShops: ParcelShops;
  returnCarriers: ReturnCarriers;
  files: FileHandler;
  mails: Mailer;
  /** Begins to send mail and to end what was never paid. */
  start(): Promise<void>;
  /** Only puts work in, for another process to take out. */
  queue(): Promise<void>;
  stop(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A caller that repeats a request does so sooner. */
const REQUESTS_KEPT_MS = 7 * DAY_MS;
/** Guests' carts are retained somewhat longer than the storefront's cart cookie may live. */
const CART_KEPT_MS = 60 * 24 * 60 * 60 * 1000;

export function openServices(parts: ServiceParts): Services {
  const { database, clock, log, settings } = parts;
  const transport: MailTransport = settings.smtpUrl
    ? smtpMail(settings.smtpUrl)
    : outboxMail(join(parts.dataDir, 'outbox'));
  let secret: Promise<string> | null = null;
  const provider = loud(
    openPayments(settings.payment, () => {
      secret ??= storedSecret(database.db, 'payment-test', randomBytes(32).toString('hex'), clock.now());
      return secret;
    }),
    log,
  );
  const jobs = openJobs(database, log);
  const mails = openMailer({
    db: database.db,
    clock,
    log,
    transport,
    sms: openSms(settings.sms, join(parts.dataDir, 'outbox')),
    stores: parts.stores,
    shops: parts.shops,
    from: settings.mailFrom,
    origins: settings.origins,
    keepsSent: parts.isDemo,
  });
  const payments = paymentFiles({ ...parts, queue: jobs, provider });
  const cards = cardFiles({ ...parts, provider });
  const accessPoint = settings.peppol.accessPoint && openAccessPoint(settings.peppol.accessPoint);
  const telling = { db: database.db, clock, log, post: postCxml, secrets: settings.punchoutSecrets, accessPoint };
  const procurement = openProcurementRounds({
    ...{ teller: openTeller(telling), log, folder: settings.peppol.folder, hasAccessPoint: accessPoint !== null },
    ordering: () => {
      const { db, pool } = database;
      return { db, pool, now: clock.now(), selling: { provider, queue: jobs }, contextOf: parts.contextOf };
    },
  });
  const returnCarriers = openReturnCarriers(settings.returnCarriers);
  const webhooks = openWebhookSender({ pool: database.pool, clock, log, post: webhookPoster() });
  const { stores, shops } = parts;
  const news = openNewsletterTeller({
    ...{ db: database.db, pool: database.pool, clock, log, stores, shops, origins: settings.origins },
    service: openNewsletterService(settings.newsletter),
  });
  return {
    selling: { provider, queue: jobs },
    // The shop writes from the address where it reads.
    requests: { queue: jobs, mailbox: settings.mailFrom, smsCountries: settings.smsCountries },
    files: async (request) => (await payments(request)) ?? cards(request),
    mails,
    parcelShops: openParcelShops({
      settings: settings.parcelShops,
      listed: (postcode) => listedShops(database.db, postcode),
      log,
    }),
    returnCarriers,
    async start() {
      await jobs.start(workOf(parts, jobs, mails, provider, { procurement, returnCarriers, news }));
      webhooks.start();
    },
    queue: () => jobs.open(),
    async stop() {
      await webhooks.stop();
      await mails.stop();
      await procurement.stop();
      await news.stop();
      await jobs.stop();
      transport.close();
    },
  };
}

/** Shoppers see that the payment page does not respond; the reason is logged for staff. */
function loud<Provider extends PaymentProvider>(provider: Provider, log: Log): Provider {
  const open = async (request: PaymentRequest) => {
    try {
      return await provider.open(request);
    } catch (failure) {
      log.error({ err: failure, order: request.orderNumber }, 'The payment page could not be opened');
      throw failure;
    }
  };
  return { ...provider, open };
}

/** A few minutes of notes are enough: every reader looks at them with each question. */
const CHANGES_KEPT_MS = 5 * 60_000;

interface Tellers {
  procurement: ProcurementRounds;
  returnCarriers: ReturnCarriers;
  news: NewsletterTeller;
}

function workOf(
  parts: ServiceParts,
  jobs: Jobs,
  mails: Mailer,
  provider: PaymentProvider,
  { procurement, returnCarriers, news }: Tellers,
): JobWork {
  const { database, clock, log, productsChanged } = parts;
  const expire = async () => {
    const { db, pool } = database;
    // The payment's token is left out of the log: its holder may act for the payment.
    const { done, failures } = await expirePayments({ db, pool, queue: jobs, now: clock.now() });
    productsChanged(done.flat());
    for (const { failure } of failures) log.error({ err: failure }, 'A payment could not be ended; it is tried again');
  };
  const askAfter = async () => {
    const { db, pool } = database;
    const asked = await askAfterPayments({ db, pool, queue: jobs, now: clock.now() }, provider);
    productsChanged(asked.released);
    if (asked.failure) log.error({ err: asked.failure }, 'The provider could not be asked after open payments');
  };
  const endWaiting = async () => {
    const { done, failures } = await expireApprovals(life());
    productsChanged(done.flat());
    for (const { item: order, failure } of failures)
      log.error({ order, err: failure }, 'The wait for approval could not be ended; it is tried again');
  };
  const moveMoney = async () => {
    const { db, pool } = database;
    for (const { order, failure } of await carryOut(null, { db, pool, provider, queue: jobs, now: clock.now() }))
      log.error({ order, err: failure }, 'Money could not be moved; it is tried again');
  };
  const askCarriers = async () => {
    const { db, pool } = database;
    for (const { number, failure } of await bookLabels(null, {
      db,
      pool,
      queue: jobs,
      carriers: returnCarriers,
      now: clock.now(),
    }))
      log.error({ return: number, err: failure }, 'A return could not be booked with its carrier');
  };
  const mindCards = async () => {
    const keeper = { db: database.db, provider, now: clock.now() };
    for (const step of [askAfterCards, forgetRemoved]) {
      const { failure } = await step(keeper);
      if (failure) log.error({ err: failure }, 'The provider could not be asked about kept cards; it is tried again');
    }
  };
  const life = () => ({ db: database.db, pool: database.pool, queue: jobs, provider, now: clock.now(), by: 'time' });
  let pointsDay: IsoDate | null = null;
  /** Once a day: points expire at the end of a day, and finding them reads the entire ledger. */
  const endPoints = async () => {
    const { date } = inCopenhagen(clock.now());
    if (date === pointsDay) return;
    await expirePoints(database.pool, clock.now());
    pointsDay = date;
  };
  let forgottenOn: IsoDate | null = null;
  /** Once a day: the rules of domain/customer/retention read entire tables. */
  const forget = async () => {
    const now = clock.now();
    const { date } = inCopenhagen(now);
    if (date === forgottenOn) return;
    await forgetByRule({ ...database, now });
    forgottenOn = date;
  };
  const planned = async () => {
    const { failed } = await carryOutPlans({ pool: database.pool, now: clock.now() });
    for (const { kind, name, act } of failed) log.error({ kind, name, act }, 'Planned content was refused (see Today)');
  };
  const remind = () => {
    const { db, pool } = database;
    return remindOfRefunds({ db, pool, queue: jobs, mailbox: parts.settings.mailFrom, now: clock.now() });
  };
  const giftShops = async () => {
    const { db, pool } = database;
    const { failures } = await mindGiftShops({ db, pool, queue: jobs, now: clock.now() });
    for (const { item: giftShop, failure } of failures)
      log.error({ giftShop, err: failure }, 'A gift shop could not be minded; it is tried again');
  };
  const sum = async () => void (await rollUp(database.pool, clock.now()));
  const cleanUp = async () => {
    const now = clock.now();
    await abandonCarts(database.db, new Date(now.getTime() - CART_KEPT_MS), now);
    await forgetOfNouns({ ...database, now });
    await deleteOldPresses(database.db);
    await closeRequested({ ...database, now });
    await endUnanswered(database.db, now);
    await deleteOldScans(database.pool, new Date(now.getTime() - CART_KEPT_MS));
    await deleteOldRequests(database.pool, new Date(now.getTime() - REQUESTS_KEPT_MS));
    await numberAllEvents(database.pool);
    await deleteOldEvents(database.pool, new Date(now.getTime() - parts.settings.eventDays * DAY_MS));
    await clearChanges(database.pool, new Date(now.getTime() - CHANGES_KEPT_MS));
  };
  const tell = async () => {
    const { stores, purchaseRules } = parts;
    await tellWhoWaits({ db: database.db, pool: database.pool, queue: jobs, stores, purchaseRules, now: clock.now() });
  };
  const sendDeliveries = (afterId: number) =>
    inTransaction(database.pool, (tx) => jobs.send(tx, 'deliver-subscriptions', { afterId }));
  /** Not waited for: a server elsewhere that takes its time holds nothing up. */
  const sendMails = () => {
    mails.deliverAll().catch((failure: unknown) => log.error({ err: failure }, 'Mail could not be looked through'));
  };
  const deliver = async (afterId: number) => {
    const { contextOf } = parts;
    const delivering = { db: database.db, contextOf, services: { provider, queue: jobs }, now: clock.now() };
    const { done, failures, nextAfter } = await deliverPart(afterId, delivering);
    productsChanged(done.flatMap((one) => (one.did === 'ordered' ? one.sold : [])));
    sendMails();
    for (const { item: subscription, failure } of failures)
      log.error({ subscription, err: failure }, 'A subscription could not be delivered; it is tried again');
    if (nextAfter === null) return;
    await sendDeliveries(nextAfter);
    jobs.wake('deliver-subscriptions');
  };
  const lookForDeliveries = async () => {
    if (await isAnyDue({ db: database.db, now: clock.now() })) await sendDeliveries(0);
    jobs.wake('deliver-subscriptions');
  };
  return {
    run: {
      'send-mail': ({ mailId }) => mails.deliver(mailId),
      'tell-who-waits': tell,
      // An order that is on hold, or has sent them, is left alone.
      'send-gift-cards': async ({ number }) => void (await sendCards(number, life())),
      'deliver-subscriptions': ({ afterId }) => deliver(afterId),
    },
    often: expire,
    async sweep() {
      // Not waited for: a server elsewhere that takes its time holds nothing up.
      procurement
        .goRound()
        .catch((failure: unknown) => log.error({ err: failure }, 'Procurement systems could not be told'));
      news
        .tellAll()
        .catch((failure: unknown) => log.error({ err: failure }, 'The newsletter service could not be told'));
      sendMails();
      await eachForItself(log, {
        'ask after payments': askAfter,
        'end payments': expire,
        'end approvals': endWaiting,
        'send gift cards': () => sendDueCards(life()),
        'move money': moveMoney,
        'mind kept cards': mindCards,
        'ask carriers': askCarriers,
        'tell who waits': tell,
        'end points': endPoints,
        'deliver subscriptions': lookForDeliveries,
        'clean up': cleanUp,
        'let go of personal data': forget,
        'refresh prices': async () => productsChanged(await refreshDuePrices(database.pool, clock.now())),
        'remind of refunds': remind,
        'carry out plans for content': planned,
        'mind gift shops': giftShops,
        'sum up': sum,
      });
    },
  };
}
