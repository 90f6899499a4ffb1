// shop customer find: accounts by part of a name, an e-mail, a company or a telephone number.
import { findCustomers } from '#backend/commerce/customer/staff/found-customers.sql';
import { foundText } from '#domain/order/order-search';
import { type Reading, say } from '../shop';
import { searchedText } from './order-list';

const MOST = 50;

export async function sayCustomersFound({ pool }: Reading, text: string): Promise<void> {
  const found = await findCustomers(pool, foundText(searchedText(text)), MOST + 1);
  for (const { email, name, company, telephone, orders, is_active } of found.slice(0, MOST))
    say(
      [email, name, company, telephone, `${orders} ordrer`, is_active ? '' : 'deaktiveret'].filter(Boolean).join('  '),
    );
  if (found.length === 0) say('Ingen kunder.');
  if (found.length > MOST) say.error(`Der er flere end ${MOST}: skriv mere af navnet.`);
}
