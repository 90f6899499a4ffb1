// Prepares the variables of a request: normalises texts, and refuses values that are nested too deeply.
import { enteredText } from '#domain/reading/text';
import { tooDeepVariables } from './limits';

/** The deepest input type of both schemas has six levels. Far deeper values overflow the stack of every recursive reader. */
export const MAX_VARIABLE_DEPTH = 20;

/** Texts are stored as they are searched and printed; PostgreSQL refuses a NUL character in any query that it reaches. */
function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return enteredText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_VARIABLE_DEPTH) throw tooDeepVariables();
  return Array.isArray(value) ? value.map((one) => clean(one, depth + 1)) : cleanFields({ ...value }, depth + 1);
}

const cleanFields = (fields: Record<string, unknown>, depth: number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, clean(value, depth)]));

export const cleanVariables = (variables: Record<string, unknown>): Record<string, unknown> =>
  cleanFields(variables, 0);
