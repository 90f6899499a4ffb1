// What a segment's banner and a personal coupon show in addition to text: a picture, and a button with a link.
import type { Command } from 'commander';
import { CannotRun } from '../shop';

export interface ShownOptions {
  picture?: string;
  button?: string;
  buttonEn?: string;
  href?: string;
}

export const withShown = (command: Command): Command =>
  command
    .option('--picture <varenr>', 'med billedet af denne vare')
    .option('--button <tekst>', 'en knap …')
    .option('--button-en <tekst>', 'det samme på engelsk')
    .option('--href <adresse>', '… som fører hertil, for eksempel /kaffe');

/** Another page of the shop, or an address that a browser opens without running anything. */
const isAddress = (href: string) => /^\/(?!\/)/.test(href) || /^https:\/\//.test(href);

export function shownBy({ picture, button, buttonEn, href }: ShownOptions) {
  if ((button === undefined) !== (href === undefined)) throw new CannotRun('--button og --href hører sammen.');
  if (href !== undefined && !isAddress(href)) throw new CannotRun('Skriv en adresse som /kaffe eller https://….');
  return {
    picture: picture ?? null,
    button: button !== undefined && href !== undefined ? { text: button, textEn: buttonEn ?? null, href } : null,
  };
}
