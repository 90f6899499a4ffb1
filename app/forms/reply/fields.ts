// The reply of an action to a refused form, and how its fields show it: the typed values, and an error text at each field.
import { NOTE_LENGTH } from '#domain/cart/cart-note';
import { fieldError } from '#domain/form/field-error';
import { LONGEST_MESSAGE, LONGEST_NAME } from '#domain/gift-card/gift-card-sale';
import { LONGEST_LABEL, LONGEST_LIST } from '#domain/gift-shop/employees';
import { REFUSALS } from '#domain/refusal/refusals';
import { NAME_LENGTH } from '#domain/validate/person-name';
import type { FieldOf } from './field-state';

export { useFields } from './field-state';

/** Any function that turns a key into words: i18next's on the server, the small reader's in the browser. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;

export interface FormReply {
  /** Which form of the page was refused: the value of its `intent` field. */
  intent: string;
  /** Field name → i18n key with what fills its placeholders, as `fieldError` writes them. */
  errors: Record<string, string>;
  /** What was typed, passwords left out. */
  values: Record<string, string>;
  /** An error of the complete form; null where the field errors are enough. */
  message: Message | null;
}

/** A text by its key, with what fills its placeholders. */
export interface Message {
  key: string;
  params?: Record<string, string | number>;
}

export function messageText(t: Translate, message: Message): string {
  return t(message.key, message.params ?? {});
}

/** Most characters per field: the native maxlength and the server's check are the same number. */
export const LIMITS = {
  email: 254,
  password: 128,
  passwordAgain: 128,
  currentPassword: 128,
  newPassword: 128,
  closingPassword: 128,
  firstname: NAME_LENGTH,
  lastname: NAME_LENGTH,
  company: 60,
  company2: 60,
  vatId: 30,
  cvr: 30,
  street: 80,
  postcode: 20,
  city: 40,
  telephone: 40,
  reference: 60,
  requisitioner: 60,
  requisitionNumber: 40,
  ean: 40,
  accountingCost: 60,
  comment: 500,
  lineNote: NOTE_LENGTH.line,
  cartNote: NOTE_LENGTH.cart,
  fullName: 80,
  message: 2000,
  giftName: LONGEST_NAME,
  giftMessage: LONGEST_MESSAGE,
  nickname: 40,
  summary: 120,
  review: 3000,
  q: 120,
  code: 60,
  sku: 64,
  item: 64,
  printer: 120,
  printerName: 60,
  location: 60,
  approvalLimit: 12,
  reason: 300,
  giftLabel: LONGEST_LABEL,
  giftList: LONGEST_LIST,
} as const;

export type LimitedField = keyof typeof LIMITS;

/** What is too long says how much it may be: a field need not be called what its limit is called. */
export const tooLongError = (field: LimitedField) => fieldError(REFUSALS.TOO_LONG, { max: LIMITS[field] });

/** The lines of the error summary, each leading to its field, in the order in which the form shows them. */
export function summaryOf(field: FieldOf, labels: Record<string, string>): { id: string; text: string }[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const { id, error } = field(name);
    return error === null ? [] : [{ id, text: `${label}: ${error}` }];
  });
}

/** The reply, if it answers this form and not another one of the page. */
export function replyTo(reply: FormReply | null, intent: string): FormReply | null {
  return reply?.intent === intent ? reply : null;
}
