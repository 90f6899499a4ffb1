// The order of ids and codes: the same on every computer, regardless of its language. People's words are sorted by `Intl.Collator` instead.

export const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);
