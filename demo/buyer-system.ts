// The demo's procurement system when it speaks cXML: announces its buyer, changes and orders the returned cart, and reads it.
import { randomUUID } from 'node:crypto';
import { stampAt } from '#backend/commerce/punchout/cxml/home-message';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { writtenCxml } from '#backend/commerce/punchout/cxml/write-cxml';
import type { BuyerPlayed, BuyerStep } from '#backend/demo';
import { cxmlPath } from '#domain/page/addresses';
import { answerOfSupplier, orderRequest, setupRequest } from '#domain/punchout/cxml/buyer-requests';
import { type HomeCart, readHomeCart } from '#domain/punchout/cxml/home-cart';
import { cxmlRequest, NEWEST_CXML } from '#domain/punchout/cxml/write-envelope';
import type { XmlElement } from '#domain/punchout/cxml/xml-element';
import { DEMO_CXML_BUYER } from './folder/punchout';
import { DEMO_PASSWORD } from './world/people/customers';

const BUYER = { domain: 'NetworkID', identity: DEMO_CXML_BUYER };
const SHOP = { domain: 'NetworkID', identity: 'kontorvaerk' };

/** `post`: to the shop's address for documents. */
export async function playBuyer(
  { play, origin, hook, returned }: BuyerStep,
  post: (request: Request) => Promise<Response>,
  now: Date,
): Promise<BuyerPlayed> {
  const cart = returned === null ? null : cartFrom(returned);
  if (play === 'read' || (play !== 'create' && !cart)) return { cart, answer: null };
  const items = cart?.items ?? [];
  const orderId = `DEMO-${randomUUID().slice(0, 8)}`;
  const body =
    play === 'order'
      ? orderRequest({ orderId, type: 'new', now, items })
      : setupRequest({ operation: play, buyerCookie: randomUUID(), hook, items: play === 'create' ? [] : items });
  const answer = await post(letterTo(`${origin}${cxmlPath()}`, body, now));
  const read = readXml(new Uint8Array(await answer.arrayBuffer()), answer.headers.get('content-type'));
  return { cart, answer: answerOfSupplier(read.ok ? read.root : null) };
}

/** What the browser posted, in base64 or as plain text. */
function cartFrom(returned: string): HomeCart | null {
  const isText = returned.trimStart().startsWith('<');
  const read = readXml(Buffer.from(returned, isText ? 'utf8' : 'base64'), null);
  return read.ok ? readHomeCart(read.root) : null;
}

function letterTo(address: string, body: XmlElement, now: Date): Request {
  const parties = { from: BUYER, to: [SHOP], secret: DEMO_PASSWORD };
  const stamp = stampAt(now, NEWEST_CXML);
  const text = writtenCxml(cxmlRequest({ stamp, parties, isTest: false, dtd: 'cXML', body }));
  return new Request(address, { method: 'POST', body: text, headers: { 'content-type': 'text/xml; charset=UTF-8' } });
}
