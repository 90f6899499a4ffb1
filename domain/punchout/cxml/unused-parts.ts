// Names what a cXML order contains and the shop has no use for, so that its confirmation can list it.
import { unusablePhone } from './cxml-parts';
import { attributeNamed, childAt, childrenNamed, elementsIn, textWithin, type XmlElement } from './xml-element';

const MOST_NAMED = 30;
const LONGEST_NAMED = 80;

interface Known {
  attributes: readonly string[];
  elements: readonly string[];
}

/** Read and acted on, or a copy of what the shop itself returned with the cart. */
const OF_HEADER: Known = {
  attributes: [
    ...['orderid', 'orderdate', 'ordertype', 'type', 'requisitionid', 'orderversion', 'shipcomplete'],
    'requesteddeliverydate',
  ],
  elements: ['total', 'shipto', 'billto', 'comments', 'contact', 'extrinsic', 'payment', 'shipping'],
};
const OF_ITEM: Known = {
  attributes: ['quantity', 'linenumber', 'requesteddeliverydate', 'isreturn'],
  elements: ['itemid', 'itemdetail', 'shipto', 'distribution', 'comments', 'extrinsic'],
};
const OF_DETAIL: Known = {
  attributes: [],
  elements: [
    ...['unitprice', 'description', 'unitofmeasure', 'pricebasisquantity', 'classification', 'manufacturerpartid'],
    ...['manufacturername', 'leadtime', 'url', 'extrinsic'],
  ],
};

/** `read`: names of Extrinsics that were read, in lower case. */
export function unusedParts(
  request: XmlElement,
  read: Readonly<Record<'header' | 'items', ReadonlySet<string>>>,
): string[] {
  const header = childAt(request, 'OrderRequestHeader');
  const items = childrenNamed(request, 'ItemOut');
  const phone = unusablePhone(childAt(header, 'ShipTo'));
  const named = [
    ...(header ? [...othersIn(header, '', OF_HEADER), ...extrinsicsIn(header, '', read.header)] : []),
    ...(phone === null ? [] : [`ShipTo/Phone ${phone}`]),
    ...items.flatMap((item) => {
      const detail = childAt(item, 'ItemDetail');
      return [
        ...othersIn(item, 'ItemOut/', OF_ITEM),
        ...extrinsicsIn(item, 'ItemOut/', read.items),
        ...(detail
          ? [...othersIn(detail, 'ItemDetail/', OF_DETAIL), ...extrinsicsIn(detail, 'ItemDetail/', OURS)]
          : []),
        ...(childAt(detail, 'UnitPrice', 'Modifications') ? ['UnitPrice/Modifications'] : []),
      ];
    }),
  ].map((name) => name.slice(0, LONGEST_NAMED));
  return [...new Set(named)].slice(0, MOST_NAMED);
}

/** Written by the shop when the cart was returned. */
const OURS: ReadonlySet<string> = new Set(['duty']);

const localName = (written: string): string => written.slice(written.indexOf(':') + 1);

/** An empty attribute, and one that says no, is no request: `isAdHoc="no"`. */
const asksForSomething = (value: string): boolean => !/^\s*(?:no)?\s*$/i.test(value);

const othersIn = (element: XmlElement, path: string, { attributes, elements }: Known): string[] => [
  ...Object.entries(element.attributes)
    .filter(([, value]) => asksForSomething(value))
    .map(([name]) => localName(name))
    .filter((name) => !attributes.includes(name.toLowerCase()))
    .map((name) => `${path}@${name}`),
  ...elementsIn(element)
    .filter(({ name }) => !elements.includes(localName(name).toLowerCase()))
    .map((one) => path + localName(one.name)),
];

const extrinsicsIn = (element: XmlElement, path: string, read: ReadonlySet<string>): string[] =>
  childrenNamed(element, 'Extrinsic').flatMap((one) => {
    const name = attributeNamed(one, 'name') ?? '';
    return read.has(name.toLowerCase()) || textWithin(one) === '' ? [] : [`${path}Extrinsic ${name}`];
  });

/** Files that Comments name and that did not come with the document: an address is never fetched. `came`: the Content-IDs of those that did. */
export function missingAttachments(request: XmlElement, came: ReadonlySet<string>): string[] {
  const header = childAt(request, 'OrderRequestHeader');
  const addresses = [...(header ? [header] : []), ...childrenNamed(request, 'ItemOut')]
    .flatMap((one) => childrenNamed(one, 'Comments'))
    .flatMap((one) => childrenNamed(one, 'Attachment'))
    .map((one) => textWithin(childAt(one, 'URL')));
  const missing = addresses.filter((address) => !came.has(partNamedBy(address) ?? ''));
  return [...new Set(missing.map((address) => `Attachment ${address}`.slice(0, LONGEST_NAMED)))].slice(0, MOST_NAMED);
}

/** 'cid:a%40b' names the part with the Content-ID a@b; null for what is no such address. */
function partNamedBy(address: string): string | null {
  const [, id] = /^cid:(.+)$/i.exec(address.trim()) ?? [];
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
