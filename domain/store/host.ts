// What a host name says apart from port and staging prefix: catalogue mode (spec §2), and the name of a shop variant.

// Spec §2: a staging prefix before the name is ignored, as a label ('staging.katalog…') or glued on ('staging-katalog…').
const STAGING = /^(?:staging|stage|test|dev|preprod)\d*[.-]/;
const CATALOGUE = /^(?:catalog(?:ue)?|katalog)(?:[.-]|$)/;

/** Lower case, without port and the final dot. */
const bareName = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** Lower case, without port, staging prefix and the final dot. */
export const hostName = (host: string): string => bareName(host).replace(STAGING, '');

/** The host that a catalogue host belongs to; any other stays as it is. */
export const withoutCatalogue = (name: string): string => name.replace(/^(?:catalog(?:ue)?|katalog)[.-]/, '');

/** The names under which a shop may have entered this host, the nearest first: as it is, without staging prefix, and as the catalogue of. */
export function namesOfHost(host: string): readonly string[] {
  const name = hostName(host);
  return [bareName(host), name, withoutCatalogue(name)];
}

export function isCatalogueHost(host: string): boolean {
  return CATALOGUE.test(hostName(host));
}
