// The mail to a member of staff whose second factor was turned on or removed, also by a colleague.
import type { Transaction } from '#backend/db/transaction';
import { queueCustomerMail } from '#backend/mail/queue-mail';
import type { StaffMemberRow } from './accounts.sql';
import { mailingStoreId } from './invitations.sql';
import type { Managing } from './invite';

interface Changed {
  member: Pick<StaffMemberRow, 'id' | 'name' | 'email'>;
  isOn: boolean;
  language: 'da' | 'en';
}

export async function mailSecondFactor(
  tx: Transaction,
  { member: { id, name, email }, isOn, language }: Changed,
  { queue, now, by }: Pick<Managing, 'queue' | 'now' | 'by'>,
): Promise<void> {
  const storeId = await mailingStoreId(tx.db);
  const told = { name, by, isOn };
  const mail = { kind: 'staff-second-factor', recipient: email, language, storeId: storeId ?? 0, told } as const;
  await queueCustomerMail(tx, queue, { ...mail, event: `${id} ${isOn} ${now.toISOString()}` }, now);
}
