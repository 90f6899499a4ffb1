// BMEcat 2005: a new catalogue, or products that changed since the last one. Source: BMEcat 2005 specification.
import { type CatalogueItem, type CatalogueWriter, cataloguePrice } from '#domain/punchout/catalogue/catalogue-item';
import { type Attributes, type XmlElement, xml } from '#domain/punchout/cxml/xml-element';
import { writtenElement } from '../cxml/write-cxml';

const bmeText = (name: string, said: string | null, attributes: Attributes = {}): XmlElement | null =>
  said === null || said === '' ? null : xml(name, attributes, said);

const bmeElement = (name: string, ...nodes: (XmlElement | null)[]): XmlElement | null =>
  nodes.every((node) => node === null) ? null : xml(name, {}, ...nodes);

/** GLN is `iln` in BMEcat. */
const bmecatScheme = (scheme: string): string => (scheme === '0088' ? 'iln' : 'buyer_specific');

const MODES = { new: 'new', changed: 'update', gone: 'delete' } as const;
const bmecatSection = (isWhole: boolean): string => (isWhole ? 'T_NEW_CATALOG' : 'T_UPDATE_PRODUCTS');

export const bmecatWriter: CatalogueWriter = {
  head({ id, issued, name, supplier, buyer, isWhole }) {
    const party = (role: string, number: XmlElement | null, called: string) =>
      bmeElement('PARTY', number, bmeText('PARTY_ROLE', role), bmeElement('ADDRESS', bmeText('NAME', called)));
    const buyerType = { type: bmecatScheme(buyer.scheme) };
    const header = bmeElement(
      'HEADER',
      bmeElement(
        'CATALOG',
        bmeText('LANGUAGE', 'dan', { default: 'true' }),
        bmeText('CATALOG_ID', id),
        bmeText('CATALOG_VERSION', '1.0'),
        bmeText('CATALOG_NAME', name),
        bmeText('GENERATION_DATE', `${issued.date}T${issued.time}`),
        bmeText('TERRITORY', 'DK'),
        bmeText('CURRENCY', 'DKK'),
      ),
      bmeText('BUYER_IDREF', buyer.id, buyerType),
      bmeText('SUPPLIER_IDREF', supplier.id, { type: 'supplier_specific' }),
      bmeElement(
        'PARTIES',
        party('buyer', bmeText('PARTY_ID', buyer.id, buyerType), buyer.name),
        party('supplier', bmeText('PARTY_ID', supplier.id, { type: 'supplier_specific' }), supplier.name),
      ),
    );
    const opened = isWhole ? '<T_NEW_CATALOG>' : '<T_UPDATE_PRODUCTS prev_version="0">';
    return `<?xml version="1.0" encoding="UTF-8"?>\n<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005">\n${writtenElement(header)}${opened}\n`;
  },
  row: ({ item, change }, _position, { classes }) => writtenElement(bmecatProduct(item, MODES[change], classes)),
  tail: ({ isWhole }) => `</${bmecatSection(isWhole)}>\n</BMECAT>\n`,
};

function bmecatProduct(item: CatalogueItem, mode: string, classes: string): XmlElement {
  return xml(
    'PRODUCT',
    { mode },
    bmeText('SUPPLIER_PID', item.sku, { type: 'supplier_specific' }),
    bmeElement(
      'PRODUCT_DETAILS',
      bmeText('DESCRIPTION_SHORT', item.name.slice(0, 150)),
      bmeText('DESCRIPTION_LONG', item.name),
      bmeText('INTERNATIONAL_PID', item.ean, { type: 'ean' }),
      bmeText('MANUFACTURER_PID', item.manufacturerNumber),
      bmeText('MANUFACTURER_NAME', item.manufacturer),
      bmeText('DELIVERY_TIME', String(item.leadDays)),
    ),
    item.classification === null
      ? null
      : bmeElement(
          'PRODUCT_FEATURES',
          bmeText('REFERENCE_FEATURE_SYSTEM_NAME', classes),
          bmeText('REFERENCE_FEATURE_GROUP_ID', item.classification),
        ),
    bmeElement(
      'PRODUCT_ORDER_DETAILS',
      bmeText('ORDER_UNIT', item.unit),
      bmeText('CONTENT_UNIT', item.unit),
      bmeText('NO_CU_PER_OU', '1'),
      bmeText('PRICE_QUANTITY', String(item.basis)),
      bmeText('QUANTITY_MIN', String(item.minimum)),
    ),
    priceDetails(item),
    bmeElement(
      'MIME_INFO',
      item.picture === null
        ? null
        : bmeElement(
            'MIME',
            bmeText('MIME_TYPE', 'image/png'),
            bmeText('MIME_SOURCE', item.picture),
            bmeText('MIME_PURPOSE', 'normal'),
          ),
    ),
  );
}

const priceDetails = (item: CatalogueItem): XmlElement | null =>
  bmeElement(
    'PRODUCT_PRICE_DETAILS',
    xml(
      'PRODUCT_PRICE',
      { price_type: 'net_customer' },
      bmeText('PRICE_AMOUNT', cataloguePrice(item.price)),
      bmeText('PRICE_CURRENCY', 'DKK'),
      bmeText('TAX', '0.25'),
      bmeText('LOWER_BOUND', String(item.minimum)),
    ),
  );
