// Page data for its script: the services that may be loaded after marketing consent.

export interface OutsideScripts {
  /** The script with the store's container; null where this store has none. */
  tagManager: string | null;
  /** `cookie`: the tracker's visitor id cookie; null: the shop's own marketing cookie. */
  tracker: { src: string; cookie: string | null } | null;
}
