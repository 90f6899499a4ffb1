// What the scanner sends: one code by the form, many with their ids by the script.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isScanId, SCANS_AT_ONCE, scannedText } from '#domain/quantity/scan';
import { REFUSALS } from '#domain/refusal/refusals';
import { type Parsed, parseForm } from '~/forms/reply/schema.server';

/** A line of a larger body is no scan. */
const LONGEST_LINE = 256;

const schema = z.object({
  code: z
    .string({ required_error: REFUSALS.REQUIRED, invalid_type_error: REFUSALS.REQUIRED })
    .transform(scannedText)
    .refine((code) => code !== '', REFUSALS.REQUIRED),
  scan: z.string().refine(isScanId).optional().catch(undefined),
});

export interface ScanForm {
  id: string;
  code: string;
}

/** The form's own id makes a form that is sent twice one scan. */
export function parseScan(form: FormData): Parsed<ScanForm> {
  const parsed = parseForm(form, schema);
  if (!parsed.ok) return parsed;
  return { ok: true, value: { id: parsed.value.scan ?? randomUUID(), code: parsed.value.code } };
}

/** 'cart', or a list of those offered; the cart for anything else. */
export const scanTarget = (form: FormData, offered: readonly string[]): string => {
  const asked = form.get('target');
  return offered.find((target) => target === asked) ?? 'cart';
};

/** The form names a list that is not offered: it was deleted while the page was open, or is another's. */
export const isGoneTarget = (form: FormData, offered: readonly string[]): boolean => {
  const asked = form.get('target');
  return typeof asked === 'string' && asked !== '' && asked !== 'cart' && !offered.includes(asked);
};

/** Lines of id and code, parted by one space; null for what no script of the shop sends. */
export function parseScans(form: FormData): ScanForm[] | null {
  const text = form.get('scans');
  if (typeof text !== 'string') return null;
  const lines = text.split('\n').filter(Boolean);
  if (lines.length === 0 || lines.length > SCANS_AT_ONCE) return null;
  const scans = lines.map((line) => ({ id: line.slice(0, 36), code: scannedText(line.slice(37, LONGEST_LINE)) }));
  return scans.every(({ id, code }) => isScanId(id) && code !== '') ? scans : null;
}
