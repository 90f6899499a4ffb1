// What went wrong with a sign-up, as the form says it. Spec §8 "Newsletter failure".
import { textKeyOf } from '#domain/refusal/refusals';
import type { Message } from '~/models/content';
import { refusalOfError } from '../transport/refused.map';
import type { WireError } from '../transport/wire.map';

type WireAnswer = { status?: string | null; errors?: readonly (string | null)[] | null } | null | undefined;

/** Longer, it is no sentence for a visitor. */
const LONGEST_SAID = 300;

/** Error categories whose messages Magento writes for the user; all others are internal errors. */
const MEANT = /^graphql-(?:input|already-exists|no-such-entity)$/;

export function newsletterFault(answer: WireAnswer, errors: readonly WireError[]): Message | null {
  const said = (answer?.errors ?? []).find((error) => Boolean(error?.trim())) ?? null;
  if (said !== null) return saidByBackend(said);
  const [first] = errors;
  if (!first && answer?.status) return null;
  const refused = first ? refusalOfError(first) : null;
  if (refused && refused.code !== 'UNDEFINED') return { key: textKeyOf(refused.code), params: refused.params ?? {} };
  return first && MEANT.test(first.category) ? saidByBackend(first.message) : { key: textKeyOf('NEWSLETTER_FAILED') };
}

const saidByBackend = (text: string): Message =>
  text.length > LONGEST_SAID
    ? { key: textKeyOf('NEWSLETTER_FAILED') }
    : { key: 'newsletter:said', params: { text: text.trim() } };
