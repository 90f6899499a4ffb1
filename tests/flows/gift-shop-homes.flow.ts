// A company has gifts sent to its employees' homes: each gives an address with the choice, which only the warehouse receives.
import { flow } from './flow';
import { choosesGift, codesOnCards, fillsGiftShop, giftsNamed } from './through-gift-shop';

const COMPANY = 'hjem@tangogson.example';
const STAFF = ['--staff', 'Mette'];

flow('an employee has the gift sent home, and may change the address until the last day', async (shopper) => {
  await shopper.host('gaver.localhost');
  await shopper.goto('/valgshop');
  await shopper.fill('E-mail', COMPANY);
  await fillsGiftShop(shopper, { employees: 2, packaging: 'Ingen', kind: 'Normal' });
  await shopper.check('Godt at spise');
  await shopper.choose('Gaverne leveres', 'Hjem til hver medarbejder');
  await shopper.press('Få et tilbud');
  await shopper.sees('Gaver, der sendes hjem, har navn på.');
  await shopper.choose('Indpakning', 'Navnelabel uden gavepapir');
  await shopper.press('Få et tilbud');
  await shopper.sees('Bestillingen er modtaget');
  await shopper.sees('levering til hver medarbejder er med i tilbuddets pris');
  const page = (await shopper.url()).split('?')[0] ?? '';
  const number = await shopper.finds(/Valgshop (\d+)/);
  await shopper.staff('gift-shop', 'quote', number, '--price', '449', ...STAFF);
  await shopper.goto(page);
  await shopper.press('Bestil med betalingspligt');
  await shopper.staff('gift-shop', 'open', number, ...STAFF);
  await shopper.goto(page);
  const [code = ''] = await codesOnCards(shopper);
  const [gift = ''] = await giftsNamed(shopper, number);

  const employee = await choosesGift(shopper, code, gift);
  await employee.fill('Modtagers navn', 'Nanna Holm');
  await employee.fill('Vej og nummer', 'Nørregade');
  await employee.fill('Postnummer', '5000');
  await employee.fill('By', 'Odense C');
  await employee.press('Vælg gaven');
  await employee.sees('Husnummeret mangler.');
  await employee.seesField('Modtagers navn', 'Nanna Holm');
  await employee.fill('Vej og nummer', 'Nørregade 7');
  await employee.press('Vælg gaven');
  await employee.sees('Dit valg er gemt.');
  await employee.fill('Vej og nummer', 'Vestergade 9');
  await employee.press('Gem det nye valg');
  await employee.seesField('Vej og nummer', 'Vestergade 9');

  await shopper.goto(page);
  await shopper.sees('1 af 2 har valgt');
  await shopper.doesNotSee('Vestergade');
  await shopper.staff('gift-shop', 'close', number, ...STAFF);
  await shopper.staff('gift-shop', 'send', number, ...STAFF);
  await shopper.goto(page);
  await shopper.doesNotSee('Nanna Holm');
});
