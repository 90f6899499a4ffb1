// Asks the bot protection of the settings for its word on a form that someone has begun to fill in; the form is sent without it where it does
// not come, and the shop then asks less of the form and more of the address (request-context/bot-check).
import { fetchScript } from './outside-scripts';

interface BotService {
  render(place: HTMLElement, options: { sitekey: string }): unknown;
}

declare global {
  interface Window {
    turnstile?: BotService;
  }
}

/** It writes its word into a hidden field of its own inside of the place. */
export async function askBotCheck(place: HTMLElement): Promise<void> {
  const { botCheck = '', script = '' } = place.dataset;
  try {
    await fetchScript(script);
    window.turnstile?.render(place, { sitekey: botCheck });
  } catch {
    // Without its word the form is one of a browser without scripts.
  }
}
