// Wakes a page with live parts: React takes over what the server has drawn.
import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

export function wakeDocument(): void {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}
