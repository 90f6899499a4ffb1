// Requests with attached files: what is read of them, and what is refused.
import { describe, expect, it } from 'vitest';
import { LARGEST_DOCUMENT, openBeginning, openRequest } from './posted-files';

interface Part {
  headers?: readonly string[];
  body?: string;
}
const DOCUMENT: Part = { headers: ['Content-Type: text/xml; charset=UTF-8', 'Content-ID: <order@x>'], body: '<cXML/>' };
const RELATED = 'multipart/related; boundary="b 1"; type="text/xml"; start="<order@x>"';

const written = (parts: readonly Part[], { preamble = '', end = '--b 1--\r\n' } = {}) =>
  Buffer.from(
    `${preamble}${parts.map(({ headers = ['Content-Type: application/octet-stream'], body = '' }) => `--b 1\r\n${headers.map((one) => `${one}\r\n`).join('')}\r\n${body}\r\n`).join('')}${end}`,
    'latin1',
  );
const opened = (bytes: Uint8Array, contentType = RELATED) => {
  const read = openRequest(bytes, contentType);
  if (!read.ok) return read;
  const { bytes: document, contentType: type, files } = read.opened;
  const asText = (content: Uint8Array) => Buffer.from(content).toString('latin1');
  return {
    document: asText(document),
    type,
    files: files.map(({ bytes: content, ...file }) => ({ ...file, content: asText(content) })),
  };
};
const refusal = (bytes: Uint8Array, contentType = RELATED) => {
  const read = openRequest(bytes, contentType);
  return read.ok ? 'read' : `${read.status} ${read.why}`;
};

