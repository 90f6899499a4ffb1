// cXML at its limits: maximum lengths and counts, defaults for missing parts, and what the shop writes, element by element.
import { describe, expect, test } from 'vitest';
import type { EInvoice, ELine } from '#domain/e-invoice/model';
import { oere } from '#domain/money/money';
import type { DutyWay } from '#domain/punchout/connection';
import type { ReturnedLine } from '#domain/punchout/oci-fields';
import type { BookedLine } from '#domain/purchase-order/books';
import type { DecidedLine } from '#domain/purchase-order/model';
import { isSameParty, readEnvelope } from './cxml-envelope';
import { decimalIn, priceInCxml, wholePieces } from './cxml-numbers';
import { addressIn, orderedItems } from './cxml-parts';
import { httpStatusOf } from './cxml-status';
import { orderMessage } from './order-message';
import { readOrderRequest } from './order-request';
import { readSetup } from './setup-request';
import { lineOfAuxiliaryId } from './told-line';
import { cxmlAnswer, cxmlMessage, cxmlRequest } from './write-envelope';
import { confirmationRequest, shipNoticeRequest } from './write-fulfilment';
import { invoiceDetailRequest } from './write-invoice';
import { type Attributes, childAt, childrenNamed, textWithin, type XmlElement, type XmlNode, xml } from './xml-element';

/** The written form, without escapes. */
const told = ({ name, attributes, nodes }: XmlElement): string => {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const within = nodes.map((node) => (typeof node === 'string' ? node : told(node))).join('');
  return within === '' ? `<${name}${said.join('')}/>` : `<${name}${said.join('')}>${within}</${name}>`;
};
const long = (length: number) => 'x'.repeat(length);

describe('an envelope', () => {
  const credential = (identity: string | null, attributes: Attributes = { domain: 'DUNS' }) =>
    xml('Credential', attributes, identity === null ? null : xml('Identity', {}, identity));
  const party = (name: string, ...credentials: XmlElement[]) => xml(name, {}, ...credentials);
  const header = (...parties: XmlElement[]) => xml('Header', {}, ...parties);
  const FROM = party('From', credential('1'));
  const SENDER = party('Sender', credential('2'));
  const document = (payloadID: string, head: XmlElement | null = header(FROM, SENDER), attributes: Attributes = {}) =>
    xml('cXML', { payloadID }, head, xml('Request', attributes, xml('ProfileRequest')));

  test.each<[string, XmlElement, string]>([
    ['of another name, which is told as far as forty letters', xml(`a${long(50)}`), `<a${long(39)}>`],
    ['with a number of 256 letters', document(long(256)), 'longer than 255 characters'],
    ['without a header', document('1', null), 'cXML/Header is missing'],
    ['without a buyer', document('1', header(SENDER)), 'need a Credential'],
    ['without a sender', document('1', header(FROM)), 'need a Credential'],
    [
      'with a sender who has no name',
      document('1', header(FROM, party('Sender', credential('')))),
      'need a Credential',
    ],
  ])('%s is refused', (_what, root, why) => {
    const read = readEnvelope(root);
    expect(read.ok ? '' : read.why).toContain(why);
  });

  test('with an id of 255 letters is read', () => expect(readEnvelope(document(long(255))).ok).toBe(true));

  test('has up to ten identities per party, without empty ones, and no secret except the sender’s', () => {
    const many = Array.from({ length: 11 }, (_, at) => credential(String(at)));
    const secret = xml('Credential', { domain: 'DUNS' }, xml('Identity', {}, '2'), xml('SharedSecret', {}, ' s '));
    const read = readEnvelope(
      document(
        '1',
        header(
          party('From', ...many),
          party('To', credential(''), credential('9', {})),
          party('Sender', secret, credential('3')),
        ),
      ),
    );
    expect(read.ok && read.envelope).toMatchObject({
      from: Array.from({ length: 10 }, (_, at) => ({ domain: 'DUNS', identity: String(at) })),
      to: [{ domain: '', identity: '9' }],
      sender: [
        { domain: 'DUNS', identity: '2', secret: 's' },
        { domain: 'DUNS', identity: '3', secret: null },
      ],
      isTest: false,
    });
  });

  test('is a test where its deployment mode is test', () => {
    const read = readEnvelope(document('1', undefined, { deploymentMode: 'TEST' }));
    expect(read.ok && read.envelope.isTest).toBe(true);
  });

  test.each([
    [{ domain: 'duns', identity: 'A' }, true],
    [{ domain: 'DUNS', identity: 'a' }, false],
    [{ domain: 'NetworkID', identity: 'A' }, false],
  ])('compared with party DUNS A: %j', (other, is) => {
    const one = { domain: 'DUNS', identity: 'A' };
    expect([isSameParty(one, other), isSameParty(other, one)]).toEqual([is, is]);
  });
});

