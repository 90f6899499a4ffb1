// Why a database is not opened, in one sentence for the person who starts the shop: it can be put right, and a stack would not help.

export type CannotOpenCode =
  | 'made-earlier'
  | 'behind'
  | 'incomplete'
  | 'locked'
  | 'other-history'
  | 'folder-in-use'
  | 'folder-closed'
  | 'folder-open-to-others'
  | 'wrong-secrets-key'
  | 'no-address'
  | 'own-products';

export class CannotOpen extends Error {
  /** The front door knows nothing of the back end: it knows the error by its name. */
  override readonly name = 'CannotOpen';

  constructor(
    readonly code: CannotOpenCode,
    sentence: string,
  ) {
    super(sentence);
  }
}
