// What a shop lacks that cannot show a page yet: any store, or the stores that the shop of this host names.
export type SetupLack = 'stores' | 'stores-of-shop';
