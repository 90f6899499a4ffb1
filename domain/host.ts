// What a host name says beside its port and its staging prefix: catalogue mode (spec §2), and the name that a shop variant goes by.

// Spec §2: a staging prefix before the name is ignored, as a label ('staging.katalog…') or glued on ('staging-katalog…').
const STAGING = /^(?:staging|stage|test|dev|preprod)\d*[.-]/;
const CATALOGUE = /^(?:catalog(?:ue)?|katalog)(?:[.-]|$)/;

/** Lower case, without port, staging prefix and the final dot. */
export function hostName(host: string): string {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return name.replace(STAGING, '');
}

/** The host that a catalogue host belongs to; any other stays as it is. */
export const withoutCatalogue = (name: string): string => name.replace(/^(?:catalog(?:ue)?|katalog)[.-]/, '');

export function isCatalogueHost(host: string): boolean {
  return CATALOGUE.test(hostName(host));
}
