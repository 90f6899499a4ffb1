// A cXML document as text. Letters beyond ASCII are written as numbers: a browser's form, and a system that takes the wrong encoding for
// the right one, then change nothing.
import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces';
import type { CxmlDocument } from '#domain/punchout/cxml/write-envelope';
import { isElement, type XmlElement } from '#domain/punchout/cxml/xml-element';

/** The location of cXML's definitions; the document names it, the shop never fetches it. */
const DTD_PLACE = 'http://xml.cxml.org/schemas/cXML';

export function writtenCxml({ dtd, version, root }: CxmlDocument): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  append(document, root);
  document.dtd({ sysID: `${DTD_PLACE}/${version}/${dtd}.dtd` });
  return document.end().replace(/[\u0080-\u{10ffff}]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

function append(parent: XMLBuilder, { name, attributes, nodes }: XmlElement): void {
  const clean = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, inXml(value)]));
  const element = parent.ele(name, clean);
  for (const node of nodes) {
    if (isElement(node)) append(element, node);
    else if (node !== '') element.txt(inXml(node));
  }
}

/** Any other document, without a definition that it names. */
export function writtenXml(root: XmlElement): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  append(document, root);
  return document.end({ prettyPrint: true });
}

/** One element of a larger document, on separate lines. */
export function writtenElement(element: XmlElement | null): string {
  if (!element) return '';
  const document = create();
  append(document, element);
  return `${document.end({ prettyPrint: true, headless: true })}\n`;
}

/** What was typed or pasted may hold characters that XML has no way to write. */
const inXml = (text: string): string => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
