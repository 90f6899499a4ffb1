// Deletes data whose retention period has ended: for each rule of domain/customer/retention the one way to delete its data.
import type { Pool } from 'pg';
import { forgetComplaintPictures, forgetUnsentForms } from '#backend/commerce/complaint/uploads.sql';
import { forgetGiftShops } from '#backend/commerce/gift-shop/gift-shop.sql';
import { deleteSpentTokens } from '#backend/commerce/login/sso/sso.sql';
import { deleteEndedVisits } from '#backend/commerce/punchout/punchout.sql';
import { deleteEndedContexts } from '#backend/commerce/session/context/context.sql';
import { deleteEndedSessions } from '#backend/commerce/session/session.sql';
import type { Db } from '#backend/db/client';
import { allOfThem } from '#backend/db/each-for-itself';
import { inTransaction } from '#backend/db/transaction';
import { deleteOldMails } from '#backend/mail/mail.sql';
import { inCopenhagen } from '#domain/calendar/calendar';
import { keptSince, RETENTION_CODES, type RetentionCode } from '#domain/customer/retention';
import { forgetOld, type OwnRetention } from './retention.sql';

interface Forgetting {
  db: Db;
  pool: Pool;
  now: Date;
}

type Nouns = Record<Exclude<RetentionCode, OwnRetention>, (on: { db: Db; pool: Pool }, before: Date) => Promise<void>>;

const OF_NOUNS: Nouns = {
  'complaint-forms': ({ pool }, before) => forgetUnsentForms(pool, before),
  'complaint-pictures': ({ pool }, before) => forgetComplaintPictures(pool, before),
  mails: ({ db }, before) => deleteOldMails(db, before),
  sessions: ({ db }, before) => deleteEndedSessions(db, before),
  'session-contexts': ({ db }, before) => deleteEndedContexts(db, before),
  'spent-tokens': ({ db }, before) => deleteSpentTokens(db, before),
  'punchout-visits': ({ db }, before) => deleteEndedVisits(db, before),
  'gift-shops': ({ db }, before) => forgetGiftShops(db, before),
};
const isOfNoun = (code: RetentionCode): code is keyof Nouns => Object.hasOwn(OF_NOUNS, code);
const isOwnRule = (code: RetentionCode): code is OwnRetention => !isOfNoun(code);

/** What ends by the minute: few rows, found by an index. */
export function forgetOfNouns({ now, ...on }: Forgetting): Promise<void> {
  const { date } = inCopenhagen(now);
  return allOfThem(RETENTION_CODES.filter(isOfNoun), (code) => OF_NOUNS[code](on, keptSince(code, now, date)));
}

/** Once a day, each rule in a separate transaction: one that fails does not block the others. */
export function forgetByRule({ pool, now }: Forgetting): Promise<void> {
  const { date } = inCopenhagen(now);
  return allOfThem(RETENTION_CODES.filter(isOwnRule), (code) =>
    inTransaction(pool, ({ client }) => forgetOld(client, code, keptSince(code, now, date))),
  );
}
