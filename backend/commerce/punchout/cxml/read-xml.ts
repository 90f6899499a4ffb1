// Parses untrusted XML: nothing is fetched or expanded, and depth and size are bounded.
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type CxmlReading, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { isNamed, type XmlElement, type XmlNode } from '#domain/punchout/cxml/xml-element';
import { enteredText } from '#domain/reading/text';
import { decodedXml } from './decode-xml';

/** cXML itself is some twelve deep. */
const DEEPEST = 40;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // The five predefined XML entities and numeric character references: a document cannot define further ones.
  htmlEntities: true,
  maxNestedTags: DEEPEST,
});

/** Never throws: an unreadable document is a refusal. UBL takes no declaration. */
export function readXml(
  bytes: Uint8Array,
  contentType: string | null,
  language: 'cXML' | 'UBL' = 'cXML',
): CxmlReading<{ root: XmlElement }> {
  const decoded = decodedXml(bytes, contentType);
  if (!decoded.ok) return decoded;
  const stripped = withoutDoctype(decoded.text, language);
  if (!stripped.ok) return stripped;
  const fault = XMLValidator.validate(stripped.text);
  if (fault !== true)
    return cxmlRefusal(406, `Not well-formed in line ${fault.err.line}: ${fault.err.msg.slice(0, 200)}`);
  return parsedXml(stripped.text);
}

function parsedXml(text: string): CxmlReading<{ root: XmlElement }> {
  try {
    const [root, ...others] = nodesFrom(parser.parse(text)).filter((node) => typeof node !== 'string');
    if (!root || others.length > 0) return cxmlRefusal(406, 'A document has one element at its root.');
    return { ok: true, root };
  } catch (failure) {
    return cxmlRefusal(406, `Not readable: ${failure instanceof Error ? failure.message.slice(0, 200) : 'unknown'}`);
  }
}

/** Sent back, or compared, byte for byte. */
const VERBATIM = ['BuyerCookie', 'SharedSecret', 'URL'] as const;
const isVerbatim = (element: string) => VERBATIM.some((name) => isNamed(element, name));

/** The parser represents a node as an object with one key, its name, next to ':@' for its attributes. Texts are normalised like all input. */
function nodesFrom(told: unknown, asItCame = false): XmlNode[] {
  if (!Array.isArray(told)) return [];
  return told.flatMap((one: unknown): XmlNode[] => {
    if (typeof one !== 'object' || one === null) return [];
    const entries: [string, unknown][] = Object.entries(one);
    const [name, inner] = entries.find(([key]) => key !== ':@') ?? ['', null];
    if (name === '#text') return [asItCame ? String(inner) : enteredText(String(inner))];
    const isKept = asItCame || isVerbatim(name);
    return name === '' ? [] : [{ name, attributes: attributesFrom(one, isKept), nodes: nodesFrom(inner, isKept) }];
  });
}

function attributesFrom(one: object, asItCame: boolean): Record<string, string> {
  const told: unknown = Object.entries(one).find(([key]) => key === ':@')?.[1];
  if (typeof told !== 'object' || told === null) return {};
  const kept = (name: string, value: string) => (asItCame || name === 'payloadID' ? value : enteredText(value));
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, kept(name, String(value))]));
}

/** With the prefix of a namespace, or an empty list of definitions, if there is one. It may name any place: none is ever fetched. */
const DOCTYPE =
  /^<!DOCTYPE\s+(?:[\w.-]{1,40}:)?cXML\s*(?:(?:SYSTEM|PUBLIC\s*(?:"[^"]{0,200}"|'[^']{0,200}'))\s*(?:"[^"]{0,300}"|'[^']{0,300}')\s*)?(?:\[\s*\]\s*)?>/i;

const DECLARATIONS = {
  cXML: 'The only declaration that is taken is <!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/…/cXML.dtd">.',
  UBL: 'A document of UBL has no declaration (<!DOCTYPE …>): leave it out.',
} as const;

const ELEMENT = /<[\p{L}_:]/u;
const COMMENTS = /<!--[\s\S]*?-->/g;

/**
 * The document without its DOCTYPE. Any other declaration is refused anywhere: an entity, or a definition within the document. Comments and
 * CDATA are skipped: their contents declare nothing.
 */
function withoutDoctype(text: string, language: 'cXML' | 'UBL'): CxmlReading<{ text: string }> {
  let doctype = '';
  for (let at = text.indexOf('<!'); at >= 0; ) {
    const end = endOfNeutral(text, at);
    if (end === null) return cxmlRefusal(406, 'A comment or CDATA section has no end.');
    if (end > at) {
      at = text.indexOf('<!', end);
      continue;
    }
    const [whole] = DOCTYPE.exec(text.slice(at, at + 1_000)) ?? [];
    const isFirst = doctype === '' && !ELEMENT.test(text.slice(0, at).replace(COMMENTS, ''));
    if (whole === undefined || !isFirst || language === 'UBL') return cxmlRefusal(406, DECLARATIONS[language]);
    doctype = whole;
    at = text.indexOf('<!', at + whole.length);
  }
  return { ok: true, text: doctype === '' ? text : text.replace(doctype, () => '') };
}

/** Where the comment or CDATA section that begins here ends; here itself where it is neither; null where it has no end. */
function endOfNeutral(text: string, at: number): number | null {
  const close = text.startsWith('<!--', at) ? '-->' : text.startsWith('<![CDATA[', at) ? ']]>' : null;
  if (close === null) return at;
  const end = text.indexOf(close, at + 4);
  return end < 0 ? null : end + close.length;
}
