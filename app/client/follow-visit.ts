// For visitors who have consented to it: reports views and fetches the personal product rows. Not loaded for anyone else.
import { betweenPresses } from './between-presses';

/** Spec §9: a route is reported 250 ms after it is shown. */
const DELAY_MS = 250;

function sendEvent(happening: object): void {
  const body = JSON.stringify(happening);
  // Survives the page that is being left.
  if (!navigator.sendBeacon?.('/events', body))
    void fetch('/events', { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

function tellOfPage(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-viewed]'))
    if (dataset.viewed && dataset.key) sendEvent({ kind: dataset.viewed, key: dataset.key });
}

/** Reports a click on a product before the page is left. */
function tellOfClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-sku]') : null;
    if (link?.dataset.sku)
      sendEvent({ kind: 'click', key: link.dataset.sku, referrer: location.pathname.slice(0, 255) });
  });
}

/** Inserts markup of the server. Until it arrives the place shows that it is loading; without content the place is hidden again. */
async function fillSlots(): Promise<void> {
  const slots = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const here = encodeURIComponent(location.pathname + location.search);
  await betweenPresses();
  for (const slot of slots) slot.hidden = false;
  await Promise.all(
    slots.map(async (slot) => {
      const address = slot.dataset.row ?? '';
      const reply = await fetch(`${address}${address.includes('?') ? '&' : '?'}here=${here}`).catch(() => null);
      const row = reply?.status === 200 ? await reply.text().catch(() => '') : '';
      await betweenPresses();
      if (row) slot.innerHTML = row;
      else slot.hidden = true;
    }),
  );
  await betweenPresses();
  for (const slot of slots) leaveOutShown(slot);
  // Rows that came after the first move have arrows like any other.
  if (slots.some((slot) => !slot.hidden)) void import('./sliders').then(({ wakeSliders }) => wakeSliders());
}

/** Removes from a late row the products that the page already shows, and the row if it is then empty. */
function leaveOutShown(slot: HTMLElement): void {
  const own = [...slot.querySelectorAll<HTMLElement>('a[data-sku]')];
  for (const link of own) {
    const same = document.querySelectorAll(`main a[data-sku="${CSS.escape(link.dataset.sku ?? '')}"]`);
    if ([...same].some((each) => !slot.contains(each))) link.closest('li')?.remove();
  }
  if (own.length > 0 && !slot.querySelector('a[data-sku]')) slot.hidden = true;
}

export function followVisit(personal: boolean): void {
  setTimeout(tellOfPage, DELAY_MS);
  tellOfClicks();
  if (personal) void fillSlots();
}
