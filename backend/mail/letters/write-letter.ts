// A letter as plain text and as HTML: both from the same words.
import { escaped, page } from '../html';
import { wordsIn } from '../order-sheet';
import type { WrittenMail } from '../write-mail';
import type { LetterKind, LetterScene } from './letter';

/** `origin`: scheme and host for the link; without one there is none. */
export function writeLetter(
  kind: LetterKind,
  told: unknown,
  { origin, ...scene }: LetterScene & { origin: string | null },
): WrittenMail {
  const { subject, heading, paragraphs, facts = [], link } = kind.write(told, scene);
  const href = link && origin !== null ? `${origin}${link.path}` : null;
  const goodbye = wordsIn(scene.language).goodbye(scene.shop);
  const text = [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(link && href ? [`${link.text}: ${href}`] : []),
    goodbye,
  ].join('\n\n');
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;vertical-align:top">${escaped(label)}</td><td style="padding:4px 0">${escaped(value)}</td></tr>`,
  );
  const html = page(scene.language, heading, [
    ...paragraphs.map((each) => `<p>${escaped(each)}</p>`),
    rows.length > 0 ? `<table style="border-collapse:collapse">${rows.join('')}</table>` : '',
    link && href ? `<p><a href="${escaped(href)}">${escaped(link.text)}</a></p>` : '',
    `<p>${goodbye.split('\n').map(escaped).join('<br>')}</p>`,
  ]);
  return { subject, text: `${text}\n`, html };
}
