// The section `notifications` of shop.yaml: which addresses in the company get a mail about what, and in which stores.
import { z } from 'zod/v4';
import { NOTIFICATION_KINDS } from '#domain/company/company-notification';
import { emailFrom } from '#domain/validate/email';
import { faultOfKey } from '../fault';
import { yamlList } from '../file/yaml';
import { recordSection } from '../section';
import { loadNotifications, unknownStores, writeNotifications } from './notifications.sql';
import { code } from './values';

const isOnce = (all: readonly string[]) => new Set(all).size === all.length;

const notificationSchema = z.strictObject({
  email: z.string().refine((typed) => emailFrom(typed) === typed, 'E-mailadressen er ikke gyldig.'),
  /** Left out: all of them. */
  kinds: z.array(z.enum(NOTIFICATION_KINDS)).min(1).refine(isOnce, 'Den samme slags står der to gange.').optional(),
  /** Codes of stores; left out: all of them. */
  stores: z.array(code).min(1).refine(isOnce, 'Den samme butik står der to gange.').optional(),
});

export type NotificationRecord = z.infer<typeof notificationSchema>;

export const notificationsSource = yamlList({ file: 'shop.yaml', key: 'notifications', schema: notificationSchema });

export const notifications = recordSection<NotificationRecord>({
  name: 'notifications',
  title: 'beskeder til virksomheden',
  source: notificationsSource,
  keyOf: ({ email }) => email,
  missing: 'removed',
  load: loadNotifications,
  async write({ added, changed, removed }, { on, report }) {
    const written = [...added, ...changed];
    const unknown = await unknownStores(on, [...new Set(written.flatMap(({ record }) => record.stores ?? []))]);
    for (const { record, at } of written)
      for (const [place, store] of (record.stores ?? []).entries())
        if (unknown.has(store)) report(faultOfKey(at, ['stores', place], `Butikken ${store} findes ikke.`));
    await writeNotifications(
      on,
      written.map(({ record }) => record),
      removed.map(({ email }) => email),
    );
  },
});
