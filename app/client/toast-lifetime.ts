// Toasts of success go after 2000 ms; levels 3 and 4 stay until they are closed (spec §9). Without scripts all stay.

import { useEffect, useState } from 'react';
import { toastLifetime } from '#domain/toast';
import type { ToastView } from '~/models/frame';

/** The toasts that are still to be seen, and how to close one. New toasts from the server start their own time. */
export function useToastLifetime(toasts: ToastView[]) {
  const [gone, setGone] = useState<ToastView[]>([]);
  const close = (toast: ToastView) => setGone((before) => [...before, toast]);

  useEffect(() => {
    const passing = toasts.filter((toast) => toastLifetime(toast.level) !== null);
    if (passing.length === 0) return;
    const timers = passing.map((toast) =>
      setTimeout(() => setGone((before) => [...before, toast]), toastLifetime(toast.level) ?? 0),
    );
    return () => timers.forEach(clearTimeout);
  }, [toasts]);

  return { toasts: toasts.filter((toast) => !gone.includes(toast)), close };
}
