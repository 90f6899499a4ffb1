// While a form waits for pictures from a telephone, polls for new ones and shows them. Without scripts there is a button.

const EVERY_MS = 4_000;
/** As long as the link by SMS is good. */
const MOST_ASKED = 900;

export function awaitPictures(form: HTMLElement): void {
  const { awaits } = form.dataset;
  if (!awaits) return;
  let asked = 0;
  const look = async () => {
    asked += 1;
    const isLeft = !form.isConnected || asked > MOST_ASKED;
    if (isLeft || (!document.hidden && (await arrived(awaits, form)))) return;
    setTimeout(look, EVERY_MS);
  };
  setTimeout(look, EVERY_MS);
}

/** True once all pictures have arrived. A failed request is retried. */
async function arrived(address: string, form: HTMLElement): Promise<boolean> {
  try {
    const reply = await fetch(address, { headers: { accept: 'application/json' } });
    const told: unknown = reply.ok ? await reply.json() : null;
    const pictures: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'pictures') : null;
    if (Array.isArray(pictures)) for (const side of pictures) showArrived(form, String(side));
  } catch {
    return false;
  }
  return form.querySelector('[data-arrived][hidden]') === null;
}

function showArrived(form: HTMLElement, side: string): void {
  const shown = form.querySelector<HTMLElement>(`[data-arrived="${CSS.escape(side)}"]`);
  if (!shown?.hidden) return;
  const picture = shown.querySelector('img');
  if (picture?.dataset.src) picture.src = picture.dataset.src;
  shown.hidden = false;
}
