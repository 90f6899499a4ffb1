// The one place where a stored entry is taken to have the shape of its type: it was written in that shape, and the schema checks it.
export const entryOf = <Type>(document: Record<string, unknown>): Type => document as Type;
