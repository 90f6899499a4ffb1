// Settings of the Business Central connector: addresses, the customer of private persons, and field maps, all as data.
import { z } from 'zod';

const fieldMap = z.record(z.string());

const placeFields = (from: 'billTo' | 'deliverTo') => ({
  ...{ addressLine1: `${from}.street.0`, addressLine2: `${from}.street.1`, city: `${from}.city` },
  ...{ postCode: `${from}.postcode`, country: `${from}.country` },
});
const { postCode, ...billingPlace } = placeFields('billTo');
/** 'sellToCity' for 'city'. */
const prefixed = (prefix: string, fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, from]) => [`${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`, from]),
  );

export const businessCentralSettings = z
  .object({
    /** 'https://api.businesscentral.dynamics.com/v2.0/<tenant>/<environment>/api' */
    api: z.string().url(),
    /** 'https://login.microsoftonline.com/<tenant>/oauth2/v2.0/token' */
    tokenAt: z.string().url(),
    scope: z.string().default('https://api.businesscentral.dynamics.com/.default'),
    /** The id of the company: GET <api>/v2.0/companies lists them. */
    company: z.string().uuid(),
    /** The customer's number for private persons and guests. */
    privateCustomer: z.string(),
    /** How a company is found, one after the other: fields of a customer → where the order has them. */
    customerMatches: z
      .array(fieldMap)
      .default([{ number: 'company.number' }, { taxRegistrationNumber: 'company.cvr' }]),
    /** Fields of a customer that is created. */
    customerFields: fieldMap.default({
      ...{ displayName: 'company.name', type: '=Company', taxRegistrationNumber: 'company.cvr' },
      ...{ email: 'buyer.email', phoneNumber: 'buyer.telephone', postalCode: postCode, ...billingPlace },
    }),
    /** A field of the sales order → where the shop's order has it. */
    orderFields: fieldMap.default({
      ...{ email: 'buyer.email', phoneNumber: 'buyer.telephone', requestedDeliveryDate: 'delivery.date' },
      ...prefixed('sellTo', placeFields('billTo')),
      ...{
        shipToName: 'deliverTo.addressee',
        shipToContact: 'deliverTo.name',
        ...prefixed('shipTo', placeFields('deliverTo')),
      },
    }),
    /** A field of the sales order's line → where the line has it, or a fixed value; those of rounding by VAT rate: '2500', '0'. */
    lines: z
      .object({
        product: fieldMap.default({ lineType: '=Item', lineObjectNumber: 'sku', description: 'name' }),
        freight: fieldMap,
        rounding: z.record(fieldMap),
      })
      .strict(),
    /** Shipments, invoices and credit memos that have not changed since are passed over; an ISO time. */
    from: z.string().datetime().or(z.literal('')).default(''),
    /** Where shipments are read: an API page of the company's own can have tracking numbers, which v2.0 has not. */
    shipmentsRoute: z.string().default('v2.0'),
    /** A field of the shop's shipment → where the one of Business Central has it. */
    shipmentFields: fieldMap.default({
      ...{ reference: 'number', carrier: 'shippingAgentCode', trackingNumber: 'packageTrackingNumber' },
    }),
    /** A field of the shop's lines → where the item has it; {} sends none. */
    stockFields: fieldMap.default({ sku: 'number', quantity: 'available' }),
    priceFields: fieldMap.default({ sku: 'number', netKroner: 'netPrice', grossKroner: 'grossPrice' }),
    /** VAT rate of items that are sold in the shop. */
    vatBp: z.number().int().default(2_500),
    /** Business Central ends requests after ten minutes: one without a reply may create its record until then. */
    longestRequestSeconds: z.number().positive().default(600),
    /** What staff see on the order in the shop where Business Central computes another total. */
    totalNote: z.string().default('Ordre {{number}} i Business Central er på {{there}} kr., her på {{here}} kr.'),
  })
  .strict();
export type BusinessCentralSettings = z.infer<typeof businessCentralSettings>;
