// Refusals of account mutations as GraphQL errors with Magento's texts.
import { inputRefused, unauthenticated } from '#backend/refusal';
import type { Outcome, Refusal } from '#domain/refusal/refusals';

/** Magento's texts, by which its clients know what went wrong (contract §4). */
const TEXTS: Partial<Record<Refusal['code'], string>> = {
  EMAIL_TAKEN: 'A customer with the same email address already exists in an associated website.',
  PASSWORD_WRONG: 'Invalid login or password.',
  LINK_USED_UP: 'The password token is mismatched. Reset and try again.',
};

export function throwRefusal({ code, field, params }: Refusal): never {
  const details = { code, params: { ...params, ...(field ? { field } : {}) } };
  const text = TEXTS[code] ?? code;
  throw code === 'PASSWORD_WRONG' ? unauthenticated(text, details) : inputRefused(text, details);
}

export async function throwIfRefused(asked: Promise<Outcome>): Promise<true> {
  const outcome = await asked;
  return outcome.ok ? true : throwRefusal(outcome);
}
