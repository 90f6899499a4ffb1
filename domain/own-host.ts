// The shop's own addresses, as its settings name them: which hosts it answers on, and where links in a store's mails lead.
import { hostName, withoutCatalogue } from './host';

export interface OwnOrigins {
  /** Scheme and host of every store that has none of its own. */
  main: string;
  /** By the code of the store. */
  byStore: ReadonlyMap<string, string>;
}

const ENTRY = /^(?:([a-z0-9_]+)=)?(https?:\/\/[^\s/?#@]+)\/?$/i;

/**
 * "https://shop.dk, b2cb=https://design.shop.dk": the first stands for every store that is not named, each other for the store before
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

/** Names that always mean the machine itself, no matter what stands before them. */
const isThisMachine = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);

/** Where links in the mails of this store lead; `domain` is the store's host on a machine that is only tried out. */
export function originOfStore(
  { code, domain }: { code: string; domain: string },
  { main, byStore }: OwnOrigins,
): string {
  const named = byStore.get(code);
  if (named !== undefined) return named;
  const address = new URL(main);
  if (!isThisMachine(address.hostname) || !isThisMachine(domain)) return main;
  address.hostname = domain;
  return address.origin;
}

/** True for a host that the settings name, with any port, staging or catalogue prefix, and for the machine's own names. */
export function isOwnHost(host: string, { byStore }: OwnOrigins): boolean {
  const name = hostName(host);
  if (isThisMachine(name)) return true;
  const own = [...byStore.values()].map((origin) => hostName(new URL(origin).host));
  return own.includes(name) || own.includes(withoutCatalogue(name));
}
