// The shop's own addresses, as its settings and its data name them: which shop a host belongs to, and where links in a store's mails lead.
import { hostName, namesOfHost, withoutCatalogue } from './host';

export interface OwnOrigins {
  /** Scheme and host of every store without one. */
  main: string;
  /** By the code of the store. */
  byStore: ReadonlyMap<string, string>;
  /** No setting names an address: `main` is this machine, and a host that the data name is found by https. */
  isAssumed?: boolean;
}

/** Addresses of a shop variant: its hosts, the first of them for links, and the codes of its stores. */
export interface ShopAddress {
  hosts: readonly string[];
  storeCodes: readonly string[];
}

const ENTRY = /^(?:([a-z0-9_]+)=)?(https?:\/\/[^\s/?#@]+)\/?$/i;

/**
 * "https://shop.dk, b2cb=https://design.shop.dk": the first applies to every store that is not named, each other to the store before
 * its sign of equality, or for one more host of the shop. Null for anything else.
 */
export function ownOriginsFrom(setting: string): OwnOrigins | null {
  const entries = setting.split(/[\s,]+/).filter(Boolean);
  const byStore = new Map<string, string>();
  let main: string | null = null;
  for (const [at, entry] of entries.entries()) {
    const [, code, address = ''] = ENTRY.exec(entry) ?? [];
    if (!URL.canParse(address)) return null;
    const { origin } = new URL(address);
    if (code === undefined) main ??= origin;
    byStore.set(code ?? `+${at}`, origin);
  }
  return main === null ? null : { main, byStore };
}

/** Names that always mean the machine itself, with any prefix. */
const isThisMachine = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);

/** Names and addresses of a local network, which cannot be registered on the internet: for opening a demo from another device. */
const isPrivate = (name: string): boolean =>
  !name.includes('.') && !name.startsWith('[')
    ? name !== ''
    : name.endsWith('.local') || /^(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}$/.test(name);

/** The shop that has entered this host, with any port, staging or catalogue prefix. */
export function shopOfHost<Shop extends Pick<ShopAddress, 'hosts'>>(
  shops: readonly Shop[],
  host: string,
): Shop | undefined {
  for (const name of namesOfHost(host)) {
    const shop = shops.find(({ hosts }) => hosts.includes(name));
    if (shop) return shop;
  }
  return undefined;
}

/** A host of the data with scheme and port of the setting; null for a host of this machine when the setting has a public address. */
export function originAtHost(host: string, { main, isAssumed }: OwnOrigins): string | null {
  const address = new URL(main);
  if (isThisMachine(host) && !isThisMachine(address.hostname)) return null;
  if (isAssumed && !isThisMachine(host)) return `https://${host}`;
  address.hostname = host;
  return address.origin;
}

/** The first host of the shop that has the store; where no setting says more, a store that no shop has is found at the first shop. */
function hostOfStore(code: string, shops: readonly ShopAddress[], { isAssumed }: OwnOrigins): string | undefined {
  const own = shops.find(({ hosts, storeCodes }) => hosts.length > 0 && storeCodes.includes(code));
  return (own ?? (isAssumed ? shops.find(({ hosts }) => hosts.length > 0) : undefined))?.hosts[0];
}

/**
 * Where links in the mails of this store lead: where the setting says for this store, else to the first host of its shop. `domain` is the
 * store's host on a machine that is only tried out.
 */
export function originOfStore(
  { code, domain }: { code: string; domain: string },
  origins: OwnOrigins,
  shops: readonly ShopAddress[] = [],
): string {
  const { main, byStore } = origins;
  const named = byStore.get(code);
  if (named !== undefined) return named;
  const host = hostOfStore(code, shops, origins);
  const entered = host === undefined ? null : originAtHost(host, origins);
  if (entered !== null) return entered;
  const address = new URL(main);
  if (!isThisMachine(address.hostname) || !isThisMachine(domain)) return main;
  address.hostname = domain;
  return address.origin;
}

/** True where the data say for some shop where it is found, other than on this machine. */
export const namePublicHost = (shops: readonly Pick<ShopAddress, 'hosts'>[]): boolean =>
  shops.some(({ hosts }) => hosts.some((host) => !isThisMachine(host)));

/**
 * True for a host that the settings or a shop of the data name, with any port, staging or catalogue prefix, and for the machine's own names.
 * Where neither names a public one, a local network may see the shop too.
 */
export function isOwnHost(
  host: string,
  { byStore, isAssumed }: OwnOrigins,
  shops: readonly Pick<ShopAddress, 'hosts'>[] = [],
): boolean {
  const name = hostName(host);
  if (isThisMachine(name) || shopOfHost(shops, host)) return true;
  if (isAssumed) return isPrivate(name) && !namePublicHost(shops);
  const own = [...byStore.values()].map((origin) => hostName(new URL(origin).host));
  return own.includes(name) || own.includes(withoutCatalogue(name));
}
