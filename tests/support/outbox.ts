// The mail a shop has sent, read back from the .eml files of its outbox as the recipient would read it.
import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { until } from './until';

export interface Mail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Every link in the mail, in order. */
  links: string[];
  attachments: string[];
}

/** The newest mail to `address`, awaited; with `about`, the newest whose subject or text contains it. */
export async function mailIn(outboxDir: string, address: string, about = ''): Promise<Mail> {
  return until(
    `a mail to ${address}${about && ` about "${about}"`} in the outbox`,
    async () => (await mailsIn(outboxDir)).find((mail) => mail.to.includes(address) && isAbout(mail, about)),
    { timeoutMs: 30_000, everyMs: 100 },
  );
}

/** All mails of the outbox, the newest first. */
export async function mailsIn(outboxDir: string): Promise<Mail[]> {
  const names = (await fs.readdir(outboxDir).catch(() => [])).filter((name) => /\.(eml|sms\.txt)$/.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await fs.stat(path.join(outboxDir, name))).mtimeMs })),
  );
  dated.sort((a, b) => b.at - a.at || b.name.localeCompare(a.name));
  return Promise.all(
    dated.map(async ({ name }) => {
      const bytes = await fs.readFile(path.join(outboxDir, name));
      return name.endsWith('.eml') ? read(bytes) : readSms(bytes.toString('utf8'));
    }),
  );
}

/** Its number on the first line, its text below. */
function readSms(written: string): Mail {
  const [to = '', ...lines] = written.split('\n');
  const text = lines.join('\n').trim();
  return { to: [to], subject: '', text, html: '', links: text.match(/https?:\/\/\S+/g) ?? [], attachments: [] };
}

async function read(eml: Uint8Array): Promise<Mail> {
  const mail = await PostalMime.parse(eml);
  const html = mail.html ?? '';
  const text = mail.text ?? '';
  const linked = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return {
    to: (mail.to ?? []).map(({ address }) => address ?? ''),
    subject: mail.subject ?? '',
    text,
    html,
    links: [...linked, ...(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])],
    attachments: mail.attachments.map(({ filename }) => filename ?? ''),
  };
}

function isAbout({ subject, text, html }: Mail, words: string): boolean {
  return [subject, text, html].some((part) => part.includes(words));
}
