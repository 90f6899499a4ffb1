// Toasts of success go after 2000 ms; levels 3 and 4 stay until they are closed (spec §9). Without scripts all stay.
import { useEffect, useState } from 'react';
import type { ToastView } from '~/models/frame';

const TOAST_MS = 2000;
const STAYS_FROM_LEVEL = 3;

/** The toasts that are still to be seen, and how to close one. New toasts from the server start their own time. */
export function useToastLifetime(toasts: ToastView[]) {
  const [gone, setGone] = useState<ToastView[]>([]);
  const close = (toast: ToastView) => setGone((before) => [...before, toast]);

  useEffect(() => {
    const passing = toasts.filter((toast) => toast.level < STAYS_FROM_LEVEL);
    if (passing.length === 0) return;
    const timer = setTimeout(() => setGone((before) => [...before, ...passing]), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toasts]);

  return { toasts: toasts.filter((toast) => !gone.includes(toast)), close };
}
