// Thirty products are scanned into a list and the cart by a field and Enter, as a hand scanner types; unknown codes are queued, shelves labelled.
import { flow, type Shopper } from './flow';

/** Paper twice as often as tea. */
const PAPER = '1200100';
const TEA = '1900701';

async function scan(shopper: Shopper, code: string, answer: RegExp) {
  await shopper.fill('Stregkode eller varenummer', code);
  await shopper.press('Tilføj', { evenIfInvalid: true });
  await shopper.finds(answer);
}

/** Ten of one and five of the other, one after the other. */
async function scanFifteen(shopper: Shopper) {
  for (let round = 1; round <= 5; round += 1) {
    await scan(shopper, PAPER, new RegExp(`: nu ${2 * round - 1} stk\\.`));
    await scan(shopper, TEA, new RegExp(`: nu ${round} stk\\.`));
    await scan(shopper, PAPER, new RegExp(`: nu ${2 * round} stk\\.`));
  }
}

flow('a customer in scanner mode scans fifteen products onto a list', async (shopper) => {
  await shopper.staff(
    'customer',
    'right',
    'frederik@havnens-arkitekter.example',
    'scanner_mode_enabled',
    'on',
    '--staff',
    'Mette',
  );
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', 'frederik@havnens-arkitekter.example');
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await shopper.goto('/customer/shopping-list');
  await shopper.follow('Opret ny liste');
  await shopper.fill('Listens navn', 'Kælderen');
  await shopper.press('Opret liste');
  const list = await shopper.url();
  await shopper.goto('/customer/account');
  await shopper.follow('Scanner');
  await shopper.choose('Læg varerne', 'Kælderen');
  await scanFifteen(shopper);
  await shopper.goto(list);
  for (const sku of [PAPER, TEA]) await shopper.sees(sku);
});

flow(
  'a visitor scans fifteen products into the cart, an unknown code is queued, and a shelf is labelled',
  async (shopper) => {
    await shopper.goto('/mobilscanner-demo');
    await scanFifteen(shopper);
    await scan(shopper, '9999999999994', /Vi kender ikke koden 9999999999994/);
    await shopper.goto('/mobilscanner-demo');
    await shopper.sees('9999999999994 (scannet én gang)');
    await shopper.press('Fjern koden 9999999999994');
    await shopper.doesNotSee('9999999999994 (scannet');
    await scan(shopper, 'HYLDE*1200100*2*10', /: nu 18 stk\./);
    await shopper.goto('/cart');
    for (const sku of [PAPER, TEA]) await shopper.sees(sku);
    await shopper.goto('/mobilscanner-demo');
    await shopper.unfold('Hyldeetiketter');
    await shopper.fill('Varenummer, mindst på hylden, plads til', '1200100;2;10\nfindes-ikke;1;5\n1900701;9;3');
    await shopper.press('Se etiketterne');
    await shopper.sees('findes-ikke;1;5, 1900701;9;3');
    const paper = await shopper.paper('Hent 1 etiket som PDF');
    if (!paper.includes('bestil ved 2')) throw new Error(`the label does not say when to order: ${paper}`);
  },
);
