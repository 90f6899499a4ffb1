// Validates a document against a DTD: which children each element has and in which order, which attributes are required and allowed.
import { isElement, type XmlElement } from '#domain/punchout/cxml/xml-element';

interface Declared {
  /** Over the names of the children, each with a space behind it; null: anything. */
  content: RegExp | null;
  takesText: boolean;
  attributes: Map<string, { required: boolean; values: readonly string[] | null }>;
}

export interface Dtd {
  /** The faults of the document; empty if it is valid. */
  faultsIn(root: XmlElement): string[];
}

export function readDtd(text: string): Dtd {
  const plain = text.replace(/<!--[\s\S]*?-->/g, '');
  const elements = new Map<string, Declared>();
  for (const [, name = '', model = ''] of plain.matchAll(/<!ELEMENT\s+(\S+)\s+([^>]+)>/g))
    elements.set(name, {
      content: contentOf(model.trim()),
      takesText: model.includes('#PCDATA') || model.trim() === 'ANY',
      attributes: new Map(),
    });
  for (const [, name = '', list = ''] of plain.matchAll(/<!ATTLIST\s+(\S+)\s+([^>]+)>/g))
    for (const [, attribute = '', type = '', use = ''] of list.matchAll(
      /(\S+)\s+(CDATA|NMTOKEN|\([^)]*\))\s+(#REQUIRED|#IMPLIED)/g,
    ))
      elements.get(name)?.attributes.set(attribute, {
        required: use === '#REQUIRED',
        values: type.startsWith('(') ? type.slice(1, -1).split('|') : null,
      });
  return { faultsIn: (root) => faultsOf(root, elements) };
}

function contentOf(model: string): RegExp | null {
  if (model === 'ANY') return null;
  if (model === 'EMPTY' || model === '(#PCDATA)') return /^$/;
  const pattern = model
    .replace(/\s+/g, '')
    .replace(/[A-Za-z]+/g, (name) => `(?:${name} )`)
    .replaceAll(',', '');
  // 'A,B' and 'A?B' need no separator once each name is a separate group.
  return new RegExp(`^${pattern}$`);
}

function faultsOf(element: XmlElement, elements: ReadonlyMap<string, Declared>): string[] {
  const { name, attributes, nodes } = element;
  const declared = elements.get(name);
  if (!declared) return [`<${name}> is not declared`];
  const children = nodes.filter(isElement);
  const faults: string[] = [];
  const told = children.map((child) => `${child.name} `).join('');
  if (declared.content && !declared.content.test(told)) faults.push(`<${name}> holds ${told || 'nothing'}`);
  if (!declared.takesText && nodes.some((node) => !isElement(node) && node.trim() !== ''))
    faults.push(`<${name}> holds text`);
  for (const [key, { required }] of declared.attributes)
    if (required && !attributes[key]) faults.push(`<${name}> lacks @${key}`);
  for (const [key, value] of Object.entries(attributes)) {
    const known = declared.attributes.get(key);
    if (!known) faults.push(`<${name}> has @${key}`);
    else if (known.values && !known.values.includes(value)) faults.push(`<${name}> has @${key}="${value}"`);
  }
  return [...faults, ...(declared.content ? children.flatMap((child) => faultsOf(child, elements)) : [])];
}
