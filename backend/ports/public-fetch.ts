// Fetches addresses that come from data (files of an import, connections of procurement systems), on public networks only. Without this a file could
// make the shop read its own machine, its network or a cloud's metadata (server-side request forgery).
import dns, { type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector, fetch, type RequestInit, type Response } from 'undici';

const CONNECT_PATIENCE_MS = 10_000;

/** The address is on the machine, in a private network, or reserved. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

const IPV6_PUBLIC = ipaddr.IPv6.parseCIDR('2000::/3');

/** False for loopback, private, link-local, shared (CGNAT), unique-local and reserved networks, also where IPv6 carries an IPv4 address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // Of IPv6 only this network is allocated: others, such as ::7f00:1, may mean an IPv4 address.
  return parsed.range() === 'unicast' && (!(parsed instanceof ipaddr.IPv6) || parsed.match(IPV6_PUBLIC));
}

/** Refuses a name if any of its addresses is private. The connection uses the addresses that were checked, so a second DNS answer changes nothing. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (failure, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (failure || !first) return done(failure ?? new Error(`${hostname} has no address`), '', 0);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(hostname), '', 0);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

const connectPublic = buildConnector({ lookup: lookupPublic, timeout: CONNECT_PATIENCE_MS });
const connectAnywhere = buildConnector({ timeout: CONNECT_PATIENCE_MS });

let privateHosts: ReadonlySet<string> = new Set();

/** Host names or IP addresses of the setting that may be fetched although they are private. For the process. */
export function allowPrivateHosts(hosts: readonly string[], isDemo = false): void {
  privateHosts = new Set(isDemo ? [...hosts, ...OWN_MACHINE] : hosts);
}

/** The demo's procurement simulator is a page of the same shop. */
const OWN_MACHINE = ['localhost', '127.0.0.1', '::1'];

/** Every connection passes here, also one that a redirect leads to. An IP address is not looked up, so it is checked first. */
const publicAgent = new Agent({
  connect(options, done) {
    const host = options.hostname.replace(/^\[|\]$/g, '').toLowerCase();
    if (privateHosts.has(host)) return connectAnywhere(options, done);
    if (isIP(host) !== 0 && !isPublicAddress(host)) return done(new PrivateAddress(host), null);
    return connectPublic(options, done);
  },
});

/** As fetch; fails with a TypeError whose cause is a PrivateAddress. */
export const fetchPublic = (address: string | URL, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { ...init, dispatcher: publicAgent });

export const isPrivateAddress = (failure: unknown): boolean =>
  failure instanceof Error && failure.cause instanceof PrivateAddress;
