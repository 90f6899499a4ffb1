// What is not set is the same as what is left out: in files, and where records are compared.

/** Plain data without its keys of null and undefined, at any depth; lists retain their length. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      one === null || one === undefined ? [] : [[key, withoutNulls(one)]],
    ),
  );
}
