// Who sells, who buys and where the goods went, as UBL 2.1 has them.
import type { EInvoice } from '#domain/e-invoice/model';
import { addressOf, type Dialect } from './dialects';
import type { Elements } from './elements';

export function partiesOf({ seller, buyer, delivery }: EInvoice, dialect: Dialect): Elements {
  const taxed = (cvr: string) => ({
    'cac:PartyTaxScheme': { 'cbc:CompanyID': dialect.vatId(cvr), ...dialect.taxScheme },
  });
  const legal = (name: string, cvr: string | null) => ({
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      ...(cvr === null ? {} : { 'cbc:CompanyID': dialect.companyId(cvr) }),
    },
  });
  return {
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        'cbc:EndpointID': dialect.sellerEndpoint(seller.cvr),
        'cac:PartyName': { 'cbc:Name': seller.name },
        'cac:PostalAddress': addressOf(seller.address, dialect),
        ...taxed(seller.cvr),
        ...legal(seller.name, seller.cvr),
        'cac:Contact': {
          ...dialect.contact(seller.name),
          'cbc:Telephone': seller.telephone,
          'cbc:ElectronicMail': seller.email,
        },
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        'cbc:EndpointID': dialect.buyerEndpoint(buyer.ean),
        'cac:PartyName': { 'cbc:Name': buyer.name },
        'cac:PostalAddress': addressOf(buyer.address, dialect),
        ...legal(buyer.name, buyer.cvr),
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
