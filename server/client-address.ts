// Where a request comes from, and what its proxies say of it, as far as they are trusted: proxies are counted from the shop outwards,
// because each appends what it saw on the right and any client may have forged the entries on the left.
import { isIPv4, isIPv6 } from 'node:net';

/** What the outermost of so many trusted proxies said; with fewer entries than proxies the first there is, without a proxy none. */
export function saidByProxy(header: string | string[] | undefined, hops: number): string | undefined {
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
  const bare = withoutPort(entry);
  if (isIPv4(bare)) return bare;
  const [address = ''] = bare.split('%');
  if (!isIPv6(address)) return null;
  // Read as the host of an address, each spelling becomes the shortest; the end of a mapped one is two numbers of 16 bits.
  const { hostname } = new URL(`http://[${address}]`);
  const mapped = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostname);
  if (mapped) return mapped.slice(1).flatMap(bytesOf).join('.');
  return `${addressGroups(hostname.slice(1, -1)).slice(0, 4).join(':')}::/64`;
}

function bytesOf(hex: string): number[] {
  const number = Number.parseInt(hex, 16);
  return [number >> 8, number & 255];
}

/** Some proxies write the port as well: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (entry: string): string =>
  entry.replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1');

/** The eight numbers of an IPv6 address in its shortest spelling. */
function addressGroups(address: string): string[] {
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}
