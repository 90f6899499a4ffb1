// Codes of every no that is about shopping lists, each with the i18n key of its words. Spec §8 "Shopping list".

export const LISTS = {
  LIST_UNCHANGED: 'errors:lists.unchanged', // §8 'Cannot apply changes to the provided produkt.'
  LIST_NOT_FOUND: 'errors:lists.notFound',
  LIST_NOT_ALLOWED: 'errors:lists.notAllowed', // §6: a list that this customer may not change, or no right to make lists
  LIST_CONTRACT_ONLY: 'errors:lists.contractOnly', // §6: this customer may put contract goods on lists and nothing else
  LIST_NAME_TAKEN: 'errors:lists.nameTaken',
  LISTS_TOO_MANY: 'errors:lists.tooMany', // params max
  LIST_FULL: 'errors:lists.full', // params max
  LIST_CHANGED: 'errors:lists.changed', // by someone else, since the page was shown
  LIST_CHOOSE: 'errors:lists.choose', // the number matches several products
} as const;
