// Takes the peeking minicart away after a while (spec §9: 5 s), unless the pointer is over it or focus is in it.
import { useEffect, useRef, useState } from 'react';

const PEEK_MS = 5000;

/** Any explicit change of the panel unmounts the peek and so cancels the pending hide (spec §4 "UI state"). */
export function usePeekTimer(hide: () => void, milliseconds = PEEK_MS) {
  const [held, setHeld] = useState(false);
  const latest = useRef(hide);
  latest.current = hide;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => latest.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [held, milliseconds]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
