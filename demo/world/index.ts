// The demo world: one deterministic shop as plain data. The seed and the day determine everything; nothing here reads a clock or a file.
import { BRANDS } from './brands';
import { THEMES } from './catalogue';
import { PRINTERS } from './catalogue/printer-models';
import { withStores } from './categories';
import { contentOf } from './content';
import { expand } from './making/expand';
import { relate } from './making/relations';
import { peopleOf } from './people';
import { SERVICE_POINTS } from './places/service-points';
import { SHIPPING_METHODS } from './places/shipping';
import { physicalShops } from './places/shops';
import { DUTY_RATES, STORES, UNITS } from './stores';
import type { DemoWorld, WorldOptions, WorldProduct } from './types';

const DEFAULT_SEED = 'kontorvaerk';

/** Two calls with the same seed on the same day give equal worlds; the caller may retain and change the result. */
export function buildWorld({ seed = DEFAULT_SEED, now }: WorldOptions): DemoWorld {
  const products = productsOf(seed, now);
  const categories = withStores(products);
  return structuredClone({
    seed,
    now: now.toISOString(),
    stores: [...STORES],
    units: [...UNITS],
    brands: [...BRANDS],
    categories,
    products,
    printers: [...PRINTERS],
    dutyRates: [...DUTY_RATES],
    ...peopleOf(products, now),
    shops: physicalShops(now),
    shippingMethods: [...SHIPPING_METHODS],
    servicePoints: [...SERVICE_POINTS],
    content: contentOf(products, now),
  });
}

function productsOf(seed: string, now: Date): WorldProduct[] {
  return relate(
    THEMES.flatMap((theme) => theme.lines.flatMap((line, at) => expand(line, theme.number, at + 1, { seed, now }))),
  );
}
