/** The page of a list that an address names; anything that is none is the first. */
export const pageNumber = (asked: string | null) => (asked && /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1);