describe('numbers', () => {
  test.each([
    ['999999', 999_999],
    ['1000000', null],
    ['1', 1],
    ['x', null],
  ])('%s pieces', (typed, pieces) => expect(wholePieces(typed)).toBe(pieces));

  test.each([
    [0, '0.00'],
    [-0.4, '0.00'],
    [12_340, '12.34'],
    [12_345, '12.345'],
    [1, '0.001'],
    [-5_000, '-5.00'],
  ])('%s thousandths are written %s', (thousandths, text) => expect(priceInCxml(thousandths)).toBe(text));

  test('have ten decimals at most', () =>
    expect([decimalIn('1.0123456789'), decimalIn('1.01234567891')]).toEqual([1.0123456789, null]));

  test.each([
    [399, false, 200],
    [400, false, 400],
    [499, false, 400],
    [500, false, 500],
    [560, true, 200],
  ])('status %i, in a conversation: %s, is HTTP %i', (status, isConversation, http) =>
    expect(httpStatusOf(status as 400, isConversation)).toBe(http),
  );
});

describe('an address', () => {
  const given = (postal: readonly XmlElement[], { attributes = {}, more = [] as XmlElement[] } = {}) =>
    addressIn(
      xml('ShipTo', {}, xml('Address', attributes, ...more, xml('PostalAddress', { name: 'Postal' }, ...postal))),
    );
  const STREET = xml('Street', {}, 'Gade 1');

  test('that is missing, or has no location, is null', () => {
    expect(addressIn(xml('ShipTo'))).toBeNull();
    expect(addressIn(null)).toBeNull();
    expect(given([xml('DeliverTo', {}, 'Anna')])).toBeNull();
  });

  test.each<[string, XmlElement[], Attributes]>([
    ['a street', [STREET], {}],
    ['a town', [xml('City', {}, 'Odense')], {}],
    ['a number', [], { addressID: '29' }],
  ])('is valid with only %s', (_what, postal, attributes) => {
    expect(given(postal, { attributes })).not.toBeNull();
  });

  test('has empty values for missing parts, and reads its parts from the elements that systems use', () => {
    expect(given([STREET])).toEqual({
      ...{ addressId: null, name: 'Postal', deliverTo: [], street: ['Gade 1'], city: '', postcode: '', country: '' },
      ...{ email: null, phone: null },
    });
    const country = xml('Country', { isoCountryCode: 'dkx' });
    const phone = xml(
      'Phone',
      {},
      xml('TelephoneNumber', {}, xml('AreaOrCityCode', {}, '6'), xml('Number', {}, '25 20-000')),
    );
    const more = [xml('Name', {}, ' The  name '), xml('Email', {}, 'a@b.example'), phone];
    expect(given([STREET, country], { attributes: { isoCountryCode: 'se', addressID: ' 2  9 ' }, more })).toMatchObject(
      {
        ...{ addressId: '2 9', name: 'The name', country: 'DK', email: 'a@b.example', phone: '+4562520000' },
      },
    );
    expect(given([STREET], { attributes: { isoCountryCode: 'se' } })?.country).toBe('SE');
  });

  test('has at most ten rows of 200 letters, without empty ones', () => {
    const rows = Array.from({ length: 12 }, (_, at) => xml('Street', {}, at === 0 ? ' ' : `${at}${long(250)}`));
    const street = given(rows)?.street ?? [];
    expect(street).toHaveLength(10);
    expect(street.map(({ length }) => length)).toEqual(street.map(() => 200));
    expect(street[9]).toMatch(/^10x/);
  });
});

const item = (attributes: Attributes, ...nodes: (XmlNode | null)[]) =>
  xml('ItemOut', { quantity: '2', ...attributes }, ...nodes);
const ID = xml('ItemID', {}, xml('SupplierPartID', {}, 'KV-1'));
const detail = (price: string | null, { currency = 'dkk', basis = null as string | null } = {}) =>
  xml(
    'ItemDetail',
    {},
    price === null ? null : xml('UnitPrice', {}, xml('Money', { currency }, price)),
    basis === null ? null : xml('PriceBasisQuantity', { quantity: basis }),
  );

