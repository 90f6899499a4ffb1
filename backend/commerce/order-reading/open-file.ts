// Opens a document by its content: PDF, workbook, mail, separated values or plain text. Runs in a separate thread (open-program.ts).
import PostalMime from 'postal-mime';
import sanitizeHtml from 'sanitize-html';
import { hasColumns } from '#domain/cart/quick-order';
import { typeOfContent } from '#domain/purchase-order/file-type';
import { MOST_ROWS, type SourceRow, sourceOfText } from '#domain/purchase-order/reading/source';
import { decodedFile } from '#domain/reading/decoded';
import { likelyText } from '#domain/reading/mojibake';
import { MOST_ATTACHED } from './limits';
import { openPdf } from './open-pdf';
import { openCsv, openWorkbook } from './open-sheet';
import { type OpenedFile, type OpenedPart, Unreadable } from './opened';

export interface PostedOrderFile {
  /** Distinguishes a mail and separated values from plain text; everything else is recognised by its content. */
  name: string;
  bytes: Uint8Array;
}

const extensionOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Throws Unreadable. */
export async function openFile(file: PostedOrderFile): Promise<OpenedFile> {
  const isMail =
    extensionOf(file.name) === 'eml' || /^(?:[\w-]+:[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*){3}/.test(startOfFile(file));
  const opened =
    isMail && typeOfContent(file.bytes) !== 'application/pdf' ? await openMail(file.bytes) : await asOnlyPart(file);
  const rows = opened.parts.reduce((sum, part) => sum + part.rows.length, 0);
  if (rows > MOST_ROWS) throw new Unreadable('ORDER_FILE_TOO_LONG');
  if (!opened.parts.some((part) => part.rows.some(({ text }) => text !== ''))) throw new Unreadable('ORDER_FILE_EMPTY');
  return opened;
}

const startOfFile = ({ bytes }: PostedOrderFile): string =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 4_000)).replace(/^\s+/, '');

const asOnlyPart = async (file: PostedOrderFile): Promise<OpenedFile> => ({
  sender: null,
  parts: [{ name: '', rows: await rowsOfFile(file) }],
  unread: [],
});

async function rowsOfFile({ name, bytes }: PostedOrderFile): Promise<SourceRow[]> {
  if (bytes.length === 0) throw new Unreadable('ORDER_FILE_EMPTY');
  const type = typeOfContent(bytes);
  if (type === 'application/pdf') return openPdf(bytes);
  if (type === 'application/zip') return openWorkbook(bytes);
  // Documents of Office that are protected by a password, and those of before 2007.
  if (type === 'application/x-ole-storage')
    throw new Unreadable(extensionOf(name) === 'xlsx' ? 'ORDER_FILE_ENCRYPTED' : 'ORDER_FILE_KIND');
  if (type.startsWith('image/') || hasControls(bytes)) throw new Unreadable('ORDER_FILE_KIND');
  const decoded = decodedFile(bytes);
  const text = likelyText(decoded) ?? decoded;
  return isTable(name, text) ? openCsv(text) : sourceOfText(text);
}

/** UTF-16 begins with a mark; other texts have no NUL. */
const hasControls = (bytes: Uint8Array): boolean => !(bytes[0] === 0xff && bytes[1] === 0xfe) && bytes.includes(0);

const isTable = (name: string, text: string): boolean =>
  extensionOf(name) === 'csv' || (extensionOf(name) === 'tsv' && hasColumns(text));

async function openMail(bytes: Uint8Array): Promise<OpenedFile> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20 }).catch(() => {
    throw new Unreadable('ORDER_FILE_UNREADABLE');
  });
  const written = mail.text?.trim() ? mail.text : wordsOfHtml(mail.html ?? '');
  const about = mail.subject ? `Emne: ${mail.subject}\n\n` : '';
  const parts: OpenedPart[] = [{ name: '', rows: sourceOfText(`${about}${likelyText(written) ?? written}`) }];
  const unread: string[] = [];
  for (const [at, { filename, content }] of mail.attachments.entries()) {
    const name = filename ?? `fil-${at + 1}`;
    const data = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    const rows = at < MOST_ATTACHED ? await rowsOfFile({ name, bytes: data }).catch(() => null) : null;
    if (rows) parts.push({ name, rows });
    else unread.push(name);
  }
  return { sender: mail.from?.address?.toLowerCase() ?? null, parts, unread };
}

/** The words of an HTML mail, its tables with a tab between two cells; scripts and styles are left out. */
function wordsOfHtml(html: string): string {
  const broken = html
    .replace(/\s+/g, ' ')
    .replace(/<\/t[dh]\s*>\s*(?=<t[dh])/gi, '\t')
    .replace(/<(?:br|\/tr|\/p|\/div|\/li|\/h\d|\/table)\b[^>]*>/gi, '\n');
  const bare = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} });
  return bare.replace(/&(lt|gt|quot|amp|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' };
