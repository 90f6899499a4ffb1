// Filters of lists: brands and offers have them as categories do, a colour is passed to the product, and a list has a line view.
import { flow } from './flow';

flow('brands, offers and new products are filtered as categories are', async (shopper) => {
  for (const path of ['/brands/nordlys', '/my-offers', '/produktnyheder', '/miljocertifikater/fsc-mix']) {
    await shopper.goto(path);
    const all = Number(await shopper.finds(/(\d+) varer/));
    await shopper.check('Kan bestilles nu');
    await shopper.press('Vis');
    await shopper.at(new RegExp(`^${path}\\?in_stock=1`));
    const some = Number(await shopper.finds(/(\d+) varer?/));
    if (some > all) throw new Error(`${some} of ${all} can be ordered at ${path}`);
    await shopper.follow('Ryd alle');
    await shopper.at(new RegExp(`^${path}$`));
  }
});

flow('the colour by which a list is filtered is selected on the product page', async (shopper) => {
  await shopper.goto('/brands/nordlys?sort=name');
  await shopper.check('rød');
  await shopper.press('Vis');
  await shopper.at(/^\/brands\/nordlys\?sort=name&colour=rod/);
  await shopper.follow('Kuglepen Nordlys Flow 0,7 mm');
  await shopper.at(/^\/kuglepen-nordlys-flow-0-7-mm.*configurableOptions=/);
  await shopper.sees('Farve: rød');
});

flow('a colour is selected on a tile', async (shopper) => {
  await shopper.goto('/brands/nordlys?sort=name');
  await shopper.within('Kuglepen Nordlys Flow 0,7 mm', async (tile) => {
    await tile.follow('grøn');
  });
  // With scripts the tile shows the colour, without them its page does.
  if ((await shopper.url()).startsWith('/brands/')) await shopper.follow('Kuglepen Nordlys Flow 0,7 mm');
  await shopper.at(/^\/kuglepen-nordlys-flow-0-7-mm.*configurableOptions=/);
  await shopper.sees('Farve: grøn');
});

flow(
  'the line view is preserved when a list is sorted and filtered, and can be switched back to tiles',
  async (shopper) => {
    await shopper.goto('/kontorartikler');
    await shopper.follow('Liste');
    await shopper.at(/^\/kontorartikler\?view=list$/);
    await shopper.choose('Sortér efter', 'Navn');
    await shopper.press('Sortér');
    await shopper.at(/view=list/);
    await shopper.at(/sort=name/);
    await shopper.check('Kan bestilles nu');
    await shopper.press('Vis');
    await shopper.at(/in_stock=1/);
    await shopper.at(/view=list/);
    await shopper.follow('Fliser');
    await shopper.at(/^\/kontorartikler\?sort=name&in_stock=1$/);
  },
);
