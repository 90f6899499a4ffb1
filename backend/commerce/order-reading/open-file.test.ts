// Documents of every kind as rows, and those that are refused: too large, too long, protected, broken, of another kind.
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { LARGEST_ORDER_FILE, LARGEST_UNPACKED, MOST_PAGES } from './limits';
import { openFile } from './open-file';
import { openInThread } from './open-thread';
import { Unreadable } from './opened';

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const cells = async (name: string, bytes: Uint8Array) =>
  (await openFile({ name, bytes })).parts
    .flatMap(({ rows }) => rows.map((row) => row.cells))
    .filter((row) => row.length > 0);
const refused = async (name: string, bytes: Uint8Array) =>
  openFile({ name, bytes }).then(
    () => 'opened',
    (failure: unknown) => (failure instanceof Unreadable ? failure.code : String(failure)),
  );

async function pdf(draw: (document: PDFKit.PDFDocument) => void, options = {}): Promise<Uint8Array> {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function table(document: PDFKit.PDFDocument) {
  const rows = [
    ['Varenr', 'Tekst', 'Antal'],
    ['TN-2420', 'Toner sort', '2'],
    ['1200106', 'Kuglepen blå', '10'],
  ];
  for (const [at, row] of rows.entries())
    for (const [column, cell] of row.entries()) document.text(cell, 50 + column * 150, 100 + at * 20);
}

/** Text at the left of its column, numbers at the right: an empty cell leaves nothing that shows where it is. */
function gappyTable(document: PDFKit.PDFDocument) {
  const columns = [
    ...[
      { x: 50, width: 60 },
      { x: 130, width: 150 },
      { x: 300, width: 60, align: 'right' },
    ],
    ...[
      { x: 370, width: 40 },
      { x: 420, width: 80, align: 'right' },
    ],
  ] as const;
  const rows = [
    ['Varenr', 'Tekst', 'Antal', 'Enhed', 'Pris'],
    ['TN-2420', 'Toner sort', '2', 'stk', '399,00'],
    ['1200106', 'Kuglepen blå', '10', '', '4,25'],
    ['', 'Kopipapir A4', '5', 'pk', ''],
    ['1200201', 'Kopipapir A3', '', 'pk', '61,50'],
  ];
  for (const [at, row] of rows.entries())
    for (const [column, cell] of row.entries()) {
      const { x = 0, ...rest } = columns[column] ?? {};
      if (cell !== '') document.text(cell, x, 100 + at * 20, rest);
    }
}

const sheet = (rows: string) =>
  strToU8(
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  );
const workbook = (rows: string, strings = '') =>
  zipSync({
    'xl/worksheets/sheet1.xml': sheet(rows),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
  });

describe('rows', () => {
  it('of a PDF have an empty cell where the table has none', async () => {
    const [, ...rows] = await cells('ordre.pdf', await pdf(gappyTable));
    expect(rows).toEqual([
      ['TN-2420', 'Toner sort', '2', 'stk', '399,00'],
      ['1200106', 'Kuglepen blå', '10', '', '4,25'],
      ['', 'Kopipapir A4', '5', 'pk', ''],
      ['1200201', 'Kopipapir A3', '', 'pk', '61,50'],
    ]);
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('Varenr;Tekst;Antal\nTN-2420;Blå;2\n')],
    ['ISO-8859-1', latin1('Varenr;Tekst;Antal\nTN-2420;Blå;2\n')],
    ['UTF-8 with a mark', new TextEncoder().encode('\ufeffVarenr;Tekst;Antal\nTN-2420;Blå;2\n')],
    ['UTF-8 that was decoded wrongly', new TextEncoder().encode('Varenr;Tekst;Antal\nTN-2420;BlÃ¥;2\n')],
  ])('of separated values in %s', async (_name, bytes) =>
    expect((await cells('ordre.csv', bytes))[1]).toEqual(['TN-2420', 'Blå', '2']),
  );

  it('of a PDF', async () =>
    expect(await cells('ordre.pdf', await pdf(table))).toEqual([
      ['Varenr', 'Tekst', 'Antal'],
      ['TN-2420', 'Toner sort', '2'],
      ['1200106', 'Kuglepen blå', '10'],
    ]));

  it('of a workbook: shared, rich and inline text, numbers, columns that are left out', async () => {
    const rows = `<row><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
      <row><c r="A2" t="inlineStr"><is><t>TN-2420</t></is></c><c r="C2"><v>12.299999999999999</v></c></row>`;
    const strings = '<si><t>Varenr</t></si><si><r><t>An</t></r><r><t>tal</t></r></si>';
    expect(await cells('ordre.xlsx', workbook(rows, strings))).toEqual([
      ['Varenr', 'Antal'],
      ['TN-2420', '', '12.3'],
    ]);
  });

  it('of a mail with HTML alone, without its script', async () => {
    const mail = latin1(
      'From: Jens <JENS@murer.example>\r\nSubject: Bestilling\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=iso-8859-1\r\n\r\n<style>p{}</style><script>alert("2 stk TN-1")</script><p>Hej</p><table><tr><td>TN-2420</td><td>Blå</td><td>2</td></tr></table>',
    );
    const opened = await openFile({ name: 'mail.eml', bytes: mail });
    expect(opened.sender).toBe('jens@murer.example');
    const text = opened.parts.flatMap(({ rows }) => rows.map((row) => row.cells.join('|'))).filter(Boolean);
    expect(text).toEqual(['Emne: Bestilling', 'Hej', 'TN-2420|Blå|2']);
  });

  it('of a mail with attached files, and which of them were not read', async () => {
    const attached = (name: string, content: string) =>
      `--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}\r\n`;
    const mail = `From: a@b.example\r\nSubject: Se vedh\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nSe vedh\r\n${attached('o.csv', 'Varenr;Antal\nTN-2420;2')}${attached('logo.png', '\u0089PNG')}${attached('x.bin', 'a\u0000b')}--b--\r\n`;
    const { parts, unread } = await openFile({ name: 'mail.eml', bytes: latin1(mail) });
    expect(parts.map(({ name }) => name)).toEqual(['', 'o.csv', 'logo.png']);
    expect(unread).toEqual(['x.bin']);
  });
});

