// Requests a token from the configured bot protection when a visitor starts to fill in a form. Without a token the form is sent as it is,
// and the shop limits the address instead (request-context/bot-check).
import { fetchScript } from './outside-scripts';

interface BotService {
  render(place: HTMLElement, options: { sitekey: string }): unknown;
}

declare global {
  interface Window {
    turnstile?: BotService;
  }
}

/** The service writes its token into a hidden field that it adds inside the container. */
export async function askBotCheck(place: HTMLElement): Promise<void> {
  const { botCheck = '', script = '' } = place.dataset;
  try {
    await fetchScript(script);
    window.turnstile?.render(place, { sitekey: botCheck });
  } catch {
    // Without a token the form is handled like one from a browser without scripts.
  }
}
