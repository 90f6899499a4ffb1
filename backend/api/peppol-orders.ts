// POST /api/peppol/orders: an access point hands over an order of Peppol or NemHandel, and gets what became of it.
import { receiveUblOrder, type UblParts, type UblResult } from '#backend/commerce/punchout/index';
import { LARGEST_MULTIPART } from '#domain/punchout/posted-size';
import type { ApiRoute } from './api-files';
import { apiError } from './replies';

/** What the sender can correct is 422; a refusal that the buyer gets by an OrderResponse is a document that was taken. */
const STATUS: Readonly<Record<UblResult, number>> = {
  accepted: 200,
  different: 200,
  refused: 200,
  duplicate: 200,
  conflict: 409,
  unreadable: 422,
  unknown_sender: 422,
};

export const peppolOrderRoute = (parts: () => UblParts): ApiRoute => ({
  ...{ method: 'POST', path: '/api/peppol/orders', scope: 'write-purchases' },
  async answer(request, caller) {
    const mode = new URL(request.url).searchParams.get('mode') ?? 'production';
    if (mode !== 'production' && mode !== 'test')
      return apiError(400, { code: 'PARAMETER_WRONG', message: 'mode is production or test.', parameter: 'mode' });
    const bytes = await orderBytes(request);
    if (bytes === null)
      return apiError(413, { code: 'BODY_TOO_LARGE', message: `An order has at most ${LARGEST_MULTIPART} bytes.` });
    const contentType = request.headers.get('content-type');
    const answer = await receiveUblOrder({ bytes, contentType, store: caller.store, isTest: mode === 'test' }, parts());
    return Response.json(answer, { status: STATUS[answer.result], headers: { 'cache-control': 'no-store' } });
  },
});

/** Null as soon as there is more. */
async function orderBytes(request: Request): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > LARGEST_MULTIPART) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
