// True once scripts run: false on the server and while hydrating, so that markup always matches.
import { useSyncExternalStore } from 'react';

const never = () => () => {};

export function useEnhanced(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
