// Reads the bot detection fields of a form: the honeypot, the shop's stamp, the token of a bot protection service.
import { BOT_STAMP } from '~/forms/bot-check/fields';
import { isMachine } from '~/forms/honeypot/fields';

/** The field that the service's script writes (services/bot-check). */
const BOT_WORD = 'cf-turnstile-response';

const LONGEST = 4_096;
const botText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, LONGEST) : '';
};

export const parseBotFacts = (form: FormData): { isTrapped: boolean; stamp: string; word: string } => ({
  isTrapped: isMachine(form),
  stamp: botText(form, BOT_STAMP),
  word: botText(form, BOT_WORD),
});
