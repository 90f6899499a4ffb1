// Sending SMS as a port: through a gateway's HTTP where one is set, otherwise each is a text file in the outbox folder next to the mails.
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, writePrivateFile } from '#backend/private-files';
import type { SmsSettings } from './gateway';
import { gatewaySms } from './gateway';

export interface SmsMessage {
  /** Names the SMS for good: sent a second time after a crash, it is the same. */
  id: string;
  /** '+4520304050'. */
  to: string;
  text: string;
}

export interface SmsTransport {
  /** Throws where the gateway did not take it. */
  send(message: SmsMessage): Promise<void>;
}

export const openSms = (settings: SmsSettings | null, outbox: string): SmsTransport =>
  settings ? gatewaySms(settings) : outboxSms(outbox);

/** Written to a temporary file and renamed: a reader sees complete ones only, and the same one overwrites itself. */
export function outboxSms(folder: string): SmsTransport {
  return {
    async send({ id, to, text }) {
      await makePrivateFolder(folder);
      const file = join(folder, `${id.replace(/[^\w.-]/g, '_')}.sms.txt`);
      const beside = `${file}.${process.pid}.part`;
      await writePrivateFile(beside, `${to}\n\n${text}\n`, { flush: true });
      await rename(beside, file);
    },
  };
}
