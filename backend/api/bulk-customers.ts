// POST /api/bulk/customers: accounts by the ERP's number or their e-mail address, by the use cases of `shop customer`.
import { z } from 'zod';
import { type ErpCustomer, findErpCustomer, writeErpCustomer } from '#backend/commerce/company/index';
import type { StepResource } from './bulk-steps';
import { changedAt } from './bulk-versions';
import { exactNumber, trimmedText } from './line-fields';
import { type Found, subjectStep, writeSubject } from './write-subject';

const MOST_ADDRESSES = 20;

const address = z
  .object({
    firstname: trimmedText(50),
    lastname: trimmedText(50),
    company: trimmedText(100).nullable().default(null),
    street: z.array(trimmedText(100)).min(1).max(3),
    postcode: trimmedText(10),
    city: trimmedText(100),
    country: z.literal('DK').default('DK'),
    telephone: trimmedText(30),
    isBilling: z.boolean().default(false),
    isDelivery: z.boolean().default(false),
  })
  .strict();

const company = z
  .object({ erpNumber: exactNumber.nullable().default(null), cvr: exactNumber.nullable().default(null) })
  .strict()
  .refine(({ erpNumber, cvr }) => erpNumber !== null || cvr !== null, 'erpNumber or cvr is missing');

const row = z
  .object({
    erpNumber: exactNumber.nullable().default(null),
    email: trimmedText(254).nullable().default(null),
    changedAt,
    firstname: trimmedText(50).optional(),
    lastname: trimmedText(50).optional(),
    group: trimmedText(64).optional(),
    store: trimmedText(64).optional(),
    company: company.nullable().optional(),
    language: z.enum(['da', 'en']).default('da'),
    blocked: z.boolean().optional(),
    /** A new customer gets a mail with a link to choose a password. */
    invite: z.boolean().default(false),
    addresses: z.array(address).max(MOST_ADDRESSES).default([]),
  })
  .strict()
  .refine(({ erpNumber, email }) => erpNumber !== null || email !== null, 'erpNumber or email is missing');
type CustomerLine = z.infer<typeof row>;

export const customerResource: StepResource<CustomerLine> = {
  name: 'customers',
  scope: 'write-customers',
  schema: row,
  subjectOf: ({ erpNumber, email }) => erpNumber ?? `${email}`.toLowerCase(),
  stores: 'own',
  async step({ changedAt: sent, ...line }, life) {
    const typed: ErpCustomer = { ...line, onlyStore: life.caller.store };
    const done = await subjectStep(life, async (tx) => {
      const known = await findErpCustomer(tx, typed);
      const found: Found = known.ok ? { ok: true, name: known.customer?.email ?? null } : known;
      return writeSubject({ tx, life, kind: 'customer', changedAt: sent }, found, async () => {
        const written = await writeErpCustomer(tx, known.ok ? known.customer : null, typed, life);
        return written.ok ? { ok: true, name: written.email } : written;
      });
    });
    if (done.ok && line.invite) life.queue.wake('send-mail');
    return done;
  },
};
