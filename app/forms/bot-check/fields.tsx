// What tells people from machines in a form, unseen and without scripts: a field that only a machine fills in, the stamp of the shop, and the
// place where the script of a bot protection writes its word.
import { createContext, useContext } from 'react';
import { HoneypotField } from '~/forms/honeypot/fields';

export const BOT_STAMP = 'stamp';

/** The bot protection of the settings; null where none is connected. */
export const BotServiceContext = createContext<{ siteKey: string; script: string } | null>(null);

interface BotFieldsProps {
  label: string;
  /** Null for forms that stand on pages which visitors share. */
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
