// What a page tells its script of the services that may be loaded after a yes to marketing.

export interface OutsideScripts {
  /** The script with the store's container; null where this store has none. */
  tagManager: string | null;
  /** `cookie`: where the tracker keeps its name of the visitor; null: the shop's own marketing cookie. */
  tracker: { src: string; cookie: string | null } | null;
}
