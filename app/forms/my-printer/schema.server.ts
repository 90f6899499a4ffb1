// Saving a printer: which one, and the owner's name and location for it.
import { z } from 'zod';
import { optionalText, type Parsed, parseForm, requiredText } from '~/forms/reply/schema.server';

const naming = { name: requiredText('printerName'), location: optionalText('location') };
const returnTo = z.string().max(300).optional().default('');
const schemas = {
  save: z.object({ printer: requiredText('printer'), ...naming, returnTo }),
  rename: z.object({ id: requiredText('item'), ...naming }),
  remove: z.object({ id: requiredText('item') }),
  reorder: z.object({ id: requiredText('item') }),
};

export type PrinterChange =
  | { intent: 'save'; printer: string; name: string; location: string; returnTo: string }
  | { intent: 'rename'; id: string; name: string; location: string }
  | { intent: 'remove' | 'reorder'; id: string };

/** Null: an intent that none of our forms sends. */
export function parsePrinterChange(form: FormData): Parsed<PrinterChange> | null {
  switch (form.get('intent')) {
    case 'save': {
      const parsed = parseForm(form, schemas.save);
      return parsed.ok ? { ok: true, value: { intent: 'save', ...parsed.value } } : parsed;
    }
    case 'rename': {
      const parsed = parseForm(form, schemas.rename);
      return parsed.ok ? { ok: true, value: { intent: 'rename', ...parsed.value } } : parsed;
    }
    case 'remove': {
      const parsed = parseForm(form, schemas.remove);
      return parsed.ok ? { ok: true, value: { intent: 'remove', ...parsed.value } } : parsed;
    }
    case 'reorder': {
      const parsed = parseForm(form, schemas.reorder);
      return parsed.ok ? { ok: true, value: { intent: 'reorder', ...parsed.value } } : parsed;
    }
    default:
      return null;
  }
}
