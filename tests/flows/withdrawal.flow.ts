// Consumers withdraw: a guest by the link of the mail before dispatch and by the order's data afterwards, a customer from the order's
// own page; errors are shown, and typed input is preserved.
import { flow, type Shopper } from './flow';

const EMAIL = 'fortryder@example.dk';

async function buys(shopper: Shopper, pieces: number) {
  await shopper.goto('/te-morgenfrue-engelsk-morgen-25-breve');
  await shopper.sees('Mindst 2 år på alle varer, du køber i EU.');
  await shopper.fill('Antal', pieces);
  await shopper.press('Læg i kurv');
  await shopper.goto('/checkout?step=address');
}

async function pays(shopper: Shopper): Promise<string> {
  await shopper.sees('Din lovbestemte reklamationsret');
  await shopper.check('Jeg har læst');
  await shopper.press('Køb og betal');
  await shopper.press('Godkend');
  await shopper.sees('Tak for din ordre');
  return shopper.finds(/Ordrenummer (\d+)/);
}

async function giveAddress(shopper: Shopper) {
  await shopper.fill('E-mail', EMAIL);
  await shopper.fill('Fornavn', 'Karen');
  await shopper.fill('Efternavn', 'Holm');
  await shopper.fill('Vej og husnummer', 'Lærkevej 8');
  await shopper.fill('Postnummer', '5260');
  await shopper.fill('By', 'Odense S');
  await shopper.fill('Telefon', '20 30 40 50');
  await shopper.press('Gem og vælg levering');
  await shopper.choose('Vælg leveringsmåde', 'Til døren');
  await shopper.press('Gennemse ordren');
}

flow('a guest withdraws by the link of the mail, and from the rest by the data of the order', async (shopper) => {
  await buys(shopper, 3);
  await giveAddress(shopper);
  const number = await pays(shopper);
  const mail = await shopper.mailTo(EMAIL, number);
  const link = mail.links.find((href) => href.includes('/fortryd/')) ?? '';
  await shopper.goto(new URL(link).pathname);
  await shopper.seesField('Antal at fortryde af Te Morgenfrue Engelsk Morgen, 25 breve', 3);
  await shopper.fill('Antal at fortryde', 99);
  await shopper.press('Fortryd aftalen her', { evenIfInvalid: true });
  await shopper.sees('er der kun 3 tilbage.');
  await shopper.fill('Antal at fortryde', 0);
  await shopper.press('Fortryd aftalen her');
  await shopper.sees('Vælg mindst én vare, du vil fortryde.');
  await shopper.fill('Antal at fortryde', 1);
  await shopper.press('Fortryd aftalen her');
  await shopper.sees('Du fortryder aftalen om');
  await shopper.press('Bekræft fortrydelse');
  await shopper.sees(`Kvitteringen er sendt til ${EMAIL}`);
  await shopper.sees('Varerne er ikke sendt.');
  const first = await shopper.finds(/Kvittering for fortrydelse (\d+)/);
  const receipt = await shopper.mailTo(EMAIL, first);
  for (const words of ['Modtaget', 'Te Morgenfrue', number])
    if (!receipt.text.includes(words)) throw new Error(`the receipt does not say ${words}: ${receipt.text}`);

  await shopper.staff('order', 'ship', number, '--staff', 'Mette');
  await shopper.staff('order', 'invoice', number, '--staff', 'Mette');
  await shopper.goto('/');
  await shopper.follow('Fortryd aftalen her');
  await shopper.fill('Ordrenummer', number);
  await shopper.fill('E-mail, som du bestilte med', EMAIL);
  await shopper.fill('Postnummer', '5000');
  await shopper.press('Fortryd aftalen her');
  await shopper.sees('Vi kan ikke finde en ordre med de oplysninger.');
  await shopper.seesField('Ordrenummer', number);
  await shopper.fill('Postnummer', '5260');
  await shopper.press('Fortryd aftalen her');
  await shopper.sees('Fristen på 14 dage begynder først');
  await shopper.press('Fortryd aftalen her');
  await shopper.press('Bekræft fortrydelse');
  await shopper.sees('Send varerne tilbage inden 14 dage');
  await shopper.sees('Der er ikke mere af ordren at fortryde.');
  const list = await shopper.staff('withdrawal', 'list');
  const second = new RegExp(`(\\d+) {2}ordre ${number}`).exec(list)?.[1] ?? '';
  const booked = await shopper.staff('withdrawal', 'receive', second, '--staff', 'Mette');
  if (!booked.includes('Alt er kommet retur.')) throw new Error(booked);
  await shopper.reload();
  await shopper.sees('Varerne er kommet retur, og pengene er på vej til dig.');
});

flow('a customer withdraws from the page of an order', async (shopper) => {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', 'anna@example.dk');
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await buys(shopper, 1);
  await shopper.press('Gem og vælg levering');
  await shopper.choose('Vælg leveringsmåde', 'Til døren');
  await shopper.press(await shopper.finds(/Gem og vælg betaling|Gennemse ordren/));
  const number = await pays(shopper);
  await shopper.goto(`/customer/account/orders/${number}`);
  await shopper.follow('Fortryd aftalen her');
  await shopper.press('Fortryd aftalen her');
  await shopper.press('Bekræft fortrydelse');
  await shopper.sees('Kvittering for fortrydelse');
  await shopper.goto(`/customer/account/orders/${number}`);
  await shopper.sees('Annulleret');
});

flow('without a token the form requires the data of an order, and an unknown token is 404', async (shopper) => {
  await shopper.goto('/fortryd/findes-ikke');
  if ((await shopper.status()) !== 404) throw new Error('an unknown token opens a page');
  await shopper.goto('/fortryd');
  await shopper.press('Fortryd aftalen her', { evenIfInvalid: true });
  await shopper.sees('Dette er et obligatorisk felt.');
});
