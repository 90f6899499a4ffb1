// What is missing where no page can be shown: a store at all, or the stores that the shop of this host names.
export type SetupLack = 'stores' | 'stores-of-shop';
