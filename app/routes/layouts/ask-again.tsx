// A failure while scripts run: the server is asked for the whole page, and says what is wrong in its own words.
import { useEffect } from 'react';
import { mayReload } from '~/client/chunk-reload';

export function AskAgain() {
  useEffect(() => {
    if (mayReload(Date.now())) window.location.reload();
  }, []);
  return null;
}
