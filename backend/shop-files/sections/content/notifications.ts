// Notifications: content/notifications/<name>.<da|en>.md, the bar on top of every page, from when until when.
import { z } from 'zod/v4';
import { bilingualFiles } from '../../file/bilingual-files';
import { type ContentType, contentSection } from './content-section';
import { contentInstant, dayOrInstant, endsTooSoon, instantOrNull } from './dates';
import { DOCUMENT, draft, position } from './fields';
import { refusedMarkup, textAsHtml } from './text';

const shared = {
  ...DOCUMENT,
  /** Where it is shown; other places may be queried by other names. */
  identifier: z.string().min(1).max(50).default('notification'),
  from: dayOrInstant,
  /** A day is the last one on which it is shown; left out, it is shown until the file is gone. */
  to: dayOrInstant.optional(),
  /** Not for customers who may only buy from a shopping list. */
  hide_limit_to_shoppinglist: z.boolean().default(false),
  /** Not for customers without access to the bonus shop. */
  hide_no_access_bonusshop: z.boolean().default(false),
  draft,
  position,
};

const half = z.strictObject({ text: z.string() });
const schema = z.strictObject({ name: z.string(), ...shared, da: half, en: half });

export type NotificationRecord = z.infer<typeof schema>;

export const notificationsSource = bilingualFiles<NotificationRecord>({
  folder: 'content/notifications',
  schema,
  words: {},
  shared,
  judge: (text) => (text === '' ? { message: 'Teksten mangler.', line: 0 } : refusedMarkup(text)),
});

const notificationIdOf = ({ id, name }: NotificationRecord) => id ?? `notification-${name}`;

export const notificationsType: ContentType<NotificationRecord> = {
  name: 'notifications',
  title: 'beskeder',
  type: 'notification',
  source: notificationsSource,
  schema,
  keyOf: ({ name }) => name,
  documentIdOf: notificationIdOf,
  judge({ from, to }, tell) {
    if (endsTooSoon(from, to)) tell(['to'], `Beskeden skal slutte efter, at den begynder (${from}).`);
  },
  async draft(notice) {
    const { from, to } = notice;
    return {
      documentId: notificationIdOf(notice),
      stores: notice.stores,
      position: notice.position,
      isDraft: notice.draft ?? false,
      body: (locale) => ({
        identifier: notice.identifier,
        message: textAsHtml(notice[locale].text),
        date_from: contentInstant(from, false).toISOString(),
        date_to: instantOrNull(to, true),
        hide_limit_to_shoppinglist: notice.hide_limit_to_shoppinglist,
        hide_no_access_bonusshop: notice.hide_no_access_bonusshop,
      }),
    };
  },
};

export const notifications = contentSection(notificationsType);
