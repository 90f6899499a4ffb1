// A letter: a mail that is not about an order. Each kind says what it must be told, and writes itself in both languages.
import type { z } from 'zod';

export interface Letter {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** What the letter confirms, as labels and values. */
  facts?: [label: string, value: string][];
  /** `path` begins with a slash. */
  link?: { text: string; path: string };
}

export interface LetterScene {
  language: 'da' | 'en';
  /** The shop's name. */
  shop: string;
}

export interface LetterKind {
  /** Throws when `told` is not what this kind must be told. */
  write(told: unknown, scene: LetterScene): Letter;
}

export function letterKind<Told>(kind: {
  told: z.ZodType<Told>;
  write(told: Told, scene: LetterScene): Letter;
}): LetterKind {
  return { write: (told, scene) => kind.write(kind.told.parse(told), scene) };
}
