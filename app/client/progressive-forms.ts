// On pages that are live themselves (the cart): links that open a panel and forms that change the cart, without a full page load. On all
// other pages ./soft-moves does the same without React.
import { useFetcher, useFetchers, useNavigate, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { showLoading } from './loading';
import { isClosing, isDoublePress, panelLinkOf, type SoftForm, softFormOf } from './soft-steps';

/** One listener for the entire document: tiles stay plain markup, which makes pages quick to render and to hydrate. */
export function useSoftMoves(): void {
  usePanelLinks();
  useSoftForms();
  useLoading();
}

function usePanelLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = panelLinkOf(event);
      if (!link) return;
      event.preventDefault();
      navigate(link.pathname + link.search, { preventScrollReset: true, replace: isClosing(link) });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

function useSoftForms(): void {
  const submit = useSubmit();
  const { submit: fetch, state, data } = useFetcher();
  const sent = useRef<SoftForm | null>(null);
  const again = useRef(false);

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const soft = again.current ? null : softFormOf(event);
      if (!soft) return;
      event.preventDefault();
      if (isDoublePress(event)) return;
      const { form, submitter, action } = soft;
      const pressed = submitter instanceof HTMLButtonElement ? submitter : form;
      const options = { action, method: 'post', preventScrollReset: true } as const;
      if (new URL(form.action).pathname === location.pathname) return submit(pressed, options);
      sent.current = soft;
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

function useLoading(): void {
  const sending = useFetchers().length > 0;
  const isBusy = useNavigation().state !== 'idle' || sending;
  useEffect(() => showLoading(isBusy), [isBusy]);
}
