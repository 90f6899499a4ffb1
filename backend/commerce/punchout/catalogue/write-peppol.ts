// A Catalogue of Peppol BIS 3 (T19), line by line.
import { classListNamed } from '#domain/catalogue/product-codes';
import { type CatalogueItem, type CatalogueWriter, cataloguePrice } from '#domain/punchout/catalogue/catalogue-item';
import type { XmlElement, XmlNode } from '#domain/punchout/cxml/xml-element';
import { cac, cbc, partyElement, ublDocument } from '#domain/punchout/ubl/dialect';
import { CVR_SCHEME } from '#domain/punchout/ubl/party';
import { unitOf } from '#domain/punchout/ubl/units';
import { writtenElement, writtenXml } from '../cxml/write-cxml';

/** Lists of classes in UNCL 7143; the last is one that both parties agreed on. */
const LISTS = { unspsc: 'TST', eclass: 'STQ' } as const;
const AGREED_LIST = 'ZZZ';
const ACTIONS = { new: 'Add', changed: 'Update', gone: 'Delete' } as const;
const VAT_PERCENT = '25';

export const peppolWriter: CatalogueWriter = {
  head({ id, issued, name, supplier, buyer }) {
    const seller = { endpoint: { scheme: CVR_SCHEME, id: supplier.cvr }, name: supplier.name };
    const whole = writtenXml(
      ublDocument(
        'Catalogue',
        'peppol',
        cbc('ID', id),
        cbc('Name', name),
        cbc('IssueDate', issued.date),
        cbc('IssueTime', issued.time),
        cac('ValidityPeriod', cbc('StartDate', issued.date)),
        ...cataloguedParty(partyElement(seller, 'peppol'), 'ProviderParty'),
        ...cataloguedParty(
          partyElement({ endpoint: { scheme: buyer.scheme, id: buyer.id }, name: buyer.name }, 'peppol'),
          'ReceiverParty',
        ),
      ),
    );
    return whole.slice(0, whole.lastIndexOf('</Catalogue>'));
  },
  row: ({ item, change }, position, { classes }) =>
    writtenElement(
      cac(
        'CatalogueLine',
        cbc('ID', String(position)),
        cbc('ActionCode', ACTIONS[change]),
        cbc('OrderableIndicator', String(change !== 'gone')),
        cbc('OrderableUnit', unitOf(item.unit)),
        cbc('MinimumOrderQuantity', String(item.minimum), { unitCode: unitOf(item.unit) }),
        cac(
          'RequiredItemLocationQuantity',
          cbc('LeadTimeMeasure', String(item.leadDays), { unitCode: 'DAY' }),
          cac(
            'Price',
            cbc('PriceAmount', cataloguePrice(item.price), { currencyID: 'DKK' }),
            cbc('BaseQuantity', String(item.basis), { unitCode: unitOf(item.unit) }),
          ),
        ),
        cataloguedItem(item, classes),
      ),
    ),
  tail: () => '</Catalogue>\n',
};

const cataloguedParty = (party: XmlElement | null, name: string): (XmlNode | null)[] =>
  party ? [{ ...party, name: `cac:${name}` }] : [];

function cataloguedItem(item: CatalogueItem, classes: string): XmlElement | null {
  const list = classListNamed(classes);
  const picture = cac('Attachment', cac('ExternalReference', cbc('URI', item.picture)));
  return cac(
    'Item',
    cbc('Name', item.name),
    cbc('BrandName', item.manufacturer),
    cac('SellersItemIdentification', cbc('ID', item.sku)),
    cac('ManufacturersItemIdentification', cbc('ID', item.manufacturerNumber)),
    cac('StandardItemIdentification', cbc('ID', item.ean, { schemeID: '0160' })),
    picture &&
      cac(
        'ItemSpecificationDocumentReference',
        cbc('ID', `${item.sku}-1`),
        cbc('DocumentTypeCode', 'PRODUCT_IMAGE'),
        picture,
      ),
    cac(
      'CommodityClassification',
      cbc('ItemClassificationCode', item.classification, { listID: list ? LISTS[list] : AGREED_LIST }),
    ),
    cac('ClassifiedTaxCategory', cbc('ID', 'S'), cbc('Percent', VAT_PERCENT), cac('TaxScheme', cbc('ID', 'VAT'))),
  );
}
