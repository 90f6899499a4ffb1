// Pages of the content service: a page of blocks, a company's salesperson, a draft page, an address that has moved.
import { flow } from './flow';

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '').trim();

flow('a visitor reads a page of blocks; staff preview a draft by its link', async (shopper) => {
  await shopper.goto('/info/fragt');
  await shopper.at(/^\/info\/levering$/);
  await shopper.goto('/inspiration/hjemmekontoret');
  await shopper.sees('Borde til små rum');
  await shopper.unfold('Må arbejdspladsen ligge i stuen?');
  await shopper.sees('gælder reglerne om skærmarbejde også derhjemme');
  await shopper.fill('postnummer', '5260');
  await shopper.press('Find butik');
  await shopper.at(/^\/butikker\?postnr=5260$/);
  await shopper.sees('Kontorværk Odense');

  await shopper.goto('/inspiration/hjemmekontoret');
  await shopper.fill('Dit navn', 'Karen Bang');
  await shopper.fill('Hvad kan vi hjælpe med?', 'Rummet er 2 × 3 meter.');
  await shopper.press('Send til butikken', { evenIfInvalid: true });
  await shopper.at(/^\/skriv-til-os/);
  await shopper.seesField('Hvad kan vi hjælpe med?', 'Rummet er 2 × 3 meter.');
  await shopper.fill('E-mail', 'indretning@example.dk');
  await shopper.press('Send til butikken');
  await shopper.sees('Vi har fået din besked');
  await shopper.mailTo('indretning@example.dk', 'har modtaget din henvendelse');

  await shopper.goto('/inspiration/moedelokalet');
  if ((await shopper.status()) !== 404) throw new Error('a page that is not published is shown');
  const link = pathOf(await shopper.staff('content', 'preview', 'inspiration/moedelokalet'));
  await shopper.goto(link);
  await shopper.sees('Siden er ikke udgivet.');
  await shopper.sees('Mødelokalet, der bliver brugt');
  await shopper.goto(link.replace('moedelokalet', 'stil-stolen-rigtigt'));
  await shopper.doesNotSee('Siden er ikke udgivet.');
});

flow('staff preview a front page and a popup before publication, in each state of the popup', async (shopper) => {
  const front = pathOf(await shopper.staff('content', 'preview', 'front-page', 'office-kaffe'));
  await shopper.goto(front);
  await shopper.sees('Kladde til forsiden.');
  await shopper.sees('Pausen begynder her');
  await shopper.follow('Vis uden kladde');
  await shopper.at(/^\/$/);
  await shopper.doesNotSee('Pausen begynder her');

  const popup = pathOf(await shopper.staff('content', 'preview', 'popup', 'kaffe'));
  // With a hash, scripts open it at once. Questions about cookies and stores do not delay it.
  await shopper.goto(`${popup}#popup`);
  await shopper.sees('Kladde til en popup.');
  await shopper.sees('Ny kaffe til kontoret');
  await shopper.press('Luk');
  await shopper.doesNotSee('Ny kaffe til kontoret');
  await shopper.press('Se kaffen');
  await shopper.sees('Ny kaffe til kontoret');
  await shopper.press('Vis ikke igen');
  await shopper.doesNotSee('Ny kaffe til kontoret');
  // Only the draft is hidden: its link shows it again.
  await shopper.goto('/info/kontakt');
  await shopper.goto(`${popup}#popup`);
  await shopper.sees('Ny kaffe til kontoret');
  await shopper.goto(popup.replace('popup-kaffe', 'popup-nyhedsbrev'));
  await shopper.sees('Linket er udløbet');
  await shopper.doesNotSee('Ny kaffe til kontoret');
});

flow('a company finds its salesperson from the account', async (shopper) => {
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', 'birgitte@havnens-arkitekter.example');
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
  await shopper.goto('/customer/account');
  await shopper.sees('Din sælger');
  await shopper.follow('Se Mikkel Thorsen');
  await shopper.at(/^\/saelger\/HA-204$/);
  await shopper.sees('mikkel.thorsen@kontorvaerk.example');
  await shopper.goto('/saelger/ingen');
  if ((await shopper.status()) !== 404) throw new Error('a seller whom no one knows has a page');
});
