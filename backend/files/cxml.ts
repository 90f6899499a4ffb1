// Plain HTTP of cXML: the one address that customers' systems post their documents to.
import { type ReceivingParts, receiveCxml } from '#backend/commerce/punchout/cxml/receive';
import { isMultipart, LARGEST_DOCUMENT, LARGEST_MULTIPART } from '#backend/commerce/punchout/index';
import type { FileHandler } from '#backend/files';
import { cxmlPath } from '#domain/page/addresses';
import { httpStatusOf } from '#domain/punchout/cxml/cxml-status';

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
    const bytes = await bytesWithin(request, most);
    if (bytes === null) return plainReply(413, `A request has at most ${most} bytes here.`);
    const posted = {
      bytes,
      contentType,
      origin: originSeen(request, origin),
      clientAddress: request.headers.get('x-real-ip') ?? '',
    };
    const { status, isConversation, text } = await receiveCxml(posted, parts());
    return new Response(text, { status: httpStatusOf(status, isConversation), headers: HEADERS });
  };
}

/** A storefront in another process forwards the requested host. */
function originSeen(request: Request, origin: string): string {
  const host = request.headers.get('x-forwarded-host');
  return host === null ? origin : `${new URL(origin).protocol}//${host}`;
}

/** Null as soon as there is more. */
async function bytesWithin(request: Request, most: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
