// Where a link of content may lead: what other systems say is not trusted to be an address that runs nothing.

const OPEN_SCHEMES = ['http', 'https', 'mailto', 'tel'];

/**
 * The address without spaces and control characters, which browsers pass over too; null for one that is empty or of another scheme
 * (`javascript:`, `data:`), and for one that only looks like a path of this shop (`//elsewhere`, `/\\elsewhere`). `isAnchor`: a place on the same page.
 */
export function safeHref(href: string | null | undefined, isAnchor = false): string | null {
  const address = (href ?? '').replaceAll(/[\p{Cc}\s]+/gu, '');
  if (address === '' || /^[\\/]{2}/.test(address) || /^\/\\/.test(address)) return null;
  if (isAnchor) return `#${address.replace(/^#/, '')}`;
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(address) ?? [];
  return scheme === undefined || OPEN_SCHEMES.includes(scheme.toLowerCase()) ? address : null;
}
