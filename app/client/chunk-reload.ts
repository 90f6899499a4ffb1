// A script file that no longer exists after a new release: the page reloads, at most once per minute (spec §4, §9).

const RELOAD_GUARD_MS = 60_000;
const KEY = 'reloaded-at';

export function reloadOnMissingChunk(now: () => number = Date.now) {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(now())) return;
    event.preventDefault();
    window.location.reload();
  });
}

/** Stores the time and returns true, unless the last reload was less than a minute ago or session storage is unavailable. */
export function mayReload(now: number): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (now - last < RELOAD_GUARD_MS) return false;
    window.sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // Storage is closed to us (privacy settings): without the guard a reload could repeat for ever.
    return false;
  }
}
