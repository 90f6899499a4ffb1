// Hydrates a page with live parts: React takes over the server's markup.
import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

export function wakeDocument(): void {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}
