// Where a cart may be returned to: only addresses agreed for the connection. Anything else would disclose prices to a third party.

export type ReturnAddressFault = 'NOT_AN_ADDRESS' | 'NOT_ENCRYPTED' | 'NOT_AGREED';

export interface ReturnRules {
  /** Hosts as agreed: 'srm.example.dk', with a port where it is not the usual one, or '*.example.dk' for all below; ':*' is any port. */
  hosts: readonly string[];
  /** For a system under test in the customer's own network. */
  allowsHttp: boolean;
}

/** Null where the address is fine. It is judged, never rewritten: the system gets back what it sent. */
export function faultOfReturnAddress(address: string, { hosts, allowsHttp }: ReturnRules): ReturnAddressFault | null {
  if (!URL.canParse(address) || /[\s\\]/.test(address)) return 'NOT_AN_ADDRESS';
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'NOT_AN_ADDRESS';
  if (url.username !== '' || url.password !== '') return 'NOT_AN_ADDRESS';
  if (url.protocol === 'http:' && !allowsHttp) return 'NOT_ENCRYPTED';
  return hosts.some((agreed) => isHost(url, agreed.toLowerCase())) ? null : 'NOT_AGREED';
}

function isHost({ protocol, host, hostname, port }: URL, agreed: string): boolean {
  if (agreed.endsWith(':*')) return hostname === agreed.slice(0, -2);
  if (agreed.startsWith('*.')) return host.endsWith(agreed.slice(1)) && host.length > agreed.length - 1;
  // An address leaves the usual port out, an agreement may name it.
  const ported = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
  return agreed.includes(':') ? ported === agreed : hostname === agreed && host === hostname;
}
