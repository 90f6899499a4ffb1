// The words of a description without its HTML, which the shop wrote itself.

/** Paragraphs and points of a description, whose HTML the shop wrote itself. */
export function descriptionText(html: string): { paragraphs: string[]; points: string[] } {
  const inside = (tag: 'p' | 'li') =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => plain(text)).filter(Boolean);
  return { paragraphs: inside('p'), points: inside('li') };
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .trim();
