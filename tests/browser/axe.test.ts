// No breach of WCAG 2.2 AA on any page, in any of the shops, with panels open; and no page scrolls sideways at 320 px.
import { beforeAll, describe, test } from 'vitest';
import { openBrowserShop, type Visitor } from './shop-in-browser';
import { expectUsable } from './usable';

const shop = openBrowserShop();

const TEA = '/te-morgenfrue-earl-grey-25-breve';
const CHAIR = '/kontorstol-havgus-220-hoej-ryg-med-armlaen';
const PLAID = '/plaid-dunhammer-fold-130-180-cm';

const EVERYWHERE = [
  '/',
  '/search?q=kontor',
  '/search?q=hvepsebo',
  '/cart',
  '/findes-ikke',
  '/info/levering',
  '/?panel=language',
];

const SHOPS: [host: string, pages: string[]][] = [
  [
    'localhost',
    [
      ...EVERYWHERE,
      '/kontorartikler',
      '/blaek-og-toner/brother/dcp',
      '/blaek-og-toner?q=TN+2420',
      '/blaek-og-toner/resultater/brother-mfc-l3750cdw',
      '/hurtigbestilling',
      '/design-selv/2700100',
      '/design',
      '/kaffe-og-koekken/te',
      TEA,
      '/kuglepen-nordlys-flow-1-0-mm',
      CHAIR,
      '/customer/login',
      '/customer/create',
      '/customer/create?kind=business',
      '/customer/account/forgot-password',
      '/customer/account/createpassword?token=brugt',
      '/?panel=minicart',
      '/?panel=minicart-error&error=NOT_SALABLE',
      '/panel/minicart',
      '/panel/language',
      '/?panel=store-init',
      '/kontorartikler?panel=configurable-options&slug=kuglepen-nordlys-flow-1-0-mm',
      '/kontorartikler?panel=power-step&slug=te-morgenfrue-earl-grey-25-breve&qty=5',
      '/kuglepen-hverdag-storpakke-0-7-mm-50-stk',
      '/moedebord-ravnholt-efter-maal-420-130-cm?panel=request-price&sku=1700700',
      '/blaekpatron-epson-29xl-bk-sort?panel=notify-in-stock&sku=2341100',
      '/kuglepen-nordlys-flow-1-0-mm?panel=write-review&sku=K1000101',
      '/lagerbesked/ukendt',
      '/gavekort',
      '/gavekort-paa-mail',
    ],
  ],
  [
    'design.localhost',
    [
      ...EVERYWHERE,
      '/kontormoebler',
      '/kontormoebler/stole',
      CHAIR,
      '/customer/login',
      '/customer/create?kind=business',
      '/customer/account/forgot-password',
      '/?panel=minicart',
    ],
  ],
  ['gaver.localhost', [...EVERYWHERE, '/gaver', PLAID]],
  ['uniq.localhost', ['/customer/login', '/customer/account/forgot-password', '/findes-ikke']],
  ['katalog.localhost', ['/', '/kontorartikler', TEA, CHAIR, '/findes-ikke']],
];

describe.each(SHOPS)('%s', (host, pages) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await shop.visitor({ host });
    return () => visitor.close();
  });
  test.each(pages)('%s', async (path) => expectUsable(await visitor.open(path)));
});
