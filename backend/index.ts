// The embedded commerce and content service: GraphQL, plain HTTP and jobs over one database. Knows nothing of Remix or React.
import { join } from 'node:path';
import pino from 'pino';
import type { PurchaseRule } from '#domain/purchase-rules/purchase';
import { PURCHASE_RULES } from '#domain/purchase-rules/table';
import { refusal } from '#domain/refusal/refusals';
import { originOfStore } from '#domain/store/own-host';
import { apiFiles } from './api/api-files';
import { apiRoutes } from './api/routes';
import type { Backend, BackendQuestion } from './backend';
import { openChanges } from './changes';
import { type CommandDoor, listenForCommands } from './cli/socket/listen';
import { refuseStaff } from './commerce/login/sso/own-acts';
import { PUBLIC_FIELDS } from './commerce/public-fields';
import { refuseBeyondVisit } from './commerce/punchout/visit-bounds';
import { commerceResolvers } from './commerce/resolvers';
import { refuseClosed } from './commerce/session/closed-store';
import { customerOfToken } from './commerce/session/read-token';
import { signingKeysIn } from './commerce/session/signing-keys';
import { openServices, PLAIN_SERVICES, type ServiceSettings } from './composition';
import {
  type BackendConfig,
  isDemoShop,
  languageModelOf,
  originsOf,
  paymentOf,
  readConfig,
  requireAddress,
  requirePaymentMode,
  requirePostgres,
  returnCarriersOf,
} from './config';
import { contentResolvers } from './content/resolvers';
import { listShopEntries } from './content/shop/list-shop-entries';
import { type Database, openDatabase } from './db/client';
import { makeFolder } from './db/folder-lock';
import { openLimits } from './db/limits';
import { readySchema } from './db/migrate';
import { sealStoredSecrets } from './db/seal-stored';
import { setSecretsKeys } from './db/sealed';
import { waitForDatabase } from './db/wait';
import { loadDemo, loadDrawings } from './demo';
import { type FileHandler, fileHandlerOf } from './files';
import { carrierPictures } from './files/carriers';
import { complaintPictureFiles } from './files/complaint-pictures';
import { cxmlFiles } from './files/cxml';
import { documentFiles } from './files/documents';
import { staffPictureFile } from './files/staff-picture';
import { commerceSdl, contentSdl } from './generated/sdl';
import type { Language, SignedIn } from './graphql/context';
import { type Engine, type EngineParts, engineOf } from './graphql/engine';
import { doorTo, graphqlHandler } from './graphql/http';
import { makeContext } from './graphql/make-context';
import type { Log } from './graphql/masking';
import { cachedFor } from './graphql/memory';
import { ownSchema } from './graphql/own-schema';
import { readsOfPages } from './graphql/page-reads';
import { noQueryCache, queryCache } from './graphql/query-cache';
import { referenceOf } from './graphql/reference';
import { healthOf } from './health';
import { type AddressRegister, embeddedRegister, openRegister } from './ports/addresses/index';
import { type Clock, systemClock } from './ports/clock';
import { openLanguageModel } from './ports/language-model/index';
import { openPictureServer } from './ports/media/open-pictures';
import { type OpenIdSettings, openIdAt } from './ports/openid';
import { allowPrivateHosts } from './ports/public-fetch';
import { safeLog } from './safe-log';
import { secretsKeysOf } from './secrets-keys';
import { openSheetThread } from './sheet-thread';
import { staffEngine } from './staff/engine';

export type { Backend } from './backend';
export type { BuyerPlayed, BuyerStep, DemoFacts, DemoStep } from './demo';

export interface BackendOptions {
  database: Database;
  clock?: Clock;
  log?: Log;
  /** Off: every answer comes from the database. */
  cacheQueries?: boolean;
  /** Number of products whose pictures are prepared in spare moments; absent: none. */
  picturesAhead?: number;
  /** Where rendered pictures are stored, and the outbox. */
  dataDir: string;
  selling?: ServiceSettings;
  /** Required of staff whose roles have rights to money or staff. */
  requiresSecondFactor?: boolean;
  /** Off: a demo world in the database is treated as any other. */
  demo?: boolean;
  openId?: OpenIdSettings | null;
  register?: AddressRegister;
  purchaseRules?: readonly PurchaseRule[];
}

