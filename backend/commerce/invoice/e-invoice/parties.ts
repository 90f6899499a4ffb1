// Who sells, who buys and where the goods went, as UBL 2.1 has them.
import type { EInvoice } from '#domain/e-invoice/model';
import { addressOf, type Dialect } from './dialect';
import type { Elements } from './elements';

export function partiesOf({ seller, buyer, delivery }: EInvoice, dialect: Dialect): Elements {
  const taxed = (cvr: string) => ({
    'cac:PartyTaxScheme': { 'cbc:CompanyID': dialect.vatId(cvr), ...dialect.taxScheme },
  });
  return {
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        'cbc:EndpointID': dialect.cvrEndpoint(seller.cvr),
        'cac:PartyName': { 'cbc:Name': seller.name },
        'cac:PostalAddress': addressOf(seller.address, dialect),
        ...taxed(seller.cvr),
        ...dialect.legalEntity(seller.name, seller.cvr),
        'cac:Contact': {
          ...dialect.contact(seller.name),
          'cbc:Telephone': seller.telephone,
          'cbc:ElectronicMail': seller.email,
        },
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        'cbc:EndpointID': buyer.ean === null ? dialect.cvrEndpoint(buyer.cvr ?? '') : dialect.eanEndpoint(buyer.ean),
        'cac:PartyName': { 'cbc:Name': buyer.name },
        'cac:PostalAddress': addressOf(buyer.address, dialect),
        ...dialect.legalEntity(buyer.name, buyer.cvr),
        'cac:Contact': { ...dialect.contact(buyer.contact), 'cbc:ElectronicMail': buyer.email },
      },
    },
    ...(delivery
      ? {
          'cac:Delivery': {
            'cbc:ActualDeliveryDate': delivery.date,
            'cac:DeliveryLocation': { 'cac:Address': addressOf(delivery.address, dialect) },
          },
        }
      : {}),
  };
}