describe('order lines', () => {
  const read = (...items: XmlElement[]) => orderedItems(xml('OrderRequest', {}, ...items));

  const REST = { unit: null, wishedOn: null, accounting: null };

  test('have null for missing parts', () => {
    expect(read(item({}, ID))).toEqual({
      ok: true,
      items: [
        { ...REST, lineNumber: '1', sku: 'KV-1', auxiliaryId: null, quantity: 2, price: null, basis: 1, comments: '' },
      ],
    });
  });

  test.each<[string, XmlElement, string]>([
    ['without a number', item({}), 'SupplierPartID'],
    [
      'with a number of 201 letters',
      item({}, xml('ItemID', {}, xml('SupplierPartID', {}, long(201)))),
      'SupplierPartID',
    ],
    ['without pieces', item({ quantity: null }, ID), '@quantity'],
    [
      'in another currency, told as far as ten letters',
      item({}, ID, detail('1', { currency: long(20) })),
      `is ${long(10)},`,
    ],
    ['with a price below nothing', item({}, ID, detail('-0.01')), 'UnitPrice is not a number'],
    ['with a price in words', item({}, ID, detail('gratis')), 'UnitPrice is not a number'],
  ])('%s are refused, with their position', (_what, wrong, why) => {
    const found = read(item({}, ID), wrong);
    expect(found.ok ? '' : found.why).toMatch(/^ItemOut 2: /);
    expect(found.ok ? '' : found.why).toContain(why);
  });

  test.each<[string, string | null, number, number]>([
    ['0', null, 0, 1],
    ['0.5', null, 0.5, 1],
    ['1', '100', 1, 100],
    ['1', '0.5', 1, 0.5],
    ['1', '0', 1, 1],
    ['1', '-2', 1, 1],
    ['1', 'x', 1, 1],
  ])('cost %s for %s pieces', (typed, basis, price, pieces) => {
    const found = read(item({}, ID, detail(typed, { basis })));
    expect(found.ok && found.items[0]).toMatchObject({ price, basis: pieces });
  });

  test('are a thousand at most, with SKUs of up to 200 letters', () => {
    const most = Array.from({ length: 1_000 }, () => item({}, xml('ItemID', {}, xml('SupplierPartID', {}, long(200)))));
    expect(read(...most).ok).toBe(true);
    expect(read(...most, item({}, ID)).ok).toBe(false);
  });
});

describe('an order', () => {
  const head = (attributes: Attributes, ...nodes: (XmlElement | null)[]) =>
    xml('OrderRequestHeader', { orderID: 'PO', ...attributes }, ...nodes);
  const read = (header: XmlElement | null, ...items: XmlElement[]) =>
    readOrderRequest(xml('OrderRequest', {}, header, ...items));
  const total = (currency: string | null, sum: string) => xml('Total', {}, xml('Money', { currency }, sum));

  test('has null for missing parts', () => {
    const found = read(head({}), item({}, ID));
    expect(found.ok && found.order).toMatchObject({
      ...{ type: 'new', orderId: 'PO', requisitionId: null, total: null, shipTo: null, recipient: null, comments: '' },
    });
  });

  test.each<[string, XmlElement | null, string]>([
    ['without a header', null, 'OrderRequestHeader is missing'],
    ['with a number of 61 letters', head({ orderID: long(61) }), 'longer than 60'],
    ['of another type, told as far as forty letters', head({ type: long(50) }), `type ${long(40)} are`],
    ['paid by card', head({}, xml('Payment', {}, xml('PCard'))), 'PCard'],
    ['in another currency, told as far as ten letters', head({}, total(long(20), '1')), `in ${long(10)},`],
  ])('%s is refused', (_what, header, why) => {
    const found = read(header, item({}, ID));
    expect(found.ok ? '' : found.why).toContain(why);
  });

  test('has an id of sixty letters, a comment of a thousand, and its currency in any letter case', () => {
    const header = head(
      { orderID: long(60), requisitionID: long(70) },
      total('dkk', '12,50'),
      xml('Comments', {}, long(1_010)),
    );
    const found = read(header, item({}, ID));
    expect(found.ok && found.order).toMatchObject({
      ...{ orderId: long(60), requisitionId: long(60), total: 12.5, comments: long(1_000) },
    });
    expect(read(head({ type: 'Delete' })).ok).toBe(true);
    expect(read(head({}, total(null, '1')), item({}, ID)).ok).toBe(true);
  });

  test('goes to its own address, or to that of its first line', () => {
    const to = (street: string | null, addressID: string | null = null) =>
      xml(
        'ShipTo',
        {},
        xml('Address', { addressID }, xml('PostalAddress', {}, street ? xml('Street', {}, street) : null)),
      );
    const lines = [item({}, ID, to('One')), item({}, ID, to('one'))];
    const streetOf = (header: XmlElement, ...items: XmlElement[]) => {
      const found = read(header, ...items);
      return found.ok && found.order.shipTo?.street;
    };
    const whyOf = (header: XmlElement, ...items: XmlElement[]) => {
      const found = read(header, ...items);
      return found.ok ? null : [found.status, found.why];
    };
    const apart = [400, 'ShipTo differs between the lines: an order goes to one place. Send one for each.'];
    expect(streetOf(head({}, to('Own')), item({}, ID))).toEqual(['Own']);
    expect(streetOf(head({}), ...lines)).toEqual(['One']);
    expect(streetOf(head({}), item({}, ID), lines[1] ?? ID)).toEqual(['one']);
    expect(streetOf(head({}, to('Own', '7')), item({}, ID, to('Gate 3', '7')), item({}, ID, to(null, '7')))).toEqual([
      'Own',
    ]);
    expect(streetOf(head({}, to('Own')), item({}, ID, to(null, '7')))).toEqual(['Own']);
    expect(whyOf(head({}, to('Own')), ...lines)).toEqual(apart);
    expect(whyOf(head({}), item({}, ID, to('One')), item({}, ID), item({}, ID, to('Two')))).toEqual(apart);
    expect(whyOf(head({}, to('Own', '7')), item({}, ID, to('Own', '8')))).toEqual(apart);
    expect(whyOf(head({ orderType: 'Blanket' }), item({}, ID))?.[0]).toBe(450);
    expect(read(head({ type: 'delete' })).ok).toBe(true);
  });
});

