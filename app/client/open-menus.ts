// Closes an open menu (a <details> marked data-menu) when a link in it is followed, on Escape, and on a press outside.
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

function shut(menus: Iterable<HTMLDetailsElement>): void {
  for (const menu of menus) menu.open = false;
}

const menuHolds = (menu: Node, target: EventTarget | null) => target instanceof Node && menu.contains(target);

/** One listener per event type for the entire document. */
export function watchMenus(): void {
  const onPress = ({ target }: Event) => shut([...openMenus()].filter((menu) => !menuHolds(menu, target)));
  const onFollow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) shut([...openMenus()].filter((menu) => menuHolds(menu, link)));
  };
  const onEscape = (event: KeyboardEvent) => {
    const [menu] = event.key === 'Escape' ? openMenus() : [];
    if (!menu) return;
    shut([menu]);
    menu.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('click', onFollow);
  document.addEventListener('keydown', onEscape);
}
