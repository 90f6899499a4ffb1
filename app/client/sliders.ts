// Arrows and dots of rows that scroll sideways (spec §4 "Slider"). Loaded at the shopper's first move; without it the rows scroll as they are.

/** Spec §4: the rounded ratio of the slider's width to the first item's. */
export const itemsPerPage = (sliderWidth: number, itemWidth: number): number =>
  itemWidth > 0 ? Math.max(1, Math.round(sliderWidth / itemWidth)) : 1;

export const pagesOf = (items: number, perPage: number): number => Math.max(1, Math.ceil(items / perPage));

function wake(slider: HTMLElement): void {
  const list = slider.querySelector('ul');
  const controls = slider.querySelector<HTMLElement>('[data-slider-controls]');
  const first = list?.firstElementChild;
  if (!list || !controls || !first || slider.dataset.slider === 'awake') return;
  slider.dataset.slider = 'awake';
  const [previous, next] = controls.querySelectorAll('button');
  const dots = controls.querySelector('span');
  // Where the second item begins: the width of one and the gap after it.
  const step = () => {
    const second = first.nextElementSibling;
    const width = first.getBoundingClientRect().width;
    return second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : width;
  };
  const perPage = () => itemsPerPage(list.clientWidth, step());
  const pages = () => pagesOf(list.children.length, perPage());
  const atEnd = () => list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
  const page = () => (atEnd() ? pages() - 1 : Math.round(list.scrollLeft / (step() * perPage())));
  const go = (to: number) => list.scrollTo({ left: to * perPage() * step(), behavior: calm() ? 'auto' : 'smooth' });

  const draw = () => {
    const fits = list.scrollWidth <= list.clientWidth + 2;
    controls.hidden = fits || list.children.length < 2;
    if (previous) previous.style.visibility = list.scrollLeft <= 2 ? 'hidden' : '';
    if (next) next.style.visibility = atEnd() ? 'hidden' : '';
    if (!dots) return;
    while (dots.children.length > pages()) dots.lastChild?.remove();
    while (dots.children.length < pages()) dots.append(document.createElement('i'));
    for (const [at, dot] of [...dots.children].entries()) dot.toggleAttribute('data-current', at === page());
  };
  previous?.addEventListener('click', () => go(Math.max(0, page() - 1)));
  next?.addEventListener('click', () => go(Math.min(pages() - 1, page() + 1)));
  dots?.addEventListener('click', ({ target }) => {
    const at = target instanceof Element ? [...dots.children].indexOf(target) : -1;
    if (at >= 0) go(at);
  });
  list.addEventListener('scroll', () => requestAnimationFrame(draw), { passive: true });
  // Fires at once for a visible list, and for one further down when it comes near and is laid out.
  new ResizeObserver(draw).observe(list);
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function wakeSliders(within: ParentNode = document): void {
  for (const slider of within.querySelectorAll<HTMLElement>('[data-slider]')) wake(slider);
}
