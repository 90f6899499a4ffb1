// What is wrong at a field as one text, for forms know texts only: the key of its words, and after '#' what they name.
import { type Refusal, type RefusalKey, type RefusalParams, textKeyOf } from '#domain/refusal/refusals';

export function fieldError(key: RefusalKey, params: RefusalParams = {}): string {
  const named = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return named.size > 0 ? `${key}#${named}` : key;
}

/** A refusal at its field. */
export const fieldErrorOf = ({ code, params }: Refusal): string => fieldError(textKeyOf(code), params);

export function readFieldError(error: string): { key: string; params: Record<string, string> } {
  const [key = '', named = ''] = error.split('#');
  return { key, params: Object.fromEntries(new URLSearchParams(named)) };
}
