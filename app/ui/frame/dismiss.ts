// Closes an open menu when a link in it is followed, on Escape, and on a press outside. Without scripts the summary closes it.
import { type MouseEvent, type RefObject, useEffect } from 'react';

export function useDismiss(ref: RefObject<HTMLDetailsElement>) {
  useEffect(() => {
    const shut = () => ref.current?.removeAttribute('open');
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) shut();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      shut();
      ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [ref]);

  return (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) ref.current?.removeAttribute('open');
  };
}
