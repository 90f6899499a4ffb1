// When the loading line shows: from the start of a navigation, for at least 200 ms, so that it never flickers (spec §9).
import { useFetchers, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

const MINIMUM_MS = 200;

export function useLoading(): boolean {
  const sending = useFetchers().length > 0;
  const busy = useNavigation().state !== 'idle' || sending;
  const [since, setSince] = useState<number | null>(null);

  useEffect(() => {
    if (busy) {
      setSince((before) => before ?? Date.now());
      return;
    }
    if (since === null) return;
    const timer = setTimeout(() => setSince(null), Math.max(0, MINIMUM_MS - (Date.now() - since)));
    return () => clearTimeout(timer);
  }, [busy, since]);

  return since !== null;
}
