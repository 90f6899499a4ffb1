// An XML document as plain values: what is read from a customer's system, and what is written to it.

export interface XmlElement {
  /** As it was written, with the prefix of a namespace if there was one. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  nodes: readonly XmlNode[];
}
export type XmlNode = XmlElement | string;

export type Attributes = Readonly<Record<string, string | null>>;

/** An attribute that is null is left out, and so is a node that is. */
export const xml = (name: string, attributes: Attributes = {}, ...nodes: (XmlNode | null)[]): XmlElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]): [string, string][] => (value === null ? [] : [[key, value]])),
  ),
  nodes: nodes.filter((node) => node !== null),
});

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

export const elementsIn = (element: XmlElement): XmlElement[] => element.nodes.filter(isElement);

/** Real systems write 'BuyerCookie', 'buyercookie' and 'c:BuyerCookie': names are compared without regard to case and prefix. */
export const isNamed = (written: string, name: string): boolean =>
  written.slice(written.indexOf(':') + 1).toLowerCase() === name.toLowerCase();

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  elementsIn(element).filter((child) => isNamed(child.name, name));

/** The first element at the end of this path; null where there is none. */
export function childAt(element: XmlElement | null, ...path: readonly string[]): XmlElement | null {
  let at = element;
  for (const name of path) at = (at && childrenNamed(at, name)[0]) ?? null;
  return at;
}

/** All text below, in order, without the white space around it; empty where there is no such element. */
export const textWithin = (element: XmlElement | null): string => (element ? deepText(element).trim() : '');

const deepText = ({ nodes }: XmlElement): string =>
  nodes.map((node) => (isElement(node) ? deepText(node) : node)).join('');

/** Null where it is missing or empty. */
export function attributeNamed(element: XmlElement | null, name: string): string | null {
  const found = Object.entries(element?.attributes ?? {}).find(([written]) => isNamed(written, name));
  return found?.[1].trim() || null;
}
