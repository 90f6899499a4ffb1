// A shopper filters a list by facets, removes filters one by one, and keeps the rest from page to page.
import { flow } from './flow';

flow(
  'a list is filtered by facets, and each filter can be removed',
  async (shopper) => {
    await shopper.goto('/kontorartikler');
    const all = Number(await shopper.finds(/(\d+) varer/));
    await shopper.check('Kan bestilles nu');
    await shopper.press('Vis');
    await shopper.at(/^\/kontorartikler\?in_stock=1/);
    const there = Number(await shopper.finds(/(\d+) varer?/));
    if (there > all) throw new Error(`${there} of ${all} are in stock`);

    await shopper.goto('/kontorartikler?in_stock=1&price_from=20&price_to=100&sort=price');
    await shopper.within('Valgte filtre', async (chips) => {
      await chips.sees('Kan bestilles nu');
      await chips.sees('Fra 20 kr.');
      await chips.follow('Til 100 kr.');
    });
    await shopper.at(/^\/kontorartikler\?sort=price&price_from=20&in_stock=1$/);
    await shopper.seesField('Sortér efter', 'Laveste pris først');
    await shopper.follow('Ryd alle');
    await shopper.at(/^\/kontorartikler\?sort=price$/);
    await shopper.doesNotSee('Ryd alle');
  },
  { also: ['chromium-js'] },
);

flow('a search is filtered as well, and an impossible filter shows a message', async (shopper) => {
  await shopper.goto('/search?q=papir');
  await shopper.fill('Fra', 9000000);
  await shopper.press('Vis');
  await shopper.sees('Ingen varer passer til alle dine valg');
  await shopper.follow('Ryd alle');
  await shopper.at(/^\/search\?q=papir$/);
  await shopper.sees('Resultater for »papir«');
});

flow('invalid filters in the address are ignored, and a page beyond the last is 404', async (shopper) => {
  await shopper.goto('/kontorartikler?farve=bla&colour=%3Cscript%3E&price_from=abc&in_stock=ja');
  await shopper.finds(/\d+ varer/);
  await shopper.doesNotSee('Ryd alle');
  await shopper.goto('/kontorartikler?in_stock=1&page=999');
  await shopper.sees('Siden findes ikke');
});
