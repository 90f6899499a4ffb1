// Which buyer a cXML request is for: an Extrinsic or the Contact that the connection names.
import { type BuyersAgreement, type BuyerTold, buyerFrom } from '#domain/punchout/buyers';
import { attributeNamed, childAt, childrenNamed, textWithin, type XmlElement } from './xml-element';

/** From PunchOutSetupRequest or OrderRequestHeader. Null where it names no buyer. */
export const buyerIn = (element: XmlElement | null, agreed: BuyersAgreement): BuyerTold | null =>
  buyerFrom(toldIn(element, agreed.id, 'Email'), agreed.name && toldIn(element, agreed.name, 'Name'));

const CONTACT = 'contact';

/** Systems repeat an Extrinsic with different texts only by mistake: the first counts. */
function toldIn(element: XmlElement | null, name: string, ofContact: 'Email' | 'Name'): string | null {
  const wanted = name.toLowerCase();
  if (wanted === CONTACT) return textWithin(childAt(contactOfBuyer(element), ofContact)) || null;
  const extrinsics = element ? childrenNamed(element, 'Extrinsic') : [];
  const found = extrinsics.find((one) => attributeNamed(one, 'name')?.toLowerCase() === wanted);
  return textWithin(found ?? null) || null;
}

/** The shopper, where several contacts are listed. */
function contactOfBuyer(element: XmlElement | null): XmlElement | null {
  const contacts = element ? childrenNamed(element, 'Contact') : [];
  const roleOf = (contact: XmlElement) => attributeNamed(contact, 'role')?.toLowerCase();
  return contacts.find((contact) => roleOf(contact) === 'enduser') ?? contacts[0] ?? null;
}
