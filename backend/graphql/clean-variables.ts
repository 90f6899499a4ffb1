// What PostgreSQL cannot keep is taken out at the door: a text with a NUL character would fail in any query it reaches.
const NUL = '\u0000';

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(NUL) ? value.replaceAll(NUL, '') : value;
  if (Array.isArray(value)) return value.map(clean);
  return typeof value === 'object' && value !== null ? cleanVariables({ ...value }) : value;
}

export function cleanVariables(variables: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, clean(value)]));
}
