// The text of a file whose encoding nothing names.

/** Danish spreadsheets write UTF-8 with a mark, Windows-1252 without, and UTF-16 as "Unicode text". */
export function decodedFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
