// Settings of the e-conomic connector: numbers of the agreement, products for freight and rounding, and field maps, all as data.
import { z } from 'zod';

const fieldMap = z.record(z.string());

export const economicSettings = z
  .object({
    /** The address of e-conomic's REST API. */
    api: z.string().url().default('https://restapi.e-conomic.com'),
    layout: z.number().int(),
    paymentTerms: z.number().int(),
    customerGroup: z.number().int(),
    /** The customer of private persons and guests. */
    privateCustomer: z.number().int(),
    /** By country; '*' for all others. */
    vatZones: z.record(z.number().int()),
    /** Product numbers; those of rounding by VAT rate in hundredths of a percent: '2500', '0'. */
    products: z.object({ freight: z.string(), rounding: z.record(z.string()) }).strict(),
    /** A field of e-conomic → where the shop's order has it. */
    orderFields: fieldMap.default({ 'references.other': 'number', 'notes.heading': 'reference' }),
    customerFields: fieldMap.default({
      ...{
        name: 'company.name',
        corporateIdentificationNumber: 'company.cvr',
        email: 'buyer.email',
        ean: 'billTo.ean',
      },
      ...{ address: 'billTo.street.0', zip: 'billTo.postcode', city: 'billTo.city', country: 'billTo.country' },
    }),
    /** A field of the shop's lines → where e-conomic's product has it; {} sends none. Prices are without VAT there. */
    stockFields: fieldMap.default({ sku: 'productNumber', quantity: 'inventory.available' }),
    priceFields: fieldMap.default({ sku: 'productNumber', netKroner: 'salesPrice' }),
    /** VAT rate of products that are sold in the shop. */
    vatBp: z.number().int().default(2_500),
  })
  .strict();
export type EconomicSettings = z.infer<typeof economicSettings>;
