// The client's address, and host and scheme from trusted proxies: proxies are counted from the shop outwards,
// because each appends what it saw on the right and any client may have forged the entries on the left.
import { isIPv4, isIPv6 } from 'node:net';

/** The entry of the outermost of so many trusted proxies; with fewer entries than proxies the first there is, without a proxy none. */
export function saidByProxy(header: string | string[] | undefined, hops: number): string | undefined {
  const said = entriesOf(header);
  return said[Math.max(0, said.length - hops)]?.toLowerCase() || undefined;
}

/**
 * The address for rate limits. Empty only for a closed socket. An entry that is not an address is skipped in favour of
 * the proxy that added it.
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

/** One IPv4 address, or the /64 network of an IPv6 address; null for an invalid address. */
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
