// Defers late layout changes while a finger or mouse button is down: a press that ends on another element than it began on fires no click,
// and the shopper sees that nothing happened.

let isDown = false;
const waiting: (() => void)[] = [];

/** The click itself follows the release: what waited comes after both. */
function onRelease(): void {
  setTimeout(() => {
    isDown = false;
    for (const change of waiting.splice(0)) change();
  });
}

addEventListener('pointerdown', () => (isDown = true), { capture: true, passive: true });
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, onRelease, { capture: true, passive: true });

/** Resolves at once, or when what is being pressed has been let go. */
export function betweenPresses(): Promise<void> {
  return isDown ? new Promise((resume) => waiting.push(resume)) : Promise.resolve();
}
