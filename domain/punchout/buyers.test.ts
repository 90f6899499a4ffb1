import { describe, expect, it } from 'vitest';
import { buyerIn } from '#domain/punchout/cxml/told-buyer';
import { type XmlElement, xml } from '#domain/punchout/cxml/xml-element';
import { addressOfBuyer, type BuyersAgreement, buyerFrom, hasMailbox, nameOfAccount, rightsOfBuyers } from './buyers';

describe('a buyer in a procurement request', () => {
  it.each([
    ['MHOLM', 'Mette Holm', { id: 'mholm', firstname: 'Mette', lastname: 'Holm' }],
    [' mholm\n', ' Anne  Mette\tHolm ', { id: 'mholm', firstname: 'Anne Mette', lastname: 'Holm' }],
    ['MHolm', '', { id: 'mholm', firstname: 'MHolm', lastname: '–' }],
    ['mholm', 'Indkøb', { id: 'mholm', firstname: 'Indkøb', lastname: '–' }],
    [
      'mholm',
      `${'x'.repeat(90)} ${'y'.repeat(90)}`,
      { id: 'mholm', firstname: 'x'.repeat(60), lastname: 'y'.repeat(60) },
    ],
    ['x'.repeat(200), null, { id: 'x'.repeat(200), firstname: 'x'.repeat(60), lastname: '–' }],
    ['x'.repeat(201), 'Mette Holm', null],
    [' \u200b', 'Mette Holm', null],
    [null, 'Mette Holm', null],
  ])('%j with the name %j', (id, name, told) => expect(buyerFrom(id, name)).toEqual(told));

  it('is named by the known part of the name', () => {
    expect(nameOfAccount({ firstname: 'Mette', lastname: 'Holm' })).toBe('Mette Holm');
    expect(nameOfAccount({ firstname: 'mholm', lastname: '–' })).toBe('mholm');
  });

  it('has an address without a mailbox', () => {
    expect(hasMailbox(addressOfBuyer('1'))).toBe(false);
    expect(hasMailbox('punchout@fjordhavn.example')).toBe(true);
  });
});

const agreed: BuyersAgreement = { id: 'UniqueName', name: 'Contact', rights: [], most: 1, mostNewInDay: 1 };

it('has the agreed rights, and never those of an administrator', () => {
  expect(rightsOfBuyers({ ...agreed, rights: ['allOrders', 'requisitioner'] })).toEqual({
    ...{
      allInvoices: false,
      allOrders: true,
      listsOnly: false,
      bonusShop: false,
      manageCustomers: false,
      administrator: false,
    },
    ...{ requisitioner: true, requisitionNumber: false },
  });
});

describe('a cXML request identifies its buyer', () => {
  const contact = (role: string | null, name: string, email: string) =>
    xml('Contact', { role }, xml('Name', {}, name), xml('Email', {}, email));
  const extrinsic = (name: string, value: string) => xml('c:extrinsic', { name }, value);
  const told = (how: Partial<BuyersAgreement>, ...nodes: XmlElement[]) =>
    buyerIn(xml('PunchOutSetupRequest', {}, ...nodes), { ...agreed, ...how });

  it('by an Extrinsic in any letter case, the first of two', () => {
    const all = [extrinsic('Other', 'x'), extrinsic('UNIQUENAME', 'mholm'), extrinsic('UniqueName', 'second')];
    expect(told({ name: null }, ...all)).toEqual({ id: 'mholm', firstname: 'mholm', lastname: '–' });
    expect(told({ name: 'Other' }, ...all)?.firstname).toBe('x');
  });

  it('by the contact of the end user, else by the first contact', () => {
    const chief = contact('buyer', 'Chefen Selv', 'Chef@x.example');
    const user = contact('endUser', 'Mette Holm', 'Mette@x.example');
    expect(told({ id: 'contact' }, chief, user)).toMatchObject({ id: 'mette@x.example', firstname: 'Mette' });
    expect(told({ id: 'Contact' }, chief)).toMatchObject({ id: 'chef@x.example', lastname: 'Selv' });
    expect(told({ id: 'Contact' }, contact(null, '', 'no@x.example'))?.firstname).toBe('no@x.example');
  });

  it('or not at all', () => {
    expect(told({})).toBeNull();
    expect(told({}, extrinsic('UniqueName', ' '))).toBeNull();
    expect(told({ id: 'Contact' }, xml('Contact', {}))).toBeNull();
    expect(buyerIn(null, agreed)).toBeNull();
  });
});
