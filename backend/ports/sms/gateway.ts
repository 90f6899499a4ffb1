// An SMS gateway over HTTP, in the way that Danish gateways share: JSON with sender, message and receivers, and a token. GatewayAPI's
// REST interface, whose custom id for a message deduplicates one that is sent again.
import { z } from 'zod';
import { shortAnswer } from '../short-answer';
import type { SmsMessage, SmsTransport } from './index';

export interface SmsSettings {
  /** 'https://gatewayapi.com/rest/mtsms'. */
  url: string;
  token: string;
  /** At most 11 letters, or a number. */
  sender: string;
}

const PATIENCE_MS = 15_000;
/** Ids of messages, and no more. */
const MOST_BYTES = 16 * 1024;

const taken = z.object({ ids: z.array(z.number()).min(1) });

export function gatewaySms({ url, token, sender }: SmsSettings): SmsTransport {
  return {
    async send(message) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Token ${token}`, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(smsOnWire(message, sender)),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await shortAnswer(response, MOST_BYTES, 'The SMS gateway');
      if (response.ok && taken.safeParse(parsedJson(text)).success) return;
      throw new Error(`The SMS gateway answered ${response.status}: ${text.slice(0, 200)}`);
    },
  };
}

const smsOnWire = ({ id, to, text }: SmsMessage, sender: string) => ({
  sender,
  message: text,
  userref: id.slice(0, 64),
  recipients: [{ msisdn: Number(to.replace('+', '')) }],
});

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
