import { expect, it } from 'vitest';
import { typeOfContent } from './file-type';

it.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\x89PNG\r\n\x1a\nx', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['PK\x03\x04', 'application/zip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/x-ole-storage'],
  ['\xd0\xcf\x11', 'application/octet-stream'],
  ['MZ\x90\x00', 'application/octet-stream'],
  ['a\x00b', 'application/octet-stream'],
  ['<script>alert(1)</script>', 'text/plain'],
  ['\xc3\xa6', 'text/plain'],
  ['\xe6', 'application/octet-stream'],
  ['', 'text/plain'],
])('%j is %s', (content, type) => expect(typeOfContent(Buffer.from(content, 'latin1'))).toBe(type));
