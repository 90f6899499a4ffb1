// The chosen store is kept in local storage too, with the keys that led to it (spec §4 "Store selection order", "B2B redirect", §9).

/** `store` is what the page says: id, code and keys as JSON. The cookie decides; this tells other scripts of the shop. */
export function keepStore(store: string): void {
  try {
    localStorage.setItem('selected-store', store);
  } catch {
    // A browser that keeps nothing loses nothing: the cookie has the choice.
  }
}
