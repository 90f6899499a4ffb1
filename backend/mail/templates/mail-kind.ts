// A customer mail: a mail that is not about an order. Each kind declares the data that it needs, and writes itself in both languages.
import type { z } from 'zod';

export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** What the mail confirms, as labels and values. */
  facts?: [label: string, value: string][];
  /** `path` begins with a slash. */
  link?: { text: string; path: string };
  /** A less prominent link next to the first. */
  secondLink?: { text: string; path: string };
  /** Where a post without a login ends all mail of this kind (RFC 8058); for what is sent by consent. */
  leavePath?: string;
}

export interface ContentScene {
  language: 'da' | 'en';
  /** The shop's name. */
  shop: string;
}

export interface MailKind {
  /** An SMS: its first paragraph and its link, to a telephone. */
  isSms?: true;
  /** Throws when `told` lacks a value that this kind of mail needs. */
  write(told: unknown, scene: ContentScene): MailContent;
}

export function mailKind<Facts>(kind: {
  told: z.ZodType<Facts>;
  isSms?: true;
  write(told: Facts, scene: ContentScene): MailContent;
}): MailKind {
  const way = kind.isSms ? { isSms: kind.isSms } : {};
  return { ...way, write: (told, scene) => kind.write(kind.told.parse(told), scene) };
}
