// A customer's procurement system as a separate site that shows the shop in a frame: it opens the shop by OCI or cXML, receives carts,
// sends the order, and receives its confirmation. Its page contains only the frame and one button.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { writtenCxml } from '#backend/commerce/punchout/cxml/write-cxml';
import {
  answerOfSupplier,
  orderRequest,
  type SupplierAnswer,
  setupRequest,
} from '#domain/punchout/cxml/buyer-requests';
import { type HomeCart, readHomeCart } from '#domain/punchout/cxml/home-cart';
import { cxmlRequest } from '#domain/punchout/cxml/write-envelope';
import type { XmlElement } from '#domain/punchout/cxml/xml-element';
import { DEMO_CXML_BUYER, DEMO_PUNCHOUT_LOGIN } from '#demo/folder/punchout';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

export interface ProcurementSystem {
  origin: string;
  /** Bodies of what the browser posted, the newest last. */
  posted: string[];
  /** Documents about its orders. */
  heard: XmlElement[];
  /** The cart last returned by cXML. */
  cart(): HomeCart;
  order(orderId: string): Promise<SupplierAnswer>;
  close(): void;
}

/** Documents of one system are numbered separately. */
let letters = 0;

export async function openProcurementSystem(shopOrigin: () => string): Promise<ProcurementSystem> {
  const posted: string[] = [];
  const heard: XmlElement[] = [];
  const system = { origin: '', posted, heard };

  async function send(body: XmlElement): Promise<SupplierAnswer> {
    letters += 1;
    const from = { domain: 'NetworkID', identity: DEMO_CXML_BUYER };
    const to = [{ domain: 'NetworkID', identity: 'kontorvaerk' }];
    const stamp = { payloadId: `${letters}@srm.example`, now: new Date(), version: '1.2.070' };
    const parties = { from, to, secret: DEMO_PASSWORD };
    const text = writtenCxml(cxmlRequest({ stamp, parties, isTest: true, dtd: 'cXML', body }));
    const headers = { 'content-type': 'text/xml; charset=UTF-8' };
    const answer = await fetch(`${shopOrigin()}/punchout/cxml`, { method: 'POST', body: text, headers });
    return answerOfSupplier(elementFrom(await answer.text()));
  }

  function cart(): HomeCart {
    const value = new URLSearchParams(posted.at(-1)).get('cxml-base64') ?? '';
    const found = readHomeCart(elementFrom(Buffer.from(value, 'base64').toString()));
    if (!found) throw new Error('no cart has come home');
    return found;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://system');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (pathname === '/told') {
      heard.push(elementFrom(await bodyOf(request)));
      response.setHeader('content-type', 'text/xml');
      response.end('<cXML payloadID="a" timestamp="b"><Response><Status code="200" text="OK"/></Response></cXML>');
    } else if (request.method === 'POST') {
      posted.push(await bodyOf(request));
      response.end('<p>Modtaget</p>');
    } else if (pathname === '/cxml') {
      const operation = searchParams.get('operation') === 'edit' ? 'edit' : 'create';
      const items = operation === 'edit' ? cart().items : [];
      const hook = `${system.origin}/home`;
      const { startPage, why } = await send(setupRequest({ operation, buyerCookie: `b${letters}`, hook, items }));
      response.end(
        startPage
          ? framed(`<form method="get" action="${startPage}" target="shop"><button>Til butikken</button></form>`)
          : why,
      );
    } else response.end(framed(callByOci(shopOrigin(), system.origin, searchParams)));
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch((failure: Error) => response.writeHead(500).end(failure.message));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  system.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(system, {
    cart,
    order: (orderId: string) => send(orderRequest({ orderId, type: 'new', now: new Date(), items: cart().items })),
    close: () => void server.close(),
  });
}

function elementFrom(text: string): XmlElement {
  const read = readXml(Buffer.from(text), null);
  if (!read.ok) throw new Error(read.why);
  return read.root;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

const framed = (form: string) =>
  `<!doctype html><title>SRM</title><iframe name="shop" width="800" height="900"></iframe>${form}`;

/** `asked`: additional fields of the call, such as one of OCI's functions. */
const callByOci = (shopOrigin: string, own: string, asked: URLSearchParams) =>
  `<form method="post" action="${shopOrigin}/punchout/authenticate" target="shop">
<input name="USERNAME" value="${DEMO_PUNCHOUT_LOGIN}"><input name="PASSWORD" value="${DEMO_PASSWORD}">
<input name="HOOK_URL" value="${own}/oci?sid=7">${[...asked].map(([name, value]) => `<input name="${name}" value="${value}">`).join('')}<button>Til butikken</button></form>`;
