// The name under which a file of a buyer's system is stored: nothing in it is a path, hidden, or misread by a shell or a page.

const LONGEST_STEM = 80;
const LONGEST_EXTENSION = 10;

/** 'Tegning 1.pdf' as it is; '../../etc/passwd' is 'passwd'; 'fil-2' where nothing is left. */
export function safeFileName(written: string, position: number): string {
  const last = written.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[^\p{L}\p{N} ._-]/gu, '').replace(/^[\s.]+|[\s.]+$/g, '');
  const [, stem = clean, extension = ''] = /^(.+)\.([A-Za-z0-9]{1,10})$/.exec(clean) ?? [];
  const name = stem.slice(0, LONGEST_STEM).trim() || `fil-${position}`;
  return extension === '' ? name : `${name}.${extension.slice(0, LONGEST_EXTENSION)}`;
}
