// Which hosts the shop answers on: those of its settings and of its shops, this machine, and a local network where neither names a public host.
import { isOwnHost, type OwnOrigins } from '#domain/store/own-host';
import { env } from '~/config/env.server';
import { SHOP_ITSELF } from '~/services/transport/shop-itself';
import { knownVariants, listVariants } from '~/services/variant.server';

const NO_SETTING: OwnOrigins = { main: 'http://localhost', byStore: new Map(), isAssumed: true };

/** An unknown host may have been entered since: the shops are read again, once a second for all such hosts. */
export function knowsHost(host: string): boolean | Promise<boolean> {
  const origins = env.PUBLIC_ORIGIN ?? NO_SETTING;
  if (isOwnHost(host, origins, knownVariants())) return true;
  return listVariants(SHOP_ITSELF).then(
    (variants) => isOwnHost(host, origins, variants),
    // While the shops cannot be read, only the known hosts are answered.
    () => false,
  );
}
