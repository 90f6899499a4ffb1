// The pages that axe checks, by look, and the part of them that the usual run opens.
import process from 'node:process';

/** Each component of the design kit in each state, in the look of the shop. */
const GALLERY = '/demo/komponenter';

/** Kinds of pages that each shop has. */
const EVERYWHERE = [GALLERY, '/', '/search?q=kontor', '/search?q=hvepsebo', '/cart', '/findes-ikke', '/info/levering'];

const TEA = '/te-morgenfrue-earl-grey-25-breve';
const CHAIR = '/kontorstol-havgus-220-hoej-ryg-med-armlaen';
const PLAID = '/plaid-dunhammer-fold-130-180-cm';
const COFFEE = '/kaffeboenner-kajplads-morgenskib-1-kg';

const PANELS = ['minicart', 'minicart-error&error=NOT_SALABLE', 'language'].map(
  (name) => `/info/levering?panel=${name}`,
);
const WAYS_IN = [
  '/customer/login',
  '/customer/account/forgot-password',
  '/customer/account/createpassword?token=brugt',
];

const OFFICE = [
  ...EVERYWHERE,
  ...PANELS,
  ...WAYS_IN,
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
  '/customer/create',
  '/customer/create?kind=business',
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
];
const DESIGN = [
  ...EVERYWHERE,
  ...PANELS,
  ...WAYS_IN,
  '/customer/create',
  '/customer/create?kind=business',
  '/kontormoebler',
  '/kontormoebler/stole?in_stock=1',
  CHAIR,
  '/moedebord-ravnholt-efter-maal-420-130-cm',
  '/skrivebord-ravnholt-tegn',
  '/design-selv/2700100',
  '/hurtigbestilling',
  '/gavekort',
  '/gavekort-paa-mail',
  '/inspiration/hjemmekontoret',
  '/butikker/odense',
  '/info/levering?panel=store-init',
  '/info/levering?panel=configurable-options&slug=plaid-dunhammer-fold-130-180-cm',
];
const GIFTS = [
  ...EVERYWHERE,
  ...PANELS,
  '/gaver',
  '/gaver?in_stock=1&price_from=20',
  PLAID,
  COFFEE,
  '/gavekasse-klitrose-valgfri',
  '/gavekort',
  '/gavekort-paa-mail',
  '/inspiration/hjemmekontoret',
  '/butikker',
  '/valgshop',
  '/hurtigbestilling',
  '/info/levering?panel=configurable-options&slug=plaid-dunhammer-fold-130-180-cm',
  '/info/levering?panel=power-step&slug=kaffeboenner-kajplads-morgenskib-1-kg&qty=5',
];
const ADVICE = [
  ...EVERYWHERE,
  ...PANELS,
  '/kaffe-og-koekken',
  '/kaffe-og-koekken?in_stock=1',
  COFFEE,
  CHAIR,
  '/saelger/UNQ-007',
  '/hurtigbestilling',
  '/info/levering?panel=power-step&slug=kaffeboenner-kajplads-morgenskib-1-kg&qty=5',
];
/** The office look without prices and purchases. */
const CATALOGUE = ['/', '/kontorartikler', TEA, CHAIR, '/findes-ikke'];

/** `advice login`: what the advice shop shows without a login. */
const LOOKS = {
  office: OFFICE,
  design: DESIGN,
  gifts: GIFTS,
  advice: ADVICE,
  'advice login': WAYS_IN,
  catalogue: CATALOGUE,
};
export type Look = keyof typeof LOOKS;
export const ALL_LOOKS = Object.keys(LOOKS) as Look[];

/** In the usual run, too, in each look that has them: the gallery of components, and the front page with its tiles. */
export const EACH_LOOK = [GALLERY, '/'];
/** In the usual run the catalogue has, in addition, its product page: without a price and a form. */
const OF_CATALOGUE = [TEA];

/** Other pages of a kind that the usual run opens anyway, here or in axe-in-use, gift-choice and suggestions. */
export const VARIANTS = new Set([
  // Lists and their filters.
  ...['/search?q=kontor', '/kaffe-og-koekken/te', '/blaek-og-toner?q=TN+2420'],
  ...['/kontorartikler?in_stock=1&price_from=20&sort=price', '/kontormoebler/stole?in_stock=1'],
  ...['/kaffe-og-koekken?in_stock=1', '/gaver?in_stock=1&price_from=20'],
  ...['/design', '/miljocertifikater', '/butikker', '/saelger/UNQ-007'],
  // Products.
  ...['/kuglepen-hverdag-storpakke-0-7-mm-50-stk', '/moedebord-ravnholt-efter-maal-420-130-cm', PLAID, COFFEE],
  '/gavekort-paa-mail',
  // Panels.
  ...['/panel/minicart', '/info/levering?panel=minicart', '/panel/language', '/info/levering?panel=language'],
  '/info/levering?panel=power-step&slug=te-morgenfrue-earl-grey-25-breve&qty=5',
  '/info/levering?panel=configurable-options&slug=plaid-dunhammer-fold-130-180-cm',
  '/info/levering?panel=configurable-options&slug=kuglepen-nordlys-flow-1-0-mm',
  '/moedebord-ravnholt-efter-maal-420-130-cm?panel=request-price&sku=1700700',
  '/blaekpatron-epson-29xl-bk-sort?panel=notify-in-stock&sku=2341100',
  // Forms.
  ...['/customer/account/forgot-password', '/customer/account/createpassword?token=brugt', '/customer/create'],
  ...['/hurtigbestilling', '/reklamation/uden-ordre', '/retur', '/skriv-til-os', '/aftale'],
  ...['/nyhedsbrev?sent=1', '/nyhedsbrev/bekraeft/brugt', '/nyhedsbrev/frameld/brugt'],
]);

/** Every page in one look only, the looks in turn. */
const inTurn = (): Map<string, Look> => {
  const chosen = new Map<string, Look>();
  let turn = 0;
  for (const page of new Set(Object.values(LOOKS).flat())) {
    const having = ALL_LOOKS.filter((look) => LOOKS[look].includes(page));
    if (having.length > 1) turn += 1;
    chosen.set(page, having[turn % having.length] ?? 'office');
  }
  return chosen;
};

/** All pages of a look with ALL_FLOWS=1. In the usual run each kind of page is opened once, and those of EACH_LOOK in each look. */
export function pagesOf(look: Look, isComplete = Boolean(process.env.ALL_FLOWS)): string[] {
  if (isComplete) return LOOKS[look];
  const chosen = inTurn();
  const also = look === 'catalogue' ? [...EACH_LOOK, ...OF_CATALOGUE] : EACH_LOOK;
  return LOOKS[look].filter((page) => also.includes(page) || (chosen.get(page) === look && !VARIANTS.has(page)));
}
