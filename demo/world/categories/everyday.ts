// Categories of coffee and kitchen, cleaning and packaging.
import type { Branch } from './shape';

// biome-ignore format: the tree is easier to read as rows
export const KITCHEN: Branch = ['Kaffe og køkken', 'Coffee and kitchen', 'coffee-bag', 'brown',
  'Kaffe, te og det, der skal til, for at pausen bliver god. Vi rister ikke selv, men vi smager på det hele.',
  'Coffee, tea and what a good break needs.',
  [
    ['Kaffe', 'Coffee', 'coffee-bag', 'brown',
      'Hele bønner, formalet kaffe og poser til automaten. Ristedato står på bunden af hver pose.',
      'Whole beans, ground coffee and bags for the machine. The roasting date is on the bottom of each bag.',
      [
        ['Hele bønner', 'Whole beans', 'coffee-bag', 'brown', 'Hele bønner til maskiner med kværn, fra lys til mørk ristning. En pose på 1 kg giver omkring 125 kopper.', 'Whole beans for machines with a grinder. A bag of 1 kg makes about 125 cups.'],
        ['Formalet kaffe', 'Ground coffee', 'coffee-bag', 'red', 'Kaffe formalet til filter og stempelkande. Åbnede poser bør bruges inden for to uger.', 'Coffee ground for filter and press. Use opened bags within two weeks.'],
      ]],
    ['Te', 'Tea', 'tea-box', 'green',
      'Sort, grøn og urtete i breve og i løs vægt. Flere er økologiske efter EU’s regler.',
      'Black, green and herbal tea in bags and loose. Several are organic under EU rules.',
      [['Tebreve', 'Tea bags', 'tea-box', 'green', 'Tebreve pakket enkeltvis, så smagen holder i mødelokalets skål. Æsker med 25 eller 100 breve.', 'Tea bags wrapped singly, in boxes of 25 or 100.']]],
    ['Kaffemaskiner', 'Coffee machines', 'coffee-machine', 'black',
      'Maskiner til 5, 25 eller 100 kopper om dagen. Vi hjælper med service og udlejning i hele landet.',
      'Machines for 5, 25 or 100 cups a day, with service in the whole country.',
      [
        ['Fuldautomatiske kaffemaskiner', 'Bean-to-cup machines', 'coffee-machine', 'black', 'Kværner, brygger og skummer med ét tryk. Rensetabletter og filter bør skiftes efter displayets besked.', 'Grinds, brews and froths at one press.'],
        ['Filtermaskiner', 'Filter machines', 'coffee-machine', 'steel', 'Kaffemaskiner med termokande, der holder kaffen varm uden varmeplade. Brygger 1,25 til 2 liter ad gangen.', 'Filter machines with vacuum jug that keep coffee hot without a plate.'],
      ]],
    ['Servering', 'Serving', 'mug', 'dustyblue',
      'Krus, glas og flasker til kontorets køkken. Det meste tåler opvaskemaskine; se under fakta.',
      'Mugs and bottles for the office kitchen. Most are dishwasher safe.',
      [
        ['Krus og kopper', 'Mugs and cups', 'mug', 'dustyblue', 'Krus i stentøj og porcelæn, der kan stables i skabet. Fås i farver, så alle kan kende deres eget.', 'Stackable mugs in stoneware and porcelain, in colours that tell them apart.'],
        ['Drikkeflasker', 'Water bottles', 'water-bottle', 'petrol', 'Drikkeflasker i stål og tritan fra 0,35 til 1 liter. De dobbeltvæggede holder koldt i 24 timer.', 'Bottles in steel and tritan from 0.35 to 1 litre. Double walls keep cold for 24 hours.'],
      ]],
  ]];

