// When the loading line shows: from the start of a navigation, for at least 200 ms, so that it never flickers (spec §9).

const MINIMUM_MS = 200;

/** Returns the function to call when something begins and when everything is done. */
export function loadingLine(show: (isShown: boolean) => void): (isBusy: boolean) => void {
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isBusy) => {
    clearTimeout(timer);
    if (isBusy && since === null) {
      since = Date.now();
      show(true);
    }
    if (isBusy || since === null) return;
    timer = setTimeout(
      () => {
        since = null;
        show(false);
      },
      Math.max(0, MINIMUM_MS - (Date.now() - since)),
    );
  };
}

/** The place is on every page, empty, and knows the words that are said. */
function showLine(isShown: boolean): void {
  const place = document.querySelector<HTMLElement>('[data-loading]');
  if (!place) return;
  const words = document.createElement('span');
  words.textContent = place.dataset.loading ?? '';
  place.replaceChildren(...(isShown ? [document.createElement('i'), words] : []));
}

export const showLoading = loadingLine(showLine);
