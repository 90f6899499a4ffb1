// What is missing where no page can be shown: a store at all, or the stores that the shop of this host names; in the shop's own files, or in a
// content service elsewhere.
export type SetupLack = 'stores' | 'stores-of-shop' | 'content-stores' | 'content-shops';
