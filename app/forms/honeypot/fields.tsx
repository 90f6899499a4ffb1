// Honeypot: a hidden field that only bots fill in; works without scripts and without user interaction.
import { VisuallyHidden } from '~/ui/kit';

/** Machines like the name. */
export const HONEYPOT = 'website';

export function HoneypotField({ label }: { label: string }) {
  return (
    <VisuallyHidden>
      <span aria-hidden="true">
        <label>
          {label}
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </span>
    </VisuallyHidden>
  );
}

/** Whether a machine has sent this form. It is thanked like anyone else, so that it learns nothing. */
export const isMachine = (form: FormData): boolean => String(form.get(HONEYPOT) ?? '') !== '';