/** The Magento-compatible endpoint, at the path that Magento's clients request. */
export const MAGENTO_PATH = '/graphql';
export const COMMERCE_PATH = '/graphql/commerce';
export const CONTENT_PATH = '/graphql/content';
export const STAFF_PATH = '/graphql/staff';

/**
 * Content is the same for all visitors, so answers to all queries but these are cached: a storefront reads the list of shops and stores
 * once a second, and it must be current where a shop is being opened.
 */
const OF_THE_SHOP = ['stores', 'shopVariants'] as const;

export function createBackend(options: BackendOptions): Backend {
  const { database, clock = systemClock, cacheQueries = true, picturesAhead = 0, dataDir } = options;
  const { selling: settings = PLAIN_SERVICES, demo: isDemo = true, purchaseRules = PURCHASE_RULES } = options;
  const { requiresSecondFactor = false } = options;
  const log = safeLog(options.log ?? pino({ name: 'backend' }));
  const cache = cacheQueries ? queryCache() : noQueryCache;
  const reference = referenceOf(database, { offersCard: settings.payment.mode !== 'OFF' });
  const { origins } = settings;
  const shared = { cache, log };
  const keys = signingKeysIn(database.db, () => clock.now());

  const stores = () => reference.stores();
  const shops = () => reference.shops();
  const changes = openChanges(database, log, (change) => {
    cache.forget(change);
    if (change === null) reference.forget();
  });
  const productsChanged = changes.made;
  const common = { database, clock, reference, productsChanged, log, origins, purchaseRules };
  const pages = readsOfPages();
  const contextFor =
    (needsStore: boolean): EngineParts['contextFor'] =>
    (headers, { id, isForeignClient, page }) => {
      const parts = { ...common, customerOfToken, needsStore };
      return makeContext(headers, id, page ? { ...parts, page: pages.of(page) } : parts, isForeignClient);
    };
  /** For work that a machine or staff do in the name of a customer; null: of a guest. */
  const contextOf = (who: SignedIn | null, store: string, language: Language = 'da') => {
    const headers: Record<string, string> = { store, 'accept-language': language };
    if (who) headers.authorization = 'Bearer -';
    return makeContext({ get: (name) => headers[name] ?? null }, 'in-name', {
      ...common,
      needsStore: true,
      customerOfToken: async () => who,
    });
  };
  const told = { stores, shops, productsChanged, purchaseRules, contextOf };
  const services = openServices({ database, clock, log, dataDir, settings, isDemo, ...told });

  const drawSheet = openSheetThread();
  const limits = openLimits(database.pool, { smsPerDay: settings.smsPerDay });
  const commerceSchema = ownSchema(
    commerceSdl,
    ...commerceResolvers({
      ...{ keys, contextOf },
      selling: services.selling,
      clientsShowTerms: settings.clientsShowTerms,
      limits,
      requests: services.requests,
      mails: services.mails,
      openId: options.openId ? openIdAt(options.openId) : null,
      register: options.register ?? embeddedRegister,
      parcelShops: services.parcelShops,
      languageModel: openLanguageModel(settings.languageModel),
      returnCarriers: services.returnCarriers,
    }),
  );
  const contentSchema = ownSchema(contentSdl, contentResolvers);
  const contentFields = new Set(Object.keys(contentSchema.getQueryType()?.getFields() ?? {}));
  for (const field of OF_THE_SHOP) contentFields.delete(field);
  const staff = staffEngine(
    {
      ...{
        db: database.db,
        pool: database.pool,
        limits,
        now: () => clock.now(),
        isDemo,
        requiresSecondFactor,
        parcelShops: services.parcelShops,
        drawSheet,
        smsCountries: settings.smsCountries,
        ...services.selling,
        ...{ contextOf, stores },
      },
      async originOfStore(storeId) {
        const store = (await stores()).find(({ id }) => id === storeId);
        return store ? originOfStore(store, origins, await shops()) : '';
      },
    },
    log,
  );
  const engines: Record<BackendQuestion['client'], Engine> = {
    commerce: engineOf({
      ...shared,
      contextFor: contextFor(true),
      pageChanged: pages.forget,
      schema: commerceSchema,
      publicFields: PUBLIC_FIELDS,
      gate: async ({ fields, kind }, context) => {
        await refuseClosed(fields, context);
        await refuseStaff(fields, context);
        if (kind === 'change') await refuseBeyondVisit(fields, context);
      },
    }),
    content: engineOf({
      ...shared,
      contextFor: contextFor(false),
      schema: contentSchema,
      publicFields: contentFields,
      shows: ['content'],
    }),
    staff,
  };
  const doors = {
    commerce: doorTo(engines.commerce),
    content: doorTo(engines.content),
    staff: doorTo(engines.staff),
  };
  // A database becomes a demo world before the shop opens, or never.
  const demo = cachedFor(Number.POSITIVE_INFINITY, async () =>
    isDemo ? (await loadDemo()).facts(database.pool) : null,
  );
  const pictures = openPictureServer({
    ...{ on: database.pool, dataDir, ahead: picturesAhead },
    ...{ drawings: loadDrawings, log },
  });
  const documents = documentFiles(database.pool, join(dataDir, 'documents'), drawSheet);
  const { db, pool } = database;
  const ordering = () => ({ db, pool, now: clock.now(), selling: services.selling, contextOf });
  const handlers: FileHandler[] = [
    documents,
    carrierPictures,
    complaintPictureFiles({ pool, clock }),
    staffPictureFile(() => ({ db, pool, now: clock.now(), isDemo, requiresSecondFactor })),
    (request) => pictures.handle(request),
    cxmlFiles(() => ({ ...ordering(), limits })),
    services.files,
    apiFiles({ pool, clock, routes: apiRoutes({ pool, clock, selling: services.selling }, ordering, staff.answerKey) }),
  ];

  const files = fileHandlerOf(handlers);
  let commandDoor: CommandDoor | null = null;

  return {
    commerce: graphqlHandler(doors.commerce),
    content: graphqlHandler(doors.content),
    staff: graphqlHandler(doors.staff),
    doors,
    files,
    execute: ({ client, headers, page, ...question }) => engines[client].execute(question, headers, page),
    demo: () => demo.read(),
    health: healthOf(database),
    async stepDemoOrder(number, step) {
      if (!(await demo.read())) return refusal('ORDER_NOT_FOUND');
      const { db, pool } = database;
      return (await loadDemo()).step(number, step, { ...services.selling, db, pool, now: clock.now(), by: 'staff' });
    },
    async playDemoBuyer(step) {
      return (await demo.read()) ? (await loadDemo()).playBuyer(step, files, clock.now()) : null;
    },
    listMails: async () => ((await demo.read()) ? services.mails.listMails() : []),
    readMail: async (id) => ((await demo.read()) ? services.mails.readMail(id) : null),
    startJobs: () => services.start(),
    queueJobs: () => services.queue(),
    preparePictures: () => pictures.prepareFirst(),
    listen: () => changes.listen(),
    onChange: (listener) => changes.tell(listener),
    async takeCommands(config) {
      commandDoor = await listenForCommands(
        dataDir,
        // Read when the first command comes: a start does not wait for it.
        async (typed, terminal) => {
          const { commandsOf } = await import('./cli/in-shop');
          return commandsOf({ config, database, selling: services.selling })(typed, terminal);
        },
        log,
      );
    },
    async close() {
      pictures.stop();
      await commandDoor?.close();
      await changes.stop();
      await services.stop();
      await database.close();
    },
  };
}

