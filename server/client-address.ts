// Where a request comes from, and what its proxies say of it, as far as they are trusted: proxies are counted from the shop outwards,
// because each adds what it saw on the right and anyone may have written what stands on the left.
import { isIPv4, isIPv6 } from 'node:net';

/** What the outermost of so many trusted proxies said; with fewer entries than proxies the first there is. */
export function saidByProxy(header: string | string[] | undefined, hops: number): string | undefined {
  if (hops === 0) return undefined;
  const said = entriesOf(header);
  return said[Math.max(0, said.length - hops)]?.toLowerCase() || undefined;
}

/**
 * The address that limits on tries count by. Empty only for a socket that is gone. An entry that is no address is passed over for
 * the proxy that wrote it down.
 */
export function clientAddress(
  forwardedFor: string | string[] | undefined,
  socketAddress: string | undefined,
  hops: number,
): string {
  const trusted = hops === 0 ? [] : entriesOf(forwardedFor).slice(-hops);
  for (const entry of [...trusted, socketAddress ?? '']) {
    const address = groupOf(entry);
    if (address !== null) return address;
  }
  return '';
}

const entriesOf = (header: string | string[] | undefined): string[] =>
  header === undefined ? [] : [header].flat().flatMap((line) => line.split(',').map((entry) => entry.trim()));

/** One IPv4 address, or the /64 that one household or office is given of IPv6; null for what is no address. */
function groupOf(entry: string): string | null {
  const bare = withoutPort(entry).toLowerCase();
  if (isIPv4(bare)) return bare;
  const [address = ''] = bare.split('%');
  if (!isIPv6(address)) return null;
  const groups = addressGroups(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Some proxies write the port as well: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(entry);
  if (bracketed) return bracketed[1] ?? '';
  return entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1');
}

/** The eight numbers of an IPv6 address; the dotted end of a mapped one is two of them. */
function addressGroups(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [left = [], right = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}
