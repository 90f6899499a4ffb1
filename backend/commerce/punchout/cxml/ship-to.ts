// Where a procurement system wants the goods, as an address of the shop. What it leaves out is the customer's own.
import { checkDeliverable, copiedAddress, postalAddressOf } from '#backend/commerce/customer/addresses/postal-address';
import { listAddresses } from '#backend/commerce/customer/customer.sql';
import type { Reader } from '#backend/db/client';
import type { PostalAddress } from '#backend/db/tables/cart';
import type { SignedIn } from '#backend/graphql/context';
import type { PurchasePlace } from '#domain/purchase-order/model';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { fitsNameLength, nameFrom } from '#domain/validate/person-name';

const LONGEST_ROW = 100;
const MOST_ROWS = 3;

/** An address given by its number alone, or none at all, is the customer's usual one. */
export async function postalFrom(
  reader: Reader,
  shipTo: PurchasePlace | null,
  { customer, business }: SignedIn,
): Promise<Outcome<{ address: PostalAddress }>> {
  const [usual] = await listAddresses(reader, customer.id);
  if (shipTo === null || shipTo.street.length === 0)
    return usual
      ? { ok: true, address: copiedAddress(usual, business, null) }
      : refusal('REQUIRED', { field: 'street' });
  const person = personIn(shipTo.deliverTo[0]);
  const { firstname, lastname } = person ?? customer;
  const typed = postalAddressOf(
    {
      firstname,
      lastname,
      company: shipTo.name.slice(0, LONGEST_ROW) || business?.name || null,
      street: streetRows(shipTo, person !== null),
      postcode: shipTo.postcode,
      city: shipTo.city,
      country_code: shipTo.country || 'DK',
      telephone: shipTo.phone ?? usual?.telephone ?? '',
    },
    null,
  );
  const deliverable = typed.ok ? checkDeliverable(typed.address) : typed;
  return deliverable.ok ? typed : deliverable;
}

/** The person comes first in DeliverTo; a floor or a room after it goes below the street, and so does what is no person. */
function streetRows({ street, deliverTo }: PurchasePlace, isPersonFirst: boolean): string[] {
  const rows = [...street, ...deliverTo.slice(isPersonFirst ? 1 : 0)];
  const [last, ...rest] = [rows.slice(MOST_ROWS - 1).join(', '), ...rows.slice(0, MOST_ROWS - 1)];
  return [...rest, ...(last ? [last] : [])].map((row) => row.slice(0, LONGEST_ROW));
}

/** 'Contact: Ida Winther', as some systems write it. */
const LABEL = /^(?:contact|recipient|attn|attention|att|kontakt|modtager|rekvirent)\s*[.:]+\s*/i;

/** Null for a single word, which may be a department, and for what the shop does not take as a name: it never refuses an order. */
function personIn(typed: string | undefined): { firstname: string; lastname: string } | null {
  const words = (typed ?? '').replace(LABEL, '').split(' ').filter(Boolean);
  const lastname = words.pop() ?? '';
  const firstname = words.join(' ');
  const isPerson = nameFrom(firstname) !== null && nameFrom(lastname) !== null && fitsNameLength(firstname, lastname);
  return isPerson ? { firstname, lastname } : null;
}
