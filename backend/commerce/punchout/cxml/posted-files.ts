// Opens a multipart/related request: the cXML document and the files that are attached to it. Source: cXML Reference Guide 1.2.070, "Attachments".
import { MultipartParseError, type MultipartPart, parseMultipart } from '@remix-run/multipart-parser';
import { type CxmlReading, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { LARGEST_MULTIPART } from '#domain/punchout/posted-size';
import { safeFileName } from '#domain/purchase-order/file-name';
import { typeOfContent } from '#domain/purchase-order/file-type';

export interface PostedFile {
  /** Without a path or characters that a file system or a page could misread. */
  name: string;
  /** By its content. */
  type: string;
  /** What the order calls it: the part's Content-ID without angle brackets. */
  contentId: string | null;
  bytes: Uint8Array;
}

export interface OpenedRequest {
  bytes: Uint8Array;
  contentType: string | null;
  files: readonly PostedFile[];
}

/** A thousand lines with all that a system writes about each. */
export const LARGEST_DOCUMENT = 768 * 1024;
const MOST_FILES = 10;
const LARGEST_FILES = 10 * 1024 * 1024;
const LONGEST_BOUNDARY = 200;
/** So much of a request is read before its sender is proven: the document with its headers. */
export const READ_UNPROVEN = LARGEST_DOCUMENT + 16 * 1024;

export const isMultipart = (contentType: string | null): boolean => /^\s*multipart\//i.test(contentType ?? '');

/** A request that is not multipart is the document itself. */
export function openRequest(bytes: Uint8Array, contentType: string | null): CxmlReading<{ opened: OpenedRequest }> {
  if (!isMultipart(contentType)) return { ok: true, opened: { bytes, contentType, files: [] } };
  const boundary = headerParameter(contentType, 'boundary');
  if (boundary === null || boundary.length > LONGEST_BOUNDARY)
    return cxmlRefusal(406, 'The multipart request names no boundary.');
  const start = firstBoundary(bytes, boundary);
  if (start === null) return cxmlRefusal(406, 'The boundary of the multipart request is not in it.');
  try {
    const parts = parseMultipart(withPartHeaders(bytes.subarray(start), boundary), {
      ...{ boundary, maxParts: MOST_FILES + 1 },
      ...{ maxFileSize: LARGEST_MULTIPART, maxTotalSize: LARGEST_MULTIPART },
    });
    return openedFrom([...parts], headerParameter(contentType, 'start'));
  } catch (failure) {
    // The second kind: a header of a part is not UTF-8.
    if (failure instanceof MultipartParseError || failure instanceof TypeError)
      return cxmlRefusal(406, `The multipart request cannot be read: ${failure.message.slice(0, 200)}`);
    throw failure;
  }
}

/** After a preamble, which MIME allows. */
function firstBoundary(bytes: Uint8Array, boundary: string): number | null {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (whole.indexOf(`--${boundary}`, 0, 'latin1') === 0) return 0;
  const at = whole.indexOf(`\r\n--${boundary}`, 0, 'latin1');
  return at < 0 ? null : at + 2;
}

/** The parser reads what is before the first empty line as headers: a part without any gets one. */
function withPartHeaders(bytes: Uint8Array, boundary: string): Uint8Array {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const bare = `--${boundary}\r\n\r\n`;
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = beginOfPart(whole, bare, 0); at >= 0; at = beginOfPart(whole, bare, from)) {
    const end = at + bare.length - 2;
    pieces.push(whole.subarray(from, end), Buffer.from('X-Headers: none\r\n'));
    from = end;
  }
  return from === 0 ? bytes : Buffer.concat([...pieces, whole.subarray(from)]);
}

function beginOfPart(whole: Buffer, delimiter: string, from: number): number {
  if (from === 0 && whole.indexOf(delimiter, 0, 'latin1') === 0) return 0;
  const at = whole.indexOf(`\r\n${delimiter}`, from, 'latin1');
  return at < 0 ? at : at + 2;
}

/**
 * The first part of a request of which this much has come: the document, by which its sender is proven. A system that puts a file of this size
 * before it is refused.
 */
export function openBeginning(bytes: Uint8Array, contentType: string | null): CxmlReading<{ opened: OpenedRequest }> {
  const boundary = headerParameter(contentType, 'boundary') ?? '';
  const start = boundary === '' ? null : firstBoundary(bytes, boundary);
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = start === null ? -1 : whole.indexOf(`\r\n--${boundary}`, start, 'latin1');
  if (end < 0)
    return cxmlRefusal(406, `The first part is the cXML document, and has at most ${LARGEST_DOCUMENT} bytes.`);
  return openRequest(Buffer.concat([whole.subarray(0, end), Buffer.from(`\r\n--${boundary}--\r\n`)]), contentType);
}

/** The document is the part that `start` names, else the first. */
function openedFrom(parts: readonly MultipartPart[], start: string | null): CxmlReading<{ opened: OpenedRequest }> {
  const wanted = start === null ? null : bareId(start);
  const root = parts.find((part) => wanted !== null && contentIdOf(part) === wanted) ?? parts[0];
  if (!root) return cxmlRefusal(406, 'The multipart request has no parts.');
  const files: PostedFile[] = [];
  for (const part of parts) {
    if (isMultipart(part.headers['content-type'] ?? null))
      return cxmlRefusal(406, 'A part of the multipart request is multipart itself: attach each file by its own part.');
    const bytes = decodedPart(part);
    if (!bytes)
      return cxmlRefusal(406, 'A part has a Content-Transfer-Encoding that is not known: use base64 or binary.');
    const name = safeFileName(nameOfPart(part), files.length + 1);
    if (part !== root) files.push({ name, type: typeOfContent(bytes), contentId: contentIdOf(part), bytes });
  }
  if (files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) > LARGEST_FILES)
    return cxmlRefusal(406, `The attached files have over ${LARGEST_FILES} bytes.`);
  const document = decodedPart(root);
  if (!document || document.byteLength > LARGEST_DOCUMENT)
    return cxmlRefusal(406, `The cXML document has over ${LARGEST_DOCUMENT} bytes.`);
  return { ok: true, opened: { bytes: document, contentType: root.headers['content-type'] ?? null, files } };
}

const bareId = (written: string): string => written.trim().replace(/^<|>$/g, '');

const contentIdOf = (part: MultipartPart): string | null => {
  const written = part.headers['content-id'];
  return written === undefined ? null : bareId(written);
};

const nameOfPart = (part: MultipartPart): string =>
  part.filename ?? headerParameter(part.headers['content-type'] ?? null, 'name') ?? '';

/** Null for an unknown encoding. */
function decodedPart(part: MultipartPart): Uint8Array | null {
  const encoding = (part.headers['content-transfer-encoding'] ?? 'binary').trim().toLowerCase();
  const text = () => Buffer.from(part.bytes).toString('latin1');
  if (encoding === 'base64') return Buffer.from(text(), 'base64');
  if (encoding === 'quoted-printable') return Buffer.from(fromQuotedPrintable(text()), 'latin1');
  return ['7bit', '8bit', 'binary'].includes(encoding) ? part.bytes : null;
}

const fromQuotedPrintable = (text: string): string =>
  text
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A parameter of a header, quoted or not; null where it is missing. */
function headerParameter(header: string | null, name: string): string | null {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]{0,500})"|([^\\s;"]{1,500}))`, 'i').exec(header ?? '') ?? [];
  return quoted ?? plain ?? null;
}
