// Streams a form with files: of each part, at most the size limit of a file is buffered, so that a file of any size costs no
// memory, is refused at its field, and the other fields are preserved. The parser is the platform's own.
import { PICTURE_BYTES, PICTURE_SIDES } from '#domain/complaint/pictures';
import { LARGEST_MULTIPART } from '#domain/punchout/posted-size';
import { LARGEST_ORDER_FILE } from '#domain/purchase-order/reading/limits';
import { formOf, formTooLarge } from './form.server';
import { FORM_BYTES } from './form-size.server';

/** Bytes that may be posted: three files of a camera of films are read to their end. */
export const UPLOAD_BYTES = 200 * 1024 * 1024;

/** More than a picture may have, the head of its part included: what is cut is seen to be too large. */
const KEPT_OF_PART = PICTURE_BYTES + 16 * 1024;
const KEPT = FORM_BYTES + PICTURE_SIDES.length * (KEPT_OF_PART + FORM_BYTES);

const UPLOADS =
  /^\/reklamation(?:\/|$)|^\/reklamationsbilleder\/|^\/staff\/(?:products\/[^/]+\/pictures|media|orders\/read|settings\/[^/]+)$/;

/** As much as the back end reads of what other systems post (bulk requests: backend/api/bulk-lines.ts), and a little more, which it refuses with a message. */
const BY_SYSTEMS: readonly [RegExp, bytes: number][] = [
  [/^\/api\/bulk\//, 9 * 1024 * 1024],
  [/^\/punchout\/cxml$|^\/api\/peppol\/orders$/, LARGEST_MULTIPART + 16 * 1024],
];

/** For the front door: how much may be posted to the pages that take pictures, and by other systems. */
export function mostBytes(path: string): number | null {
  if (UPLOADS.test(path)) return UPLOAD_BYTES;
  return BY_SYSTEMS.find(([paths]) => paths.test(path))?.[1] ?? null;
}

const BOUNDARY = /boundary=("?)([^";]{1,70})\1/i;

/** Memory for a form with any number of pictures: these bytes and one more picture. Of later parts only the head is read. */
const AT_ONCE = 2 * KEPT_OF_PART;
const KEPT_OF_REST = 4 * 1024;

/** How much of the parts of a form may still pass. */
interface Allowance {
  left: number;
  /** A part was cut because of it. */
  wasSpent: boolean;
}

/** With any number of pictures. `cut`: those that did not fit, of which only the beginning was read. */
export async function picturesFormOf(request: Request): Promise<{ form: FormData; cut: ReadonlySet<File> }> {
  const allowance = { left: AT_ONCE, wasSpent: false };
  const form = await uploadFormOf(request, allowance);
  const files = [...form.values()].filter((value) => value instanceof File);
  const cut = files.filter(({ size }) => allowance.wasSpent && size > 0 && size <= KEPT_OF_REST);
  return { form, cut: new Set(cut) };
}

/** A little more than a document may have, which its reader refuses. */
const KEPT_OF_DOCUMENT = LARGEST_ORDER_FILE + 16 * 1024;

/** With a document, or with its text or the proposal that was made of it, each as long as a document. */
export const documentFormOf = (request: Request): Promise<FormData> =>
  shortFormOf(request, KEPT_OF_DOCUMENT, FORM_BYTES + 3 * KEPT_OF_DOCUMENT);

/** As `formOf`: the same refusals for what is no form or has too many fields. */
async function shortFormOf(
  request: Request,
  mostOfPart: number,
  mostBytes: number,
  allowance?: Allowance,
): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  const boundary = BOUNDARY.exec(type)?.[2];
  if (boundary === undefined || !request.body) return formOf(request);
  const body = request.body.pipeThrough(shortParts(boundary, mostOfPart, allowance));
  const init = { method: 'POST', headers: { 'Content-Type': type }, body, duplex: 'half' } as const;
  return formOf(new Request(request.url, init), mostBytes);
}

/** What is typed may be as long as in any other form. */
export async function uploadFormOf(request: Request, allowance?: Allowance): Promise<FormData> {
  const form = await shortFormOf(request, KEPT_OF_PART, KEPT, allowance);
  let typed = 0;
  form.forEach((value) => {
    if (typeof value === 'string') typed += value.length;
  });
  if (typed > FORM_BYTES) throw await formTooLarge(request);
  return form;
}

/** Lets the first `most` bytes of each part through, and all of the boundaries; fewer of a part that begins after the allowance is spent. */
export function shortParts(
  boundary: string,
  most: number,
  allowance: Allowance = { left: Number.POSITIVE_INFINITY, wasSpent: false },
): TransformStream<Uint8Array, Uint8Array> {
  const sign = Buffer.from(`\r\n--${boundary}`, 'latin1');
  let rest = Buffer.alloc(0);
  let passed = 0;
  let limit = most;
  const pass = (bytes: Buffer, out: TransformStreamDefaultController<Uint8Array>) => {
    const kept = bytes.subarray(0, Math.max(0, limit - passed));
    passed += bytes.length;
    allowance.left -= kept.length;
    if (limit < most && passed > limit) allowance.wasSpent = true;
    if (kept.length > 0) out.enqueue(new Uint8Array(kept));
  };
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      let left = Buffer.concat([rest, chunk]);
      for (let at = left.indexOf(sign); at >= 0; at = left.indexOf(sign)) {
        pass(left.subarray(0, at), out);
        out.enqueue(new Uint8Array(sign));
        passed = 0;
        limit = allowance.left > 0 ? most : Math.min(most, KEPT_OF_REST);
        left = left.subarray(at + sign.length);
      }
      // The end may be the beginning of a boundary.
      const held = Math.min(left.length, sign.length - 1);
      pass(left.subarray(0, left.length - held), out);
      rest = Buffer.from(left.subarray(left.length - held));
    },
    flush: (out) => pass(rest, out),
  });
}
