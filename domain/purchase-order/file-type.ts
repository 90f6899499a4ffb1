// What a file is by its content, so that a name or header of its sender never decides how it is treated.

const SIGNATURES: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  // Documents of Office and OpenDocument are such archives, too.
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
  ['application/x-ole-storage', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

/** Markup and scripts are plain text. */
export function typeOfContent(content: Uint8Array): string {
  const known = SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => content[at] === byte));
  if (known) return known[0];
  return isUtf8Text(content) ? 'text/plain' : 'application/octet-stream';
}

function isUtf8Text(content: Uint8Array): boolean {
  if (content.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}
