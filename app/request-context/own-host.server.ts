// Which hosts the shop answers on: those of its settings and of its shops, and every host where no setting names one.
import { isOwnHost } from '#domain/own-host';
import { env } from '~/config/env.server';
import { SHOP_ITSELF } from '~/services/shop-itself';
import { knownVariants, listVariants } from '~/services/variant.server';

/** A host that was not known a moment ago may have been entered since: the shops are asked for again, once a second for all such hosts. */
export function knowsHost(host: string): boolean | Promise<boolean> {
  const { PUBLIC_ORIGIN: origins } = env;
  if (!origins || isOwnHost(host, origins, knownVariants())) return true;
  return listVariants(SHOP_ITSELF).then(
    (variants) => isOwnHost(host, origins, variants),
    // While they cannot be asked for, the hosts that were known are.
    () => false,
  );
}
