// Plain HTTP of cXML: the one address that customers' systems post their documents to.
import {
  type Answered,
  type ReceivingParts,
  receiveCxml,
  refusedUnread,
} from '#backend/commerce/punchout/cxml/receive';
import { isMultipart, LARGEST_DOCUMENT, READ_UNPROVEN } from '#backend/commerce/punchout/index';
import type { FileHandler } from '#backend/files';
import { cxmlPath } from '#domain/page/addresses';
import { httpStatusOf } from '#domain/punchout/cxml/cxml-status';
import { LARGEST_MULTIPART } from '#domain/punchout/posted-size';

const HEADERS = {
  'content-type': 'text/xml; charset=UTF-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

const plainReply = (status: number, words: string, more: Record<string, string> = {}) =>
  new Response(`${words}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more },
  });

export function cxmlFiles(parts: () => ReceivingParts): FileHandler {
  return async (request) => {
    const { pathname, origin } = new URL(request.url);
    if (pathname !== cxmlPath()) return null;
    if (request.method !== 'POST') return plainReply(405, 'Post a cXML document here.', { allow: 'POST' });
    const contentType = request.headers.get('content-type');
    const most = isMultipart(contentType) ? LARGEST_MULTIPART : LARGEST_DOCUMENT;
    const sent = {
      contentType,
      origin: originSeen(request, origin),
      clientAddress: request.headers.get('x-real-ip') ?? '',
    };
    const read = await bytesWithin(request, most, (bytes) => refusedUnread({ ...sent, bytes }, parts()));
    if (read === null) return plainReply(413, `A request has at most ${most} bytes here.`);
    const { status, isConversation, text } =
      'refused' in read ? read.refused : await receiveCxml({ ...sent, ...read }, parts());
    return new Response(text, { status: httpStatusOf(status, isConversation), headers: HEADERS });
  };
}

/** A storefront in another process forwards the requested host. */
function originSeen(request: Request, origin: string): string {
  const host = request.headers.get('x-forwarded-host');
  return host === null ? origin : `${new URL(origin).protocol}//${host}`;
}

type Arrived = { bytes: Uint8Array } | { refused: Answered };

/** Null as soon as there is more. A long request is read on only where its beginning is not refused. */
async function bytesWithin(
  request: Request,
  most: number,
  refusalOf: (beginning: Uint8Array) => Promise<Answered | null>,
): Promise<Arrived | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    const isBeginning = length <= READ_UNPROVEN;
    length += part.byteLength;
    if (length > most) return null;
    parts.push(part);
    const refused = isBeginning && length > READ_UNPROVEN ? await refusalOf(Buffer.concat(parts)) : null;
    if (refused) return { refused };
  }
  return { bytes: Buffer.concat(parts) };
}