describe('refused', () => {
  it.each([
    ['nothing', 'a.txt', new Uint8Array(), 'ORDER_FILE_EMPTY'],
    ['spaces', 'a.txt', latin1(' \n '), 'ORDER_FILE_EMPTY'],
    ['a picture', 'a.pdf', new Uint8Array([0xff, 0xd8, 0xff, 1]), 'ORDER_FILE_KIND'],
    ['a program', 'a.csv', latin1('MZ\u0000\u0001'), 'ORDER_FILE_KIND'],
    ['a broken PDF', 'a.pdf', latin1('%PDF-1.7 nothing'), 'ORDER_FILE_UNREADABLE'],
    ['a broken archive', 'a.xlsx', latin1('PK\u0003\u0004nothing'), 'ORDER_FILE_UNREADABLE'],
    ['another archive', 'a.xlsx', zipSync({ 'a.txt': strToU8('a') }), 'ORDER_FILE_KIND'],
    [
      'a workbook with a password',
      'a.xlsx',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'ORDER_FILE_ENCRYPTED',
    ],
    ['3,001 rows', 'a.txt', latin1('a\n'.repeat(3_000)), 'ORDER_FILE_TOO_LONG'],
    ['3,000 rows', 'a.txt', latin1('a\n'.repeat(2_999)), 'opened'],
  ])('%s', async (_what, name, bytes, code) => expect(await refused(name, bytes)).toBe(code));

  it('a PDF with a password, and one of too many pages', async () => {
    const locked = await pdf(table, { userPassword: 'x', ownerPassword: 'y' });
    expect(await refused('a.pdf', locked)).toBe('ORDER_FILE_ENCRYPTED');
    const pages = (count: number) =>
      pdf((document) => {
        document.text('a');
        for (let page = 1; page < count; page += 1) document.addPage().text('a');
      });
    expect(await refused('a.pdf', await pages(MOST_PAGES))).toBe('opened');
    expect(await refused('a.pdf', await pages(MOST_PAGES + 1))).toBe('ORDER_FILE_TOO_LONG');
  });

  it('an archive that unpacks to more than it may, without unpacking it', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(LARGEST_UNPACKED + 1) });
    expect(bomb.length).toBeLessThan(LARGEST_ORDER_FILE);
    expect(await refused('a.xlsx', bomb)).toBe('ORDER_FILE_TOO_LONG');
  });
});

describe('the thread', () => {
  const text = (length: number) => ({ name: 'a.txt', bytes: new Uint8Array(length).fill(32).fill(97, 0, 1) });

  it('opens a document of the largest size, and refuses a larger one', async () => {
    expect(await openInThread(text(LARGEST_ORDER_FILE))).toMatchObject({ ok: true });
    const larger = { ok: false, code: 'ORDER_FILE_TOO_LARGE', params: { megabytes: 2 } };
    expect(await openInThread(text(LARGEST_ORDER_FILE + 1))).toEqual(larger);
  });

  it('returns why a document is refused, and ends one that takes too long', async () => {
    expect(await openInThread({ name: 'a.pdf', bytes: latin1('%PDF-1.7 nothing') })).toEqual({
      ok: false,
      code: 'ORDER_FILE_UNREADABLE',
    });
    const bytes = await pdf((document) => {
      for (let page = 1; page < MOST_PAGES; page += 1) document.addPage().text('a');
    });
    expect(await openInThread({ name: 'a.pdf', bytes })).toMatchObject({ ok: true });
    expect(await openInThread({ name: 'a.pdf', bytes }, 1)).toEqual({ ok: false, code: 'ORDER_FILE_TOO_LONG' });
  });
});
