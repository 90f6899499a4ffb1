// The buyer's procurement system of tests: it sends a setup request by cXML, and the buyer enters by the returned address.
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { childAt, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { cookiesOf, type Door, goneOn } from './door';
import { DEMO_CXML_BUYER } from '#demo/folder/punchout';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

export function elementOf(text: string): XmlElement {
  const read = readXml(Buffer.from(text), null);
  if (!read.ok) throw new Error(read.why);
  return read.root;
}

let sent = 0;

function documentWith(request: string): string {
  sent += 1;
  const buyer = (more = '') =>
    `<Credential domain="NetworkID"><Identity>${DEMO_CXML_BUYER}</Identity>${more}</Credential>`;
  return `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.040/cXML.dtd"><cXML payloadID="${sent}@door" timestamp="2026-11-23T08:00:00+01:00"><Header><From>${buyer()}</From><To>${buyer()}</To><Sender>${buyer(`<SharedSecret>${DEMO_PASSWORD}</SharedSecret>`)}<UserAgent>Test</UserAgent></Sender></Header><Request>${request}</Request></cXML>`;
}

export const setup = (operation: string, items = '') =>
  `<PunchOutSetupRequest operation="${operation}"><BuyerCookie>æ&amp;${sent}</BuyerCookie><BrowserFormPost><URL>http://localhost:9/back?a=1&amp;b=2</URL></BrowserFormPost>${items}</PunchOutSetupRequest>`;

export const itemOut = (sku: string, quantity: number) =>
  `<ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${sku}</SupplierPartID></ItemID></ItemOut>`;

export function cxmlAt(door: Door) {
  const send = (body: string, path = '/punchout/cxml') =>
    door.ask(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/xml', origin: 'https://ariba.example', 'sec-fetch-site': 'cross-site' },
    });
  /** The address at which the buyer enters. */
  async function startPage(request: string): Promise<URL> {
    const root = elementOf(await (await send(documentWith(request))).text());
    return new URL(textWithin(childAt(root, 'Response', 'PunchOutSetupResponse', 'StartPage', 'URL')));
  }
  return {
    send,
    documentWith,
    startPage,
    /** The cookies of the visit that starts there. */
    entering: async (start: URL) => cookiesOf(await goneOn(door, await door.ask(start.pathname))),
  };
}
