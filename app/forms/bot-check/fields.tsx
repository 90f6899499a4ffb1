// Bot detection for forms, invisible and without scripts: a honeypot field, the shop's signed stamp, and the
// field that a bot protection service's script writes its token to.
import { createContext, useContext } from 'react';
import { HoneypotField } from '~/forms/honeypot/fields';

export const BOT_STAMP = 'stamp';

/** The bot protection of the settings; null where none is connected. */
export const BotServiceContext = createContext<{ siteKey: string; script: string } | null>(null);

interface BotFieldsProps {
  label: string;
  /** Null for forms on pages that are shared by visitors. */
  stamp?: string | null;
}

export function BotFields({ label, stamp = null }: BotFieldsProps) {
  const service = useContext(BotServiceContext);
  return (
    <>
      <HoneypotField label={label} />
      {stamp === null ? null : <input type="hidden" name={BOT_STAMP} value={stamp} />}
      {service ? <div data-bot-check={service.siteKey} data-script={service.script} /> : null}
    </>
  );
}