// biome-ignore format: the tree is easier to read as rows
export const CLEANING: Branch = ['Rengøring', 'Cleaning', 'cleaning-spray', 'turquoise',
  'Rengøringsmidler, sæbe, aftørring og affald til daglig drift. Sikkerhedsdatablade ligger på varen, hvor loven kræver det.',
  'Cleaning agents, soap, wipes and waste for daily operation. Safety datasheets are attached where the law requires.',
  [
    ['Rengøringsmidler', 'Cleaning agents', 'cleaning-spray', 'turquoise',
      'Midler til gulv, glas, køkken og toilet, klar til brug eller koncentreret. Følg doseringen på etiketten; mere gør ikke renere.',
      'Agents for floor, glass, kitchen and toilet, ready to use or concentrated. Follow the dosage.',
      [
        ['Universalrengøring', 'All-purpose cleaners', 'cleaning-spray', 'turquoise', 'Rengøring til alle vandfaste overflader, også borde og døre. Svanemærkede midler er markeret på varen.', 'For all water-resistant surfaces. Products with the Nordic Swan are marked.'],
        ['Glas og skærm', 'Glass and screen', 'cleaning-spray', 'lightblue', 'Tørrer uden striber på glas, spejle og skærme. Spray på kluden, ikke på skærmen.', 'Dries without streaks on glass, mirrors and screens.'],
        ['Sanitet', 'Sanitary', 'cleaning-spray', 'red', 'Sure midler, der fjerner kalk og sæberester. Bland aldrig med klor.', 'Acid agents that remove lime and soap. Never mix with chlorine.'],
      ]],
    ['Sæbe og hygiejne', 'Soap and hygiene', 'soap-dispenser', 'white',
      'Sæbe, håndsprit og dispensere til toilet og køkken. Patronerne passer til dispensere fra samme mærke.',
      'Soap, sanitiser and dispensers for washroom and kitchen.',
      [['Sæbedispensere', 'Soap dispensers', 'soap-dispenser', 'white', 'Dispensere til væg i plast og stål, med håndtag eller sensor. Låsen holder refillen på plads.', 'Wall dispensers in plastic and steel, with lever or sensor.']]],
    ['Aftørring', 'Paper towels', 'paper-towel', 'white',
      'Håndklædeark, køkkenruller og toiletpapir i poser og hele kolli. Flere lag suger mere, færre lag fylder mindre.',
      'Hand towels, kitchen rolls and toilet paper by bag and case.',
      [
        ['Håndklæderuller', 'Hand towels', 'paper-towel', 'white', 'Ruller til dispenser og centertræk i 1 og 2 lag. En rulle svarer til 500-900 aftørringer.', 'Rolls for dispensers and centre feed in 1 and 2 plies.'],
        ['Toiletpapir', 'Toilet paper', 'paper-towel', 'cream', 'Toiletpapir på små ruller og jumboruller. Opløses hurtigt, så rørene holdes fri.', 'Toilet paper in small and jumbo rolls; dissolves quickly.'],
        ['Køkkenruller', 'Kitchen rolls', 'paper-towel', 'white', 'Køkkenruller i 2 og 3 lag til spild og servering. Godkendt til kontakt med fødevarer.', 'Kitchen rolls in 2 and 3 plies, approved for food contact.'],
      ]],
    ['Affald', 'Waste', 'waste-bin', 'darkgrey',
      'Spande til papir, pant, mad og rest. Virksomheder skal sortere affald, der ligner husholdningens, i ti typer; her er spandene til det.',
      'Bins for paper, deposit bottles, food and residual waste. Companies must sort into ten kinds.',
      [
        ['Affaldsspande', 'Waste bins', 'waste-bin', 'darkgrey', 'Papirkurve og pedalspande til kontor, køkken og toilet. Fra 8 til 50 liter.', 'Paper baskets and pedal bins from 8 to 50 litres.'],
        ['Affaldssortering', 'Waste sorting', 'waste-bin', 'green', 'Sorteringsspande, der kan stå i rækker, med låg i piktogrammernes farver. Posen holdes af en skjult ring.', 'Sorting bins in rows, with lids in the colours of the pictograms.'],
        ['Affaldssække og poser', 'Bin bags and liners', 'bag-roll', 'black', 'Sække fra 60 til 160 liter og poser til kurve og spande. De klare bruges, hvor indholdet skal kunne ses.', 'Bags from 60 to 160 litres and liners for baskets and bins.'],
      ]],
    ['Handsker og førstehjælp', 'Gloves and first aid', 'aid-kit', 'green',
      'Handsker til rengøring og lager og det, der skal hænge på væggen, før nogen får brug for det. Arbejdstilsynet kræver, at udstyret er let at finde.',
      'Gloves for cleaning and stock room, and what should hang on the wall before it is needed.',
      [
        ['Handsker', 'Gloves', 'supply-carton', 'blue', 'Engangshandsker i nitril og vinyl, gummihandsker og arbejdshandsker. Størrelsen måles om håndfladen.', 'Disposable gloves in nitrile and vinyl, rubber gloves and work gloves.'],
        ['Førstehjælp', 'First aid', 'aid-kit', 'green', 'Førstehjælpskasser efter DIN 13157, plaster og støttebind. Se datoerne efter en gang om året.', 'First aid kits to DIN 13157, plasters and bandages.'],
      ]],
  ]];

