// What a host name says: catalogue mode and the shop variant. Spec §2 "Catalogue mode"; §1: one deployment serves one shop variant.

// Spec §2: a staging prefix before the name is ignored, as a label ('staging.katalog…') or glued on ('staging-katalog…').
const STAGING = /^(?:staging|stage|test|dev|preprod)\d*[.-]/;
const CATALOGUE = /^(?:catalog(?:ue)?|katalog)(?:[.-]|$)/;

/** Lower case, without port, staging prefix and the final dot. */
function nameOf(host: string): string {
  const name = host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return name.replace(STAGING, '');
}

export function isCatalogueHost(host: string): boolean {
  return CATALOGUE.test(nameOf(host));
}

/** The variant that the first label of the host names, by a table of the caller's; the fallback for every other host. */
export function variantOfHost<V>(host: string, variantsByLabel: Readonly<Record<string, V>>, fallback: V): V {
  const label = nameOf(host).split('.')[0] ?? '';
  const variant = Object.hasOwn(variantsByLabel, label) ? variantsByLabel[label] : undefined;
  return variant ?? fallback;
}