describe('a setup', () => {
  const setup = (
    attributes: Attributes,
    { cookie = 'c' as XmlNode | null, url = 'https://x.example/' } = {},
    ...nodes: XmlElement[]
  ) =>
    readSetup(
      xml(
        'PunchOutSetupRequest',
        attributes,
        xml('BuyerCookie', {}, cookie),
        xml('BrowserFormPost', {}, xml('URL', {}, url)),
        ...nodes,
      ),
    );
  const whyOf = (read: ReturnType<typeof readSetup>) => (read.ok ? '' : read.why);

  test('creates a cart by default, without a selected item', () => {
    const read = setup({});
    expect(read.ok && read.setup).toMatchObject({ operation: 'create', selected: null, shipTo: null, items: [] });
  });

  test('has a cookie of 4,000 letters and an address of 2,000 at most', () => {
    // As it is stored: in quotes and brackets.
    expect(whyOf(setup({}, { cookie: long(3_996) }))).toBe('');
    expect(whyOf(setup({}, { cookie: long(3_997) }))).toContain('longer than 4000');
    expect(whyOf(setup({}, { cookie: ' ' }))).toContain('BuyerCookie is missing');
    expect(whyOf(setup({}, { url: `https://x.example/${long(1_982)}` }))).toBe('');
    expect(whyOf(setup({}, { url: `https://x.example/${long(1_983)}` }))).toContain('too long');
    expect(whyOf(readSetup(xml('PunchOutSetupRequest')))).toContain('BuyerCookie is missing');
  });

  test('with an unknown operation is refused with up to forty letters of it', () =>
    expect(whyOf(setup({ operation: long(50) }))).toBe(`The operation ${long(40)} is not known.`));
});

