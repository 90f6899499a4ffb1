// A mail server that counts its mails.

import { LOCAL_ORIGINS } from '#backend/composition';
import type { Db } from '#backend/db/client';
import { type Mailer, openMailer } from '#backend/mail/mailer';
import type { Stage } from './stage';

export interface PostBox {
  /** How often each mail was handed over. */
  readonly handed: ReadonlyMap<string, number>;
  officeOver(db: Db): Mailer;
}

export function postBox({ guest, now }: Stage): PostBox {
  const handed = new Map<string, number>();
  const transport = {
    send: async ({ id }: { id: string }) => void handed.set(id, (handed.get(id) ?? 0) + 1),
    close: () => undefined,
  };
  const stores = async () => guest.stores;
  const log = { error: () => undefined };
  const rest = {
    log,
    keepsSent: false,
    clock: { now: () => now },
    transport,
    sms: transport,
    stores,
    shops: async () => [],
    from: 'ordre@kontorvaerk.example',
    origins: LOCAL_ORIGINS,
  };
  return { handed, officeOver: (db) => openMailer({ db, ...rest }) };
}
