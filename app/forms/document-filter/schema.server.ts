// What of one's orders or invoices is looked for: a part of the number, days, a status; and which page of it. A GET form.
import { z } from 'zod';
import { isIsoDate } from '#domain/calendar/calendar';
import { isOrderStatus } from '#domain/order/order-status';
import type { FormReply } from '~/forms/reply/fields';
import { parseForm } from '~/forms/reply/schema.server';
import type { DocumentFilter } from '~/models/order';

const LONGEST_NUMBER = 40;

const day = z
  .string()
  .trim()
  .refine(isIsoDate, 'documents:filter.notADate')
  .optional()
  .transform((text) => text ?? '');

const schema = z
  .object({
    number: z
      .string()
      .trim()
      .transform((text) => text.slice(0, LONGEST_NUMBER))
      .optional()
      .transform((text) => text ?? ''),
    from: day,
    to: day,
    // A status that there is not is no question; so is a page that cannot be.
    status: z
      .string()
      .optional()
      .transform((text) => (isOrderStatus(text) ? text : '')),
    page: z.number().int().min(1).max(10_000).optional().catch(1).default(1),
  })
  .refine(({ from, to }) => from === '' || to === '' || from <= to, {
    path: ['to'],
    message: 'documents:filter.backwards',
  });

const NOTHING: DocumentFilter = { number: '', from: '', to: '', status: '', page: 1 };

/** With faults in it nothing is looked for but what was typed is shown again, with what is wrong at its field. */
export function parseDocumentFilter(params: URLSearchParams): { filter: DocumentFilter; reply: FormReply | null } {
  const parsed = parseForm(params, schema);
  if (parsed.ok) return { filter: parsed.value, reply: null };
  const { errors, values } = parsed;
  return { filter: NOTHING, reply: { intent: 'filter', errors, values, message: null } };
}