describe('a PunchOutOrderMessage', () => {
  const agreed = {
    units: { stk: 'EA' },
    understandsPriceUnits: false,
    materialGroups: { papir: '14111507' },
    duties: 'line' as DutyWay,
    freightText: 'Fragt' as string | null,
    classification: { domain: 'UNSPSC', otherwise: '44120000' },
  };
  const line: ReturnedLine = {
    ...{
      id: '7',
      sku: 'KV-1',
      name: 'Papir',
      text: '',
      quantity: 2,
      row: oere(1_000),
      duty: null,
      design: null,
      unit: 'stk',
      unece: 'C62',
    },
    ...{ leadDays: 1, manufacturer: null, manufacturerNumber: null, categories: [] },
  };
  const message = (lines: ReturnedLine[], changes: Partial<typeof agreed> = {}, freight: number | null = null) =>
    orderMessage(
      {
        ...{ buyerCookie: ['c'], operationAllowed: 'edit', lines, language: 'da' },
        freight: freight === null ? null : oere(freight),
      },
      { ...agreed, ...changes },
    );
  const itemsOf = (root: XmlElement) => childrenNamed(root, 'ItemIn');

  test('is written element by element', () => {
    const full = { ...line, text: 'A4', categories: ['x', 'papir'], manufacturer: 'Maker', manufacturerNumber: 'M 1' };
    expect(told(message([full], {}, 4_900))).toBe(
      [
        '<PunchOutOrderMessage><BuyerCookie>c</BuyerCookie><PunchOutOrderMessageHeader operationAllowed="edit">',
        '<Total><Money currency="DKK">10.00</Money></Total>',
        '<Shipping><Money currency="DKK">49.00</Money><Description xml:lang="da">Fragt</Description></Shipping>',
        '</PunchOutOrderMessageHeader><ItemIn quantity="2" lineNumber="1">',
        '<ItemID><SupplierPartID>KV-1</SupplierPartID><SupplierPartAuxiliaryID>7</SupplierPartAuxiliaryID></ItemID>',
        '<ItemDetail><UnitPrice><Money currency="DKK">5.00</Money></UnitPrice>',
        '<Description xml:lang="da">Papir. A4</Description><UnitOfMeasure>EA</UnitOfMeasure>',
        '<Classification domain="UNSPSC">14111507</Classification><ManufacturerPartID>M 1</ManufacturerPartID>',
        '<ManufacturerName xml:lang="da">Maker</ManufacturerName></ItemDetail></ItemIn></PunchOutOrderMessage>',
      ].join(''),
    );
  });

  test('has the product’s own class, else that of its category, else the agreed one', () => {
    const classOf = (change: Partial<ReturnedLine>, domain = 'UNSPSC') => {
      const text = told(message([{ ...line, ...change }], { classification: { domain, otherwise: '44120000' } }));
      return /<Classification [^>]*>\d+/.exec(text)?.[0];
    };
    const classes = { unspsc: '14111506', eclass: '24260601' };
    const categories = ['papir'];
    expect(classOf({ classes, categories })).toBe('<Classification domain="UNSPSC">14111506');
    expect(classOf({ classes, categories }, 'ECLASS')).toBe('<Classification domain="ECLASS">24260601');
    expect(classOf({ classes: { ...classes, unspsc: null }, categories })).toBe(
      '<Classification domain="UNSPSC">14111507',
    );
    expect(classOf({})).toBe('<Classification domain="UNSPSC">44120000');
  });

  test.each<[string, string | null, number | null]>([
    ['is free', 'Fragt', 0],
    ['is not known', 'Fragt', null],
    ['is not agreed', null, 4_900],
  ])('has no freight where it %s', (_what, freightText, freight) => {
    expect(told(message([line], { freightText }, freight))).not.toContain('Shipping');
  });

  test('splits a line in two where its price does not divide, and has duties as agreed, each with a separate id', () => {
    const split = { ...line, quantity: 3, row: oere(1_000), duty: { label: 'Afgift', row: oere(500) } };
    const names = (changes: Partial<typeof agreed>) =>
      itemsOf(message([split], changes)).map((one) => textWithin(childAt(one, 'ItemID', 'SupplierPartAuxiliaryID')));
    expect(names({})).toEqual(['7', '7-2', '7-AFGIFT', '7-AFGIFT-2']);
    expect(names({ duties: 'price' })).toEqual(['7']);
    const field = itemsOf(message([split], { duties: 'field' }));
    expect(field.map((one) => textWithin(childAt(one, 'ItemDetail', 'Extrinsic')))).toEqual(['Afgift 5.00', '']);
    expect(itemsOf(message([{ ...split, duty: { label: 'Afgift', row: oere(0) } }]))).toHaveLength(2);
    expect(itemsOf(message([{ ...split, duty: { label: 'Afgift', row: oere(1) } }])).length).toBeGreaterThan(2);
    const basis = itemsOf(message([split], { understandsPriceUnits: true }))[0] ?? line;
    expect(told(basis as XmlElement)).toContain(
      '<PriceBasisQuantity quantity="3" conversionFactor="1"><UnitOfMeasure>EA',
    );
    for (const name of names({})) expect(lineOfAuxiliaryId(name)?.id).toBe('7');
  });

  test('has defaults for a line without a SKU, and for a unit and classification that were not agreed', () => {
    const [one] = itemsOf(message([{ ...line, sku: null, unit: 'pk' }]));
    expect(textWithin(childAt(one ?? null, 'ItemID', 'SupplierPartID'))).toBe('AFGIFT');
    expect(textWithin(childAt(one ?? null, 'ItemDetail', 'UnitOfMeasure'))).toBe('C62');
    expect(textWithin(childAt(one ?? null, 'ItemDetail', 'Classification'))).toBe('44120000');
  });

  test('includes duties in its total, unless they are in a field', () => {
    const dutiable = { ...line, duty: { label: 'Afgift', row: oere(300) } };
    const total = (duties: DutyWay) =>
      textWithin(childAt(message([dutiable, line], { duties }), 'PunchOutOrderMessageHeader', 'Total'));
    expect([total('line'), total('price'), total('field')]).toEqual(['23.00', '23.00', '20.00']);
  });
});

