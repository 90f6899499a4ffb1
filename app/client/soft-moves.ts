// With scripts: links that open a panel and forms that change the cart work without a full page load. Without them they work, too.
import { useNavigate, useSubmit } from '@remix-run/react';
import { useEffect } from 'react';
import { panelIn } from '#domain/addresses';

/** Presses that mean "elsewhere" (new tab, download) are left to the browser. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

// Another language is another document: its texts come with the page, so that form is the browser's own.
const SOFT_ACTIONS = /^\/(cart|panel\/(?!language$)[a-z-]+)$/;

/** One listener for the whole document: tiles stay plain markup, which keeps a page of them quick to render and to wake. */
export function useSoftMoves(): void {
  const navigate = useNavigate();
  const submit = useSubmit();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlain(event) || link.target || link.origin !== location.origin) return;
      const href = link.pathname + link.search;
      const samePage = link.pathname === location.pathname;
      if (!samePage || !(panelIn(href) || panelIn(location.pathname + location.search))) return;
      event.preventDefault();
      navigate(href, { preventScrollReset: true });
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'post') return;
      const action = new URL(form.action, location.href);
      if (action.origin !== location.origin || !SOFT_ACTIONS.test(action.pathname)) return;
      event.preventDefault();
      const pressed = event.submitter instanceof HTMLButtonElement ? event.submitter : form;
      submit(pressed, { action: action.pathname + action.search, method: 'post', preventScrollReset: true });
    };
    // Tells styles and tests that scripts run now.
    document.documentElement.dataset.hydrated = '';
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, [navigate, submit]);
}
