// Sending mail as a port: through SMTP where a server is set, otherwise each mail is an .eml file in the outbox folder.
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makePrivateFolder, writePrivateFile } from '#backend/private-files';

export interface MailMessage {
  /** Names the mail for good: sent a second time after a crash, it is the same mail. */
  id: string;
  from: string;
  to: string;
  /** Who gets the answer; left out: the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  /** Where one post ends mail of this kind: mail programs show a button for it (RFC 8058). */
  leaveAt?: string;
}

export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** Time-outs of an unresponsive server: short until it is connected, long while it processes a mail. */
const PATIENCE_MS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 90_000 };

/** Host in message ids: no host has this name. */
const MESSAGE_HOST = 'shop.invalid';

const nodemailerMessage = ({ id, leaveAt, ...message }: MailMessage) => ({
  ...message,
  messageId: `<${id}@${MESSAGE_HOST}>`,
  ...(leaveAt ? { headers: leaveHeaders(leaveAt) } : {}),
});

const leaveHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function smtpMail(url: string): MailTransport {
  const address = new URL(url);
  for (const [name, milliseconds] of Object.entries(PATIENCE_MS))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds));
  const transport = createTransport(address.href);
  return {
    send: async (message) => void (await transport.sendMail(nodemailerMessage(message))),
    close: () => transport.close(),
  };
}

/** Written to a temporary file and renamed: a reader sees complete mails only, and the same mail overwrites itself. */
export function outboxMail(folder: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message) {
      const { message: eml } = await writer.sendMail(nodemailerMessage(message));
      await makePrivateFolder(folder);
      const file = join(folder, `${message.id.replace(/[^\w.-]/g, '_')}.eml`);
      const beside = `${file}.${process.pid}.part`;
      try {
        await writePrivateFile(beside, eml, { flush: true });
        await rename(beside, file);
      } catch (failure) {
        await rm(beside, { force: true });
        throw failure;
      }
    },
    close: () => writer.close(),
  };
}
