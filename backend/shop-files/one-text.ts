// A text that is the same in both languages is written once: in shops of one language all are.

/** Plain data in which { da, en } with the same text twice is that text, at any depth. */
export function inOneText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneText);
  if (typeof value !== 'object' || value === null) return value;
  const { da, en, ...others }: Record<string, unknown> = { ...value };
  if (typeof da === 'string' && da === en && Object.keys(others).length === 0) return da;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inOneText(one)]));
}
