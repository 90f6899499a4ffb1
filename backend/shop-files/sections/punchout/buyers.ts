// The settings in punchout.yaml of a connection whose buyers each have a separate account with the customer.
import { z } from 'zod/v4';
import { BUYER_RIGHTS, type BuyerRight, type BuyersAgreement } from '#domain/punchout/buyers';

/** The rights in the words of the files. */
const RIGHT_NAMES = {
  allInvoices: 'all_invoices',
  allOrders: 'all_orders',
  listsOnly: 'lists_only',
  bonusShop: 'bonus_shop',
  requisitioner: 'requisitioner',
  requisitionNumber: 'requisition_number',
} as const satisfies Record<BuyerRight, string>;

const field = z.string().min(1).max(64);

export const buyersSchema = z.strictObject({
  /** OCI: the parameter with the buyer's id. cXML: the name of an Extrinsic, or Contact for its e-mail address. */
  id: field,
  /** The same for the name. */
  name: field.optional(),
  rights: z.array(z.enum(BUYER_RIGHTS.map((right) => RIGHT_NAMES[right]))).default([]),
  most: z.number().int().min(1).max(100_000).default(2_000),
  most_new_in_a_day: z.number().int().min(1).max(10_000).default(200),
});
type BuyersRecord = z.infer<typeof buyersSchema>;

export const buyersOfRecord = ({ id, name, rights, most, most_new_in_a_day }: BuyersRecord): BuyersAgreement => ({
  ...{ id, name: name ?? null, most, mostNewInDay: most_new_in_a_day },
  rights: BUYER_RIGHTS.filter((right) => rights.includes(RIGHT_NAMES[right])),
});

export const recordOfBuyers = ({ id, name, rights, most, mostNewInDay }: BuyersAgreement): BuyersRecord => ({
  id,
  ...(name === null ? {} : { name }),
  rights: rights.map((right) => RIGHT_NAMES[right]),
  most,
  most_new_in_a_day: mostNewInDay,
});