describe('a request', () => {
  it('that is not multipart is the document itself', () =>
    expect(opened(Buffer.from('<cXML/>'), 'text/xml')).toEqual({ document: '<cXML/>', type: 'text/xml', files: [] }));

  it('has the document in the part that start names, and files in the others, with their encodings decoded', () => {
    const parts: Part[] = [
      {
        headers: [
          'Content-Type: application/pdf; name="x.pdf"',
          'Content-Transfer-Encoding: base64',
          'Content-ID: <1@x>',
        ],
        body: Buffer.from('%PDF-1.7').toString('base64'),
      },
      DOCUMENT,
      {
        headers: [
          'Content-Disposition: attachment; filename="../note.txt"',
          'Content-Transfer-Encoding: quoted-printable',
        ],
        body: 'a=3Db=\r\nc',
      },
    ];
    expect(opened(written(parts))).toEqual({
      ...{ document: '<cXML/>', type: 'text/xml; charset=UTF-8' },
      files: [
        { name: 'x.pdf', type: 'application/pdf', contentId: '1@x', content: '%PDF-1.7' },
        { name: 'note.txt', type: 'text/plain', contentId: null, content: 'a=bc' },
      ],
    });
  });

  it('may begin with a preamble, and has its document in the first part where start names none', () => {
    const preamble = 'This is a message with several parts. --b 1\r\n';
    expect(
      opened(written([DOCUMENT], { preamble }), 'multipart/mixed; boundary="b 1"; start="<gone@x>"'),
    ).toMatchObject({
      document: '<cXML/>',
      files: [],
    });
  });

  it('has the type of a file from its content, not from its header', () => {
    const html: Part = {
      headers: ['Content-Type: image/png', 'Content-Disposition: attachment; filename="a.png"'],
      body: '<script>alert(1)</script>',
    };
    expect(opened(written([DOCUMENT, html]))).toMatchObject({ files: [{ name: 'a.png', type: 'text/plain' }] });
  });

  it('may have parts without headers: the document, and files with an empty line in them', () => {
    const bare: Part = { headers: [], body: 'a: b\r\n\r\nc\r\n\r\n' };
    const file = { name: 'fil-1', type: 'text/plain', contentId: null, content: 'a: b\r\n\r\nc\r\n\r\n' };
    expect(opened(written([{ headers: [], body: '<cXML/>' }, bare, bare]))).toMatchObject({
      ...{ document: '<cXML/>', type: null },
      files: [file, { ...file, name: 'fil-2' }],
    });
  });

  it('is opened at its first part before the rest of it has come', () => {
    const whole = written([DOCUMENT, { body: 'x'.repeat(2_000) }]);
    const of = (bytes: Uint8Array) => {
      const read = openBeginning(bytes, RELATED);
      return read.ok ? Buffer.from(read.opened.bytes).toString() : read.why;
    };
    expect([of(whole), of(whole.subarray(0, 1_000)), of(written([{}, DOCUMENT]).subarray(0, 120))]).toEqual([
      '<cXML/>',
      '<cXML/>',
      '',
    ]);
    expect(of(whole.subarray(0, 60))).toMatch(/^The first part is the cXML document/);
  });

  it.each([10, 11])('has ten files at most: %d', (count) => {
    const files = Array.from({ length: count }, (): Part => ({ body: 'x' }));
    expect(refusal(written([DOCUMENT, ...files]))).toBe(
      count === 10
        ? 'read'
        : '406 The multipart request cannot be read: Multipart part count exceeds maximum allowed count of 11',
    );
  });

  it.each([0, 1])('has ten megabytes of files at most, and %d bytes more', (more) => {
    const half = 5 * 1024 * 1024;
    const files: Part[] = [{ body: 'x'.repeat(half) }, { body: 'x'.repeat(half + more) }];
    expect(refusal(written([DOCUMENT, ...files]))).toBe(
      more === 0 ? 'read' : '406 The attached files have over 10485760 bytes.',
    );
  });

  it.each([0, 1])('has a document of 768 kB at most, and %d bytes more', (more) => {
    const document = { ...DOCUMENT, body: 'x'.repeat(LARGEST_DOCUMENT + more) };
    expect(refusal(written([document]))).toBe(more === 0 ? 'read' : '406 The cXML document has over 786432 bytes.');
  });

  it.each<[string, Uint8Array, string, RegExp]>([
    ['without a boundary', written([DOCUMENT]), 'multipart/related', /names no boundary/],
    [
      'with a boundary of 201 characters',
      written([DOCUMENT]),
      `multipart/related; boundary=${'b'.repeat(201)}`,
      /names no/,
    ],
    ['with another boundary', written([DOCUMENT]), 'multipart/related; boundary=other', /is not in it/],
    ['without an end', written([DOCUMENT], { end: '' }), RELATED, /not finished/],
    ['of no parts', Buffer.from('--b 1--\r\n'), RELATED, /no parts/],
    ['of nothing', Buffer.alloc(0), RELATED, /is not in it/],
    [
      'of 10,000 parts',
      written(Array.from({ length: 10_000 }, (): Part => DOCUMENT)),
      RELATED,
      /maximum allowed count of 11/,
    ],
    [
      'with a part that is multipart',
      written([DOCUMENT, { headers: ['Content-Type: multipart/related; boundary=c'], body: '--c\r\n\r\nx\r\n--c--' }]),
      RELATED,
      /is multipart itself/,
    ],
    [
      'with an unknown encoding',
      written([DOCUMENT, { headers: ['Content-Transfer-Encoding: x-uuencode'], body: 'x' }]),
      RELATED,
      /Content-Transfer-Encoding/,
    ],
    ['with a header of 9 kB', written([DOCUMENT, { headers: [`X: ${'x'.repeat(9_000)}`] }]), RELATED, /header size/],
    ['with a header that is not UTF-8', written([{ headers: ['Content-ID: \xe6'] }]), RELATED, /cannot be read/],
  ])('%s is refused', (_name, bytes, contentType, why) => {
    expect(refusal(bytes, contentType)).toMatch(/^406 /);
    expect(refusal(bytes, contentType)).toMatch(why);
  });

  it('may state any length of a part: its boundary counts', () => {
    const part: Part = { headers: ['Content-Length: 1', 'Content-ID: <order@x>'], body: '<cXML/>' };
    expect(opened(written([part, { headers: ['Content-Length: 999999999'], body: 'x' }]))).toMatchObject({
      document: '<cXML/>',
      files: [{ content: 'x' }],
    });
  });
});
