// Searches as buyers type them: misspelled, in parts of compounds, by number, and for unknown products.
import { flow } from './flow';

// spec: 2 Routes: `/search` the search page
//   at app/routes/catalogue/search.tsx
flow('a misspelled word and a part of a compound find the intended products', async (shopper) => {
  await shopper.goto('/');
  await shopper.fill('Søg', 'kuglpen');
  await shopper.press('Søg');
  await shopper.at(/^\/search\?q=kuglpen$/);
  await shopper.sees('Vi fandt ingen varer med »kuglpen«. Her er resultater for »kuglepen«.');
  await shopper.sees('Kuglepen Nordlys Flow 1,0 mm');

  await shopper.fill('Søg', 'stol');
  await shopper.press('Søg');
  await shopper.sees('Resultater for »stol«');
  await shopper.sees('Kontorstol');
  await shopper.follow('Kontorstole');
  await shopper.at(/kontorstole$/);
});

flow('a search without results suggests alternatives', async (shopper) => {
  await shopper.goto('/search?q=kuglpenx');
  await shopper.sees('Vi fandt ikke noget på »kuglpenx«');
  await shopper.sees('Mente du');
  await shopper.sees('Gå på opdagelse');
  await shopper.sees('Det køber andre');
  await shopper.goto('/search?q=levering');
  await shopper.sees('Artikler og information');
});

flow('arbitrary input in the search is answered', async (shopper) => {
  const long = 'qqord '.repeat(400);
  for (const [typed, shown] of [
    ['og', 'og'],
    ['!!!', '!!!'],
    ['🙂', '🙂'],
    ["'; DROP qqxx; --", "'; DROP qqxx; --"],
    ['<b>qqxx</b>', '<b>qqxx</b>'],
    [long, long.slice(0, 200).trim()],
  ] as const) {
    await shopper.goto(`/search?q=${encodeURIComponent(typed)}`);
    await shopper.sees(`Vi fandt ikke noget på »${shown}`);
    await shopper.sees('Det køber andre');
  }
});

flow('a search without results names the unknown word, and offers to request the product', async (shopper) => {
  await shopper.goto('/search?q=makulator+a4+10+ark');
  await shopper.sees('Vi fandt ikke noget på »makulator a4 10 ark«');
  await shopper.sees('Vi har ikke noget, der hedder »makulator«.');
  await shopper.follow('Bed os skaffe varen');
  await shopper.at(/^\/skriv-til-os\?wanted=makulator\+a4\+10\+ark$/);
  await shopper.seesField('Hvad kan vi hjælpe med?', 'Kan I skaffe »makulator a4 10 ark«?\nAntal: ');
  await shopper.fill('Dit navn', 'Karen Bang');
  await shopper.fill('E-mail', 'skaf@example.dk');
  await shopper.press('Send til butikken');
  await shopper.sees('Tak. Vi har fået din besked');
});
