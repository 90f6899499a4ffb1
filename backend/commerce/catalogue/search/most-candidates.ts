// How much of a broad question is looked at.
/** The most products of a list that are ranked or counted by facet, the most popular first: beyond them a list says "10.000+". */
export const MOST_CANDIDATES = 10_000;