interface Opening {
  config?: BackendConfig;
  /** False: another process on the same PostgreSQL takes jobs out. */
  jobs?: boolean;
}

/** Opens what the settings name, waits for it, brings it to the newest shape, and fills an empty database with the demo world. */
export async function openBackend({ config = readConfig(process.env), jobs = true }: Opening = {}): Promise<Backend> {
  if (!jobs) requirePostgres(config);
  requirePaymentMode(config);
  const dataDir = config.DATA_DIR;
  allowPrivateHosts(config.PRIVATE_HOSTS, isDemoShop(config));
  // Read first: settings that are wrong open no database.
  const selling = serviceSettingsOf(config);
  const log = pino({ name: 'backend', level: config.LOG_LEVEL });
  const isDemo = isDemoShop(config);
  const database = await openReady(config, isDemo, safeLog(log));
  const backend = createBackend({
    database,
    dataDir,
    demo: isDemo,
    requiresSecondFactor: config.STAFF_SECOND_FACTOR,
    selling,
    openId: openIdOf(config),
    register: openRegister({ token: config.ADDRESS_TOKEN ?? null, url: config.ADDRESS_URL }),
    cacheQueries: config.QUERY_CACHE,
    picturesAhead: config.PICTURES_AHEAD,
    log,
  });
  await backend.listen();
  await (jobs ? backend.startJobs() : backend.queueJobs()).catch(async (failure: unknown) => {
    await backend.close();
    throw failure;
  });
  // Pictures that cannot be rendered ahead are rendered on request.
  await backend.preparePictures().catch((failure: unknown) => log.warn({ err: failure }, 'No pictures are made ahead'));
  // A shop whose folder has no place for a socket sells all the same.
  if (database.kind === 'pglite')
    await backend
      .takeCommands(config)
      .catch((failure: unknown) => log.warn({ err: failure }, 'Commands of staff cannot be taken while the shop runs'));
  return backend;
}

