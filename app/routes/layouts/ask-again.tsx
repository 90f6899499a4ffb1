// After a client-side failure, reloads the page from the server, which renders the error page.
import { useEffect } from 'react';
import { mayReload } from '~/client/chunk-reload';

export function AskAgain() {
  useEffect(() => {
    if (mayReload(Date.now())) window.location.reload();
  }, []);
  return null;
}
