// Cloudflare Turnstile as the bot protection: what its script wrote into a form is held against its "siteverify".
// Source: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
import { z } from 'zod';

/** Its documentation: a token has at most 2,048 letters. */
const LONGEST_TOKEN = 2_048;
/** A shopper waits for it, at a press. */
const PATIENCE_MS = 2_000;
const LONGEST_ANSWER = 16_384;

const answered = z.object({ success: z.boolean() });

export interface BotService {
  url: string;
  secret: string;
  patienceMs?: number;
}

/** 'away': down, slow, or an invalid reply. The missing verdict does not count against the shopper. Never throws. */
export type BotWord = 'person' | 'machine' | 'away';

export async function askTurnstile(
  token: string,
  clientAddress: string,
  { url, secret, patienceMs = PATIENCE_MS }: BotService,
): Promise<BotWord> {
  if (token.length > LONGEST_TOKEN) return 'machine';
  const body = new URLSearchParams({ secret, response: token, ...(clientAddress ? { remoteip: clientAddress } : {}) });
  try {
    const response = await fetch(new URL('/turnstile/v0/siteverify', url), {
      method: 'POST',
      body,
      // An answer that leads elsewhere is none: the secret is not taken to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) return 'away';
    const said = answered.safeParse(JSON.parse(await verdictText(response)));
    if (!said.success) return 'away';
    return said.data.success ? 'person' : 'machine';
  } catch {
    return 'away';
  }
}

async function verdictText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LONGEST_ANSWER) throw new Error('The bot protection answered too much');
  }
  return text;
}
