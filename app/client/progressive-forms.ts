// With scripts: links that open a panel and forms that change the cart work without a full page load. Without them they work, too.
import { useFetcher, useNavigate, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { panelIn } from '#domain/addresses';

/** Presses that mean "elsewhere" (new tab, download) are left to the browser. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

// Another language is another document: its texts come with the page, so that form is the browser's own.
const SOFT_ACTIONS = /^\/(cart|panel\/(?!language$)[a-z-]+)$/;
// What a panel of the account changes (an address, a coupon) stands on the page behind it, which the server alone draws.
const OF_ACCOUNT = /^\/panel.+ \/customer\//;

/** One listener for the whole document: tiles stay plain markup, which keeps a page of them quick to render and to wake. */
export function useSoftMoves(): void {
  usePanelLinks();
  useSoftForms();
}

function usePanelLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || link.target || link.origin !== location.origin) return;
      const href = link.pathname + link.search;
      const samePage = link.pathname === location.pathname;
      if (!samePage || !(panelIn(href) || panelIn(location.pathname + location.search))) return;
      event.preventDefault();
      navigate(href, { preventScrollReset: true });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

interface Sent {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

function useSoftForms(): void {
  const submit = useSubmit();
  const { submit: fetch, state, data } = useFetcher();
  const sent = useRef<Sent | null>(null);
  const again = useRef(false);

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'post' || again.current)
        return;
      const action = new URL(form.action, location.href);
      if (action.origin !== location.origin || !SOFT_ACTIONS.test(action.pathname)) return;
      if (OF_ACCOUNT.test(`${action.pathname} ${location.pathname}`)) return;
      const { submitter } = event;
      // What leads to another page is the browser's own.
      if (submitter instanceof HTMLElement && submitter.dataset.leaves !== undefined) return;
      event.preventDefault();
      const pressed = submitter instanceof HTMLButtonElement ? submitter : form;
      const options = { action: action.pathname + action.search, method: 'post', preventScrollReset: true } as const;
      if (action.pathname === location.pathname) return submit(pressed, options);
      sent.current = { form, submitter };
      fetch(pressed, options);
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, [submit, fetch]);

  // Done means a redirect, and no data. Refused: the browser sends it again by itself and shows the page that says why.
  useEffect(() => {
    if (state !== 'idle' || !sent.current) return;
    const { form, submitter } = sent.current;
    sent.current = null;
    if (data === undefined) return;
    again.current = true;
    form.requestSubmit(submitter);
  }, [state, data]);
}