/** The database in its newest schema. Migrating it may take long; the shop's later statements may not. */
async function openReady(config: BackendConfig, isDemo: boolean, log: Log): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_LISTEN_URL: listenUrl, DATABASE_MAX: max } = config;
  const place = { url, listenUrl, max, dataDir: join(config.DATA_DIR, 'pglite') };
  // With the embedded database the folder is checked when it is opened.
  if (place.url) await makeFolder(config.DATA_DIR);
  setSecretsKeys(await secretsKeysOf(config));
  const database = await openDatabase(place);
  try {
    if (database.kind === 'postgres') await waitForDatabase(database, log);
    await readySchema(database, config.MIGRATE_ON_START);
    await sealStoredSecrets(database.pool);
    if (isDemo) {
      const { fill, staffLogin } = await loadDemo();
      await fill(database.pool, new Date());
      process.stdout.write(`Back office: /staff, log in with ${staffLogin.email} and ${staffLogin.password}\n`);
    }
    requireAddress(config, await listShopEntries(database.pool));
  } catch (failure) {
    await database.close();
    throw failure;
  }
  if (database.kind === 'pglite') return database;
  await database.close();
  return openDatabase({ ...place, timeout: config.DATABASE_TIMEOUT });
}

const serviceSettingsOf = (config: BackendConfig): ServiceSettings => ({
  payment: paymentOf(config),
  smtpUrl: config.SMTP_URL ?? null,
  sms: config.SMS_TOKEN ? { url: config.SMS_URL, token: config.SMS_TOKEN, sender: config.SMS_SENDER } : null,
  smsCountries: config.SMS_COUNTRIES,
  smsPerDay: config.SMS_PER_DAY,
  eventDays: config.EVENT_DAYS,
  mailFrom: config.MAIL_FROM ?? null,
  origins: originsOf(config),
  clientsShowTerms: config.CLIENTS_SHOW_TERMS,
  punchoutSecrets: config.PUNCHOUT_SECRETS,
  peppol: {
    accessPoint: config.PEPPOL_AP_URL ? { url: config.PEPPOL_AP_URL, key: config.PEPPOL_AP_KEY ?? null } : null,
    folder: config.PEPPOL_FOLDER ?? null,
  },
  newsletter: config.NEWSLETTER_KEY ? { key: config.NEWSLETTER_KEY, url: config.NEWSLETTER_URL } : null,
  languageModel: languageModelOf(config),
  parcelShops: {
    postnord: config.POSTNORD_API_KEY ? { url: config.POSTNORD_URL, key: config.POSTNORD_API_KEY } : null,
    gls: config.GLS_PARCEL_SHOPS ? { url: config.GLS_URL } : null,
  },
  returnCarriers: returnCarriersOf(config),
});

/** Half of these two settings is refused when they are read. */
function openIdOf({ OPENID_ISSUER, OPENID_CLIENT_ID, OPENID_DOMAINS }: BackendConfig): OpenIdSettings | null {
  if (!OPENID_ISSUER || !OPENID_CLIENT_ID) return null;
  return { issuer: OPENID_ISSUER, clientId: OPENID_CLIENT_ID, domains: OPENID_DOMAINS };
}
