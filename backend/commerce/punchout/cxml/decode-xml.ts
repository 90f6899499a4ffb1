// The bytes of an XML document as text: what their mark, the document's own declaration or the HTTP header say they are, in this order.
import { type CxmlReading, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';

/** Encodings of the systems that are known, by what documents call them; all others are refused. */
const DECODERS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
};

/** The declaration is read as ASCII: every known encoding spells it so, UTF-16 with a zero byte next to each letter. */
const DECLARED = /^[^<]{0,8}<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/;

export function decodedXml(bytes: Uint8Array, contentType: string | null): CxmlReading<{ text: string }> {
  const marked = markedEncoding(bytes);
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1').replaceAll('\0', '');
  const named = (DECLARED.exec(head)?.[1] ?? charsetOf(contentType) ?? 'utf-8').toLowerCase();
  const decoder = marked ?? wide(bytes) ?? DECODERS[named];
  if (!decoder) return cxmlRefusal(406, `The encoding ${named} is not known. Use UTF-8.`);
  try {
    // The decoder takes a mark off; some systems write an empty line first.
    return { ok: true, text: new TextDecoder(decoder, { fatal: true }).decode(bytes).trimStart() };
  } catch {
    return cxmlRefusal(406, `The document is not ${marked ?? named}, which it says it is.`);
  }
}

/** By the byte order mark. */
function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** UTF-16 without a byte order mark: a document begins with '<', which then has a zero byte next to it. */
function wide([first, second]: Uint8Array): string | null {
  if (first === 0x3c && second === 0) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : null;
}

const charsetOf = (contentType: string | null): string | null =>
  /;\s*charset\s*=\s*"?([A-Za-z0-9._-]{1,40})/i.exec(contentType ?? '')?.[1] ?? null;
