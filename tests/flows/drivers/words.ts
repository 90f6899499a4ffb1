// Compares the texts of a page with the texts of a flow.

/** One space for any run of white space, no-break spaces included; soft hyphens and zero-width marks are not read. */
export function plain(text: string): string {
  return text
    .replace(/\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export type Fit = 'whole' | 'part';

/** `whole` is case-sensitive and ignores the asterisk of a required field; `part` ignores case. */
export function fits(name: string, wanted: string, fit: Fit): boolean {
  if (fit === 'whole') return withoutStar(plain(name)) === withoutStar(plain(wanted));
  return plain(name).toLocaleLowerCase('da').includes(plain(wanted).toLocaleLowerCase('da'));
}

function withoutStar(name: string): string {
  return name.replace(/\s*[*:]$/, '');
}

/** The page's text is read twice: words as they run on the line, and a gap between any two elements. */
export function reads(text: { run: string; gapped: string }, words: string): boolean {
  const wanted = plain(words);
  return plain(text.run).includes(wanted) || plain(text.gapped).includes(wanted);
}

export function match(text: { run: string; gapped: string }, pattern: RegExp): string | undefined {
  const found = pattern.exec(plain(text.run)) ?? pattern.exec(plain(text.gapped));
  return found ? (found[1] ?? found[0]) : undefined;
}
