// No breach of WCAG 2.2 AA, and no scrolling sideways at 320 px, on any page of the office shop and its catalogue, with panels open; the other
// looks stand in axe-looks.
import { openBrowserShop } from './shop-in-browser';
import { describeUsable, EVERYWHERE } from './usable';

const shop = openBrowserShop({ pictures: false });

const TEA = '/te-morgenfrue-earl-grey-25-breve';
const CHAIR = '/kontorstol-havgus-220-hoej-ryg-med-armlaen';

describeUsable(shop, 'localhost', [
  ...EVERYWHERE,
  '/kontorartikler',
  '/kontorartikler?in_stock=1&price_from=20&sort=price',
  '/brands/nordlys?colour=bla&view=list',
  '/blaek-og-toner/brother/dcp',
  '/blaek-og-toner?q=TN+2420',
  '/blaek-og-toner/resultater/brother-mfc-l3750cdw',
  '/hurtigbestilling',
  '/design-selv/2700100',
  '/design',
  '/brands',
  '/miljocertifikater',
  '/kaffe-og-koekken/te',
  TEA,
  '/kuglepen-nordlys-flow-1-0-mm',
  CHAIR,
  '/customer/login',
  '/customer/create',
  '/customer/create?kind=business',
  '/customer/account/forgot-password',
  '/customer/account/createpassword?token=brugt',
  '/info/levering?panel=minicart',
  '/info/levering?panel=minicart-error&error=NOT_SALABLE',
  '/info/levering?panel=language',
  '/info/levering?panel=store-init',
  '/panel/minicart',
  '/panel/language',
  '/info/levering?panel=configurable-options&slug=kuglepen-nordlys-flow-1-0-mm',
  '/info/levering?panel=power-step&slug=te-morgenfrue-earl-grey-25-breve&qty=5',
  '/kuglepen-hverdag-storpakke-0-7-mm-50-stk',
  '/moedebord-ravnholt-efter-maal-420-130-cm?panel=request-price&sku=1700700',
  '/blaekpatron-epson-29xl-bk-sort?panel=notify-in-stock&sku=2341100',
  '/kuglepen-nordlys-flow-1-0-mm?panel=write-review&sku=K1000101',
  '/gavekort',
  '/gavekort-paa-mail',
  '/reklamation',
  '/reklamation/uden-ordre',
  '/inspiration/hjemmekontoret',
  '/saelger/HA-204',
  '/butikker?postnr=5000',
  '/butikker/odense',
  '/aftale',
  '/aftale/fjordhavn',
  '/mobilscanner-demo',
  '/valgshop',
  '/skriv-til-os',
  '/nyhedsbrev',
  '/nyhedsbrev?sent=1',
  '/nyhedsbrev/bekraeft/brugt',
  '/nyhedsbrev/frameld/brugt',
  '/retur',
  '/fortryd',
]);
describeUsable(shop, 'katalog.localhost', ['/', '/kontorartikler', TEA, CHAIR, '/findes-ikke']);