// biome-ignore format: the tree is easier to read as rows
export const PACKAGING: Branch = ['Emballage', 'Packaging', 'cardboard-box', 'kraft',
  'Papkasser, fyld og tape til pakker, der skal frem i hel tilstand. Vælg kassen, så varen lige akkurat kan være der; så betaler du ikke for luft.',
  'Boxes, fill and tape for parcels that must arrive whole. Choose the box that just holds the goods.',
  [
    ['Papkasser', 'Cardboard boxes', 'cardboard-box', 'kraft',
      'Papkasser i enkelt og dobbelt bølge. Målene er indvendige og angivet i millimeter som længde × bredde × højde.',
      'Cardboard boxes with single and double walls. Inner dimensions in millimetres.',
      [
        ['Forsendelseskasser', 'Shipping boxes', 'cardboard-box', 'kraft', 'Kasser til pakkepost i bundter med 10 eller 25. De mindste passer i en postkasse.', 'Boxes for parcel post in bundles of 10 or 25.'],
        ['Flyttekasser', 'Moving boxes', 'cardboard-box', 'brown', 'Flyttekasser med dobbelt bund og håndtag. Bær højst 25 kg ad gangen.', 'Moving boxes with double base and handles.'],
        ['Postæsker', 'Mailing boxes', 'cardboard-box', 'white', 'Postæsker med selvklæbende lukning og rivestrimmel. Samles på få sekunder uden tape.', 'Mailing boxes with self-seal and tear strip.'],
      ]],
    ['Fyld og beskyttelse', 'Fill and protection', 'bubble-wrap', 'clear',
      'Bobleplast og polstring, der tager stødene. Pak skarpe hjørner ind to gange.',
      'Bubble wrap and padding that take the knocks.',
      [['Bobleplast', 'Bubble wrap', 'bubble-wrap', 'clear', 'Bobleplast på rulle i bredder fra 30 til 120 cm. Findes også med mindst halvdelen genbrugsplast.', 'Bubble wrap in widths from 30 to 120 cm, also with recycled plastic.']]],
    ['Pakketape', 'Packing tape', 'tape', 'brown',
      'Pakketape i PP, PVC og papir. Papirtape kan afleveres sammen med kassen.',
      'Packing tape in PP, PVC and paper.',
      [['Pakketape på rulle', 'Packing tape rolls', 'tape', 'brown', 'Ruller på 66 meter i 50 mm bredde, seks eller 36 i kassen. Støjsvag tape er rar i åbne lokaler.', 'Rolls of 66 metres, 50 mm wide, six or 36 to the case.']]],
  ]];
