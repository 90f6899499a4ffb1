// How much of a broad question is looked at.
/** The most products of a list that are counted or narrowed, the most popular first: beyond them a list says "10.000+". */
export const MOST_CANDIDATES = 10_000;

/** The most that are ordered by how well they answer the words; what is less popular follows by popularity alone. */
export const MOST_RANKED = 2_000;
