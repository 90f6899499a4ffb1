// The import rules, tested on made-up files: what the table allows passes, what it forbids is reported.
import { expect, test } from 'vitest';
import { refusal } from './import-rules';
import { parseSource } from './source';

function refusals(file: string, code: string): string[] {
  const source = parseSource(file, code);
  return source.imports.flatMap((each) => refusal(source, each) ?? []);
}

test.each([
  ['domain/price/price.ts', "import { vat } from './vat'"],
  ['app/models/cart.ts', "import type { Oere } from '#domain/money/money'"],
  ['app/services/transport/transport.server.ts', "const { createBackend } = await import('#backend/index')"],
  ['app/ui/shop/login.tsx', "import { Fields } from '~/forms/login/fields'"],
  ['app/ui/pages/cart.tsx', "import { Tile } from '../shop/tile'"],
  ['app/panels/minicart/view.tsx', "import { Stack } from '~/ui/kit'"],
  ['backend/commerce/cart/read-cart.ts', "import { lineTotal } from '#domain/cart/cart-totals'"],
])('%s may: %s', (file, code) => {
  expect(refusals(file, code)).toEqual([]);
});

test.each([
  ['domain/price/price.ts', "import type { Cart } from '~/models/cart'"],
  ['domain/price/price.ts', "import { z } from 'zod'"],
  ['app/models/cart.ts', "import type { Cart } from '../services/generated/commerce'"],
  ['app/services/cart/cart.server.ts', "import { createBackend } from '#backend/index'"],
  ['app/services/transport/transport.server.ts', "import { migrate } from '#backend/db/migrate'"],
  ['app/ui/kit/button.tsx', "import { Tile } from '../shop/tile'"],
  ['app/ui/shop/login.tsx', "import { schema } from '~/forms/login/schema.server'"],
  ['app/panels/minicart/view.tsx', "import { Lines } from '../sidebar-cart/view'"],
  ['app/routes/cart.tsx', "export { cookie } from '~/request-context/cookies.server'"],
  ['app/routes/cart.tsx', "import gql from 'graphql-tag'"],
  ['app/routes/cart.tsx', "import { CartDocument } from '~/services/generated/commerce'"],
  ['backend/mail/order.ts', "import { render } from 'react-dom/server'"],
  ['server/start.ts', "const { money } = await import('#domain/money/money')"],
])('%s may not: %s', (file, code) => {
  expect(refusals(file, code)).toHaveLength(1);
});
