// A gift card as a line of a cart or an order: from the typed input to the stored line, and back to display text.
import { money } from '#backend/commerce/catalogue/product/price';
import type { GiftCardInput, SelectedConfigurableOption, GiftCardWish as WireWish } from '#backend/generated/commerce';
import type { Language } from '#backend/graphql/context';
import { uidOf } from '#backend/graphql/uid';
import { longDate } from '#backend/mail/templates/days-and-amounts';
import type { GiftCardWish } from '#domain/gift-card/gift-card-sale';
import { type Oere, oere } from '#domain/money/money';
import { type LineChoice, wishOf } from '#domain/order/line-choice';
import type { LineRow } from './lines.sql';

/** As the client sent it; the rules judge it where it is put into the cart. */
export function wishFrom(input: GiftCardInput): GiftCardWish {
  const { amount, recipient_name, recipient_email, sender_name, message, send_on } = input;
  return {
    amount: oere(Math.round(Math.min(Math.max(amount, 0), HIGHEST) * 100)),
    toName: recipient_name.trim(),
    toEmail: recipient_email.trim().toLowerCase(),
    fromName: sender_name.trim(),
    message: (message ?? '').trim(),
    sendOn: send_on?.trim() || null,
  };
}

/** Above any limit that a shop sets; bounds the typed value to a safe number. */
const HIGHEST = 1_000_000;

/** What a line's card is made out for; null for goods. */
export const faceValueOf = ({ choice }: Pick<LineRow, 'choice'>): Oere | null => wishOf(choice)?.amount ?? null;

/** Goods, as against gift cards, which come by mail. */
export const isCarried = (line: Pick<LineRow, 'choice'>): boolean => faceValueOf(line) === null;

export interface WishWords {
  label: string;
  value: string;
}

const LABELS = {
  da: { to: 'Til', from: 'Fra', message: 'Hilsen', on: 'Sendes' },
  en: { to: 'To', from: 'From', message: 'Greeting', on: 'Sent on' },
} as const;

/** Nothing for goods. */
export function wordsOfWish(choice: LineChoice, language: Language): WishWords[] {
  const wish = wishOf(choice);
  if (!wish) return [];
  const labels = LABELS[language];
  const day = wish.sendOn && longDate(wish.sendOn, language === 'en' ? 'en-GB' : 'da-DK');
  const said = [
    { label: labels.to, value: `${wish.toName}, ${wish.toEmail}` },
    { label: labels.from, value: wish.fromName },
    { label: labels.message, value: wish.message },
    { label: labels.on, value: day ?? '' },
  ];
  return said.filter(({ value }) => value !== '');
}

/** Shown like the options of other goods: each place that shows a line also shows the receiver. */
export const optionsOfWish = (choice: LineChoice, language: Language): SelectedConfigurableOption[] =>
  wordsOfWish(choice, language).map(({ label, value }, at) => ({
    id: at + 1,
    configurable_product_option_uid: uidOf(at + 1),
    configurable_product_option_value_uid: uidOf(at + 1),
    value_id: 1,
    option_label: label,
    value_label: value,
  }));

export function wishToWire(choice: LineChoice): WireWish | null {
  const wish = wishOf(choice);
  return (
    wish && {
      amount: money(wish.amount),
      recipient_name: wish.toName,
      recipient_email: wish.toEmail,
      sender_name: wish.fromName,
      message: wish.message || null,
      send_on: wish.sendOn,
    }
  );
}