describe('documents of the shop', () => {
  const stamp = { payloadId: '1@shop', now: new Date('2026-11-23T08:00:00Z'), version: '1.2.070' };
  const parties = {
    ...{ from: { domain: 'DUNS', identity: '3' }, to: [{ domain: 'DUNS', identity: '4' }] },
    secret: 's' as string | null,
  };
  const letter = { stamp, parties, isTest: true, dtd: 'Fulfill' as const, body: xml('Body') };

  test('have an envelope, with the secret, and marked as a test for a test', () => {
    const inside = '<Body/></Request></cXML>';
    const sender = '<Sender><Credential domain="DUNS"><Identity>3</Identity>';
    const test = told(cxmlRequest(letter).root);
    expect(test).toContain(`${sender}<SharedSecret>s</SharedSecret></Credential>`);
    expect(test.endsWith(`<Request deploymentMode="test">${inside}`)).toBe(true);
    const real = told(cxmlRequest({ ...letter, isTest: false, parties: { ...parties, secret: null } }).root);
    expect(real).not.toContain('SharedSecret');
    expect(real).toContain(`<Request deploymentMode="production">`);
    expect(told(cxmlMessage(letter).root)).toContain('<Message deploymentMode="test"><Status code="200"');
    expect(told(cxmlAnswer(stamp, { status: 401, why: 'No.' }).root)).toContain(
      'text="Unauthorized" xml:lang="en-US">No.',
    );
  });

  const order = { orderId: 'PO', payloadId: 'p' };
  const REFERENCE = '<OrderReference orderID="PO"><DocumentReference payloadID="p"/></OrderReference>';

  test('a confirmation has its total, its comment and each line with what was decided on it', () => {
    const line = (lineNumber: string, quantity: number, type: 'accept' | 'detail' | 'reject') => ({
      ...{ lineNumber, quantity, type, unit: 'EA', row: null, deliveredOn: null, comments: '' },
    });
    const confirmation = {
      ...{ orderNumber: '100', order, now: stamp.now, type: 'detail' as const, total: oere(1_250), comments: 'Snart' },
      lines: [
        { ...line('1', 2, 'detail'), row: 1_100, deliveredOn: '2026-12-24' },
        line('2', 3, 'accept'),
        { ...line('3', 1, 'reject'), comments: 'Nej' },
      ],
    };
    const item = (number: string, quantity: string, attributes: string, more: string) =>
      `<ConfirmationItem quantity="${quantity}" lineNumber="${number}"><UnitOfMeasure>EA</UnitOfMeasure><ConfirmationStatus quantity="${quantity}" ${attributes}><UnitOfMeasure>EA</UnitOfMeasure>${more}</ConfirmationStatus></ConfirmationItem>`;
    const total = '<Total><Money currency="DKK">12.50</Money></Total>';
    expect(told(confirmationRequest(confirmation))).toBe(
      `<ConfirmationRequest><ConfirmationHeader confirmID="100" operation="new" type="detail" noticeDate="2026-11-23T09:00:00+01:00">${total}<Comments xml:lang="da">Snart</Comments></ConfirmationHeader>${REFERENCE}${item('1', '2', 'type="detail" deliveryDate="2026-12-24"', '<UnitPrice><Money currency="DKK">5.50</Money></UnitPrice>')}${item('2', '3', 'type="accept"', '')}${item('3', '1', 'type="reject"', '<Comments xml:lang="da">Nej</Comments>')}</ConfirmationRequest>`,
    );
    expect(told(confirmationRequest({ ...confirmation, comments: '', lines: [] }))).toContain(
      `${total}</ConfirmationHeader>${REFERENCE}</ConfirmationRequest>`,
    );
  });

  test('a shipment notice states whether it is the last, and has tracking numbers where there are any', () => {
    const notice = {
      ...{ shipmentId: '5', order, now: stamp.now, isComplete: true, carrier: 'GLS', trackingNumbers: ['T1', 'T2'] },
      lines: [{ lineNumber: '1', quantity: 2, unit: 'EA' }],
    };
    const control =
      '<ShipControl><CarrierIdentifier domain="companyName">GLS</CarrierIdentifier><ShipmentIdentifier domain="trackingNumber">T1</ShipmentIdentifier><ShipmentIdentifier domain="trackingNumber">T2</ShipmentIdentifier></ShipControl>';
    const portion = `<ShipNoticePortion>${REFERENCE}<ShipNoticeItem quantity="2" lineNumber="1"><UnitOfMeasure>EA</UnitOfMeasure></ShipNoticeItem></ShipNoticePortion>`;
    expect(told(shipNoticeRequest(notice))).toMatch(/fulfillmentType="complete"/);
    expect(told(shipNoticeRequest(notice))).toContain(`/>${control}${portion}</ShipNoticeRequest>`);
    const partial = told(shipNoticeRequest({ ...notice, isComplete: false, trackingNumbers: [] }));
    expect(partial).toContain(`fulfillmentType="partial"/>${portion}`);
  });

  const PLACE = { street: 'Gade 1', city: 'Odense', postcode: '5000', countryCode: 'DK' };
  const party = { name: 'N', cvr: '1', address: PLACE, email: 'a@b.example' };
  const eLine: ELine = {
    ...{ id: '11', name: 'Papir', sku: 'KV-1', quantity: 2, unitCode: 'C62', net: oere(1_000), allowance: oere(100) },
    ...{ vat: oere(250), vatBp: 2_500 },
  };
  const charge = (kind: 'freight' | 'duty', net: number) => ({
    kind,
    code: kind,
    label: kind,
    net: oere(net),
    vatBp: 2_500,
  });
  const invoice: EInvoice = {
    ...{ kind: 'invoice', number: '700', issued: '2026-11-03', due: '2026-12-03', orderNumber: '100' },
    ...{ ordered: '2026-11-01', requisition: null, accountingCost: null, note: 'Tak', credits: [], delivery: null },
    seller: { ...party, telephone: '1', account: null },
    buyer: { ...party, ean: null, contact: '' },
    lines: [eLine, { ...eLine, id: '12', sku: null, quantity: 3 }],
    charges: [charge('freight', 4_900), charge('duty', 300)],
    taxes: [{ vatBp: 2_500, base: oere(7_200), vat: oere(1_800) }],
    total: oere(9_000),
    prepaid: oere(0),
  };
  const bought = (lineNumber: string, changes: Partial<DecidedLine> = {}): DecidedLine => ({
    ...{ lineNumber, sku: 'KV-1', design: null, dutyOf: null, quantity: 4, unit: 'PCE', pieces: 4, row: 2_000 },
    ...{ price: 5, basis: 1, rejection: null, differences: [] },
    ...changes,
  });
  const booked = (line: DecidedLine, position: number, quantity: number, subtotal: number): BookedLine => ({
    ...{ line, position, quantity, subtotal },
  });
  const LINES = [
    booked(bought('4'), 1, 2, 1_000),
    booked(bought('5', { unit: null, quantity: 3, price: null, row: 1_000 }), 2, 3, 1_000),
  ];
  const detail = (changes: Partial<EInvoice> = {}, lines: readonly BookedLine[] = LINES) =>
    invoiceDetailRequest({
      ...{ invoice: { ...invoice, ...changes }, order, days: 30, lines, names: new Map([['4', 'Papir']]) },
      issuedAt: new Date('2026-11-03T22:30:00Z'),
    });
  const money = (name: string, sum: string) => `<${name}><Money currency="DKK">${sum}</Money></${name}>`;

  test('an invoice has the lines of the order in its own numbers, units and prices, with both parties’ numbers', () => {
    const root = detail({ buyer: { ...party, ean: '5798009811578', contact: '', cvr: '2' } });
    const header = childAt(root, 'InvoiceDetailRequestHeader');
    expect(header?.attributes).toMatchObject({ purpose: 'standard', invoiceDate: '2026-11-03T23:30:00+01:00' });
    expect(header?.nodes.slice(-2).map((node) => typeof node !== 'string' && told(node))).toEqual([
      '<PaymentTerm payInNumberOfDays="30"/>',
      '<Comments xml:lang="da">Tak</Comments>',
    ]);
    const written = header ? told(header) : '';
    expect(written).toContain('</Contact><IdReference identifier="DK1" domain="vatID"/></InvoicePartner>');
    expect(written).toContain(
      '<IdReference identifier="DK2" domain="vatID"/><IdReference identifier="5798009811578" domain="gln"/></InvoicePartner>',
    );
    const [, one, two] = childAt(root, 'InvoiceDetailOrder')?.nodes ?? [];
    expect(typeof one === 'object' && told(one)).toBe(
      `<InvoiceDetailItem invoiceLineNumber="1" quantity="2"><UnitOfMeasure>PCE</UnitOfMeasure>${money('UnitPrice', '5.00')}<InvoiceDetailItemReference lineNumber="4"><ItemID><SupplierPartID>KV-1</SupplierPartID></ItemID><Description xml:lang="da">Papir</Description></InvoiceDetailItemReference>${money('SubtotalAmount', '10.00')}</InvoiceDetailItem>`,
    );
    expect(typeof two === 'object' && told(two)).toBe(
      `<InvoiceDetailItem invoiceLineNumber="2" quantity="3"><UnitOfMeasure>EA</UnitOfMeasure>${money('UnitPrice', '10.00')}<PriceBasisQuantity quantity="3" conversionFactor="1"><UnitOfMeasure>EA</UnitOfMeasure></PriceBasisQuantity><InvoiceDetailItemReference lineNumber="5"><ItemID><SupplierPartID>KV-1</SupplierPartID></ItemID></InvoiceDetailItemReference>${money('SubtotalAmount', '10.00')}</InvoiceDetailItem>`,
    );
    const summary = told(childAt(root, 'InvoiceDetailSummary') ?? root);
    expect(summary).toContain(money('SpecialHandlingAmount', '3.00') + money('ShippingAmount', '49.00'));
    expect(summary).toContain(money('TaxableAmount', '72.00') + money('TaxAmount', '18.00'));
  });

  test('a duty that was ordered as a line is invoiced as that line', () => {
    const duty = booked(bought('6', { sku: 'AFGIFT', dutyOf: '4', row: 300, quantity: 3, price: 1 }), 3, 3, 300);
    const root = told(detail({}, [...LINES, duty]));
    expect(root).toContain('lineNumber="6"><ItemID><SupplierPartID>AFGIFT</SupplierPartID>');
    expect(root).toContain(money('SubtotalAmount', '23.00'));
    expect(root).not.toContain('SpecialHandlingAmount');
  });

  test('a credit note has negative amounts, no payment term, and names the invoices that it is about', () => {
    const credits = ['700', '701', '702'].map((number) => ({ number, issued: '2026-11-03' }));
    const root = detail({ kind: 'credit', note: '', charges: [], credits });
    const header = told(childAt(root, 'InvoiceDetailRequestHeader') ?? root);
    expect(header).toContain('purpose="lineLevelCreditMemo"');
    expect(header).toContain(
      '<InvoiceIDInfo invoiceID="700"/><Comments xml:lang="da">Vedrører også faktura 701, 702.</Comments>',
    );
    expect(header).not.toMatch(/PaymentTerm/);
    const [, one] = childAt(root, 'InvoiceDetailOrder')?.nodes ?? [];
    expect(typeof one === 'object' && told(one)).toContain('invoiceLineNumber="1" quantity="-2"');
    expect(told(root)).toContain(money('SubtotalAmount', '-10.00'));
    expect(told(root)).not.toMatch(/SpecialHandlingAmount|ShippingAmount/);
  });

  test('a credit note over an amount changes no quantity of the order', () => {
    const root = told(detail({ kind: 'credit', charges: [] }, []));
    expect(root).toContain('purpose="creditMemo"');
    expect(root).toContain('<InvoiceDetailHeaderIndicator isHeaderInvoice="yes"/>');
    expect(root).toContain(
      `<InvoiceDetailOrderSummary invoiceLineNumber="1">${money('SubtotalAmount', '-20.00')}</InvoiceDetailOrderSummary>`,
    );
    expect(root).not.toContain('InvoiceDetailItem');
  });
});

describe('elements', () => {
  test('omit null attributes and nodes', () => {
    expect(xml('a', { b: null, c: '' }, null, 'x')).toEqual({ name: 'a', attributes: { c: '' }, nodes: ['x'] });
  });

  test('have the text of all their content, trimmed', () => {
    expect(textWithin(xml('a', {}, ' one ', xml('b', {}, 'two'), ' '))).toBe('one two');
    expect(textWithin(null)).toBe('');
  });
});
