// Fields as another system's form or address has them: percent escapes of bytes in UTF-8, or in ISO-8859-1 where they are no UTF-8.

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const LATIN_1 = new TextDecoder('windows-1252');
const PERCENT = 0x25;

/** `text`: a query without its question mark, or a body whose bytes were read as ISO-8859-1. Nothing is refused. */
export function foreignPairs(text: string): [name: string, value: string][] {
  return text.split('&').flatMap((pair): [string, string][] => {
    if (pair === '') return [];
    const cut = pair.indexOf('=');
    return [cut < 0 ? [foreignText(pair), ''] : [foreignText(pair.slice(0, cut)), foreignText(pair.slice(cut + 1))]];
  });
}

const foreignText = (text: string): string => foreignBytes(escapedBytes(text.replaceAll('+', ' ')));

/** UTF-8, or ISO-8859-1 where the bytes are no UTF-8. */
export function foreignBytes(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return LATIN_1.decode(bytes);
  }
}

/** A percent sign without two hex digits after it is a literal. */
function escapedBytes(text: string): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const escaped = code === PERCENT ? text.slice(at + 1, at + 3) : '';
    if (/^[\da-f]{2}$/i.test(escaped)) {
      bytes.push(Number.parseInt(escaped, 16));
      at += 2;
    } else bytes.push(code & 0xff);
  }
  return Uint8Array.from(bytes);
}
