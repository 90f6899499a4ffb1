// Closes an open menu when a link in it is followed, on Escape, and on a press outside. Without scripts the summary closes it.
import { type RefObject, useEffect } from 'react';

export function useDismiss(ref: RefObject<HTMLDetailsElement>) {
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const shut = () => details.removeAttribute('open');
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.contains(event.target)) shut();
    };
    const onFollow = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) shut();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      shut();
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onEscape);
    details.addEventListener('click', onFollow);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onEscape);
      details.removeEventListener('click', onFollow);
    };
  }, [ref]);
}
