// Mirrors the chosen store in local storage, with the keys that led to it (spec §4 "Store selection order", "B2B redirect", §9).

/** `store` is from the page: id, code and keys as JSON. The cookie decides; this informs other scripts of the shop. */
export function keepStore(store: string): void {
  try {
    localStorage.setItem('selected-store', store);
  } catch {
    // Without local storage nothing is lost: the cookie has the choice.
  }
}
