// Makes the panel that the server sent open into a modal dialog once scripts run, and closes it by going to its close address.
import { useNavigate } from '@remix-run/react';
import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect } from 'react';

/** Focus goes in and comes back to the opener; Escape and a press on the backdrop close. `modal` false leaves the element as it is. */
export function useModal(ref: RefObject<HTMLDialogElement>, closeHref: string, modal: boolean) {
  const navigate = useNavigate();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !modal) return;
    const opener = document.activeElement;
    if (!dialog.matches(':modal')) {
      // The server sent <dialog open>, which is not modal; the same element must be shown again.
      dialog.removeAttribute('open');
      dialog.showModal();
    }
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [ref, modal]);

  const close = () => navigate(closeHref, { replace: true, preventScrollReset: true });
  return {
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      close();
    },
    onClick(event: MouseEvent) {
      if (event.target === ref.current) close();
    },
  };
}
