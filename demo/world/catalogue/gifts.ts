// Product lines: gift boxes, chocolate, candles, blankets, vases and backpacks.
import type { Line, Size, Theme } from '../making/line';
import type { ColourKey } from '../making/palette';

const GIFT = ['firmagaver_dk', 'b2cb'] as const;
const grams = (n: number, factor: number): Size => ({
  da: `${n} g`,
  factor,
  heft: n / 200,
  facts: [['content', `${n} g`]],
  dutyUnits: n / 1000,
  mark: `${n} g`,
});
const box = {
  category: 'gavekasser',
  noun: ['Gavekasse', 'Gift box'],
  brand: 'Klitrose',
  family: 'gift-box',
  choose: ['colour'],
  more: ['firmagaver_dk'],
  days: 2,
  accent: '#c9a24a',
  traits: ['ribbon', 'lid'],
  goesWith: ['chokolade', 'plaider', 'stearinlys-og-duftlys'],
} as const;
const chocolate = {
  category: 'chokolade',
  brand: 'Kakaohuset',
  family: 'chocolate-box',
  more: ['firmagaver_dk'],
  duty: { code: 'chocolate', units: 0.2 },
  accent: '#c9a24a',
  goesWith: ['gavekasser', 'tebreve'],
  unit: 'ds',
} as const;
const candle = {
  category: 'stearinlys-og-duftlys',
  family: 'candle',
  choose: ['colour'],
  brand: 'Vindeby',
  more: GIFT,
  goesWith: ['vaser', 'plaider'],
  warnings:
    'Lad aldrig et brændende lys være uden opsyn. Hold det væk fra børn, dyr og ting, der kan brænde. Stil det på et fast underlag.',
} as const;
const blanket = {
  category: 'plaider',
  noun: ['Plaid', 'Throw'],
  brand: 'Dunhammer',
  family: 'blanket',
  choose: ['colour'],
  more: GIFT,
  days: 2,
  goesWith: ['stearinlys-og-duftlys', 'vaser'],
} as const;
const vase = {
  category: 'vaser',
  noun: ['Vase', 'Vase'],
  brand: 'Lerbæk',
  family: 'vase',
  choose: ['colour'],
  more: GIFT,
  days: 2,
  goesWith: ['stearinlys-og-duftlys', 'plaider'],
} as const;
const backpack = {
  category: 'rygsaekke',
  noun: ['Rygsæk', 'Backpack'],
  brand: 'Rygvind',
  family: 'backpack',
  choose: ['colour'],
  more: ['firmagaver_dk'],
  days: 1,
  goesWith: ['drikkeflasker', 'baerbare-computere'],
} as const;
const tall = (cm: number, factor: number): Size => ({
  da: `${cm} cm`,
  factor,
  heft: factor,
  facts: [['height', `${cm} cm`]],
  traits: cm >= 35 ? ['floor'] : cm <= 12 ? ['bud'] : [],
});
const sized = (size: Size, dimensions: string): Size => ({
  ...size,
  facts: [...(size.facts ?? []), ['dimensions', dimensions]],
});
const litres = (n: number, screen: string, factor: number): Size => ({
  da: `${n} l`,
  factor,
  facts: [
    ['volume', `${n} l`],
    ['screen', `til ${screen}"`, `for ${screen}"`],
  ],
});

/** [name, English, colour of the wrapping] */
// biome-ignore format: a product line reads as one paragraph
const BARS = [['mørk 70 %', 'dark 70%', 'brown'], ['lys med hasselnød', 'milk with hazelnut', 'cognac'], ['hvid med hindbær', 'white with raspberry', 'rose'], ['mørk med havsalt', 'dark with sea salt', 'navy'], ['lys 42 %', 'milk 42%', 'copper']] as const satisfies readonly (readonly [string, string, ColourKey])[];

/** [name, English, colour of the wrapping] */
// biome-ignore format: a product line reads as one paragraph
const SCENTS = [['Fyrretræ', 'Pine', 'forest'], ['Havtorn', 'Sea buckthorn', 'orange'], ['Frisk vasketøj', 'Fresh linen', 'lightblue'], ['Kardemomme', 'Cardamom', 'mustard']] as const satisfies readonly (readonly [string, string, ColourKey])[];

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  { ...box, model: 'Strandtur', price: 399, hot: 5, weight: 1800, colours: ['sand', 'dustyblue', 'bordeaux'], badge: ['Julens favorit', 'Christmas favourite'], short: ['Gavekasse med saft, nødder, lakrids og honning.', 'Gift box with cordial, nuts, liquorice and honey.'], about: 'Hyldeblomstsaft fra Thy, saltede nødder, lakrids og honning, pakket i en kasse, der kan bruges igen. Kortet skrives med jeres egen hilsen.', points: ['Fire danske producenter', 'Kort med jeres hilsen', 'Kan sendes til flere adresser'], facts: [['content', 'Saft, nødder, lakrids, honning', 'Cordial, nuts, liquorice, honey'], ['shelfLife', 'Mindst 6 måneder', 'At least 6 months'], ['dimensions', '32 × 24 × 11 cm']] },
  { ...box, model: 'Højskoleaften', price: 599, hot: 5, offer: 15, weight: 2600, colours: ['forest', 'bordeaux', 'navy'], short: ['Gavekasse med kaffe, krus og chokolade.', 'Gift box with coffee, mugs and chocolate.'], about: 'To krus fra Lerbæk, 250 g kaffe fra Kajplads og en æske chokolade fra Kakaohuset. Nok til en aften for to.', points: ['To krus i stentøj', 'Kaffe og chokolade', 'Kort med jeres hilsen'], facts: [['content', '2 krus, 250 g kaffe, 120 g chokolade', '2 mugs, 250 g coffee, 120 g chocolate'], ['shelfLife', 'Mindst 5 måneder', 'At least 5 months'], ['dimensions', '38 × 28 × 12 cm']] },
  { ...box, model: 'Fyraften', price: 899, hot: 3, weight: 3400, colours: ['navy', 'bordeaux', 'kraft'], short: ['Stor gavekasse med uldplaid, lys og godter.', 'Large gift box with wool throw, candle and treats.'], about: 'Plaid i uld fra Dunhammer, et duftlys og en æske karameller. Prisen på 899 kr. holder sig under grænsen for skattefrie julegaver på 900 kr.', points: ['Uldplaid 130 × 180 cm', 'Duftlys og karameller', 'Under 900 kr. inkl. moms'], facts: [['content', 'Plaid, duftlys, 200 g karameller', 'Throw, candle, 200 g caramels'], ['shelfLife', 'Mindst 4 måneder', 'At least 4 months'], ['dimensions', '42 × 32 × 14 cm']] },
  { ...box, model: 'Tak', price: 199, bonusPoints: 1900, bonusCategory: 'gaver', weight: 900, colours: ['rose', 'lightgreen', 'cream', 'mustard'], short: ['Lille gavekasse til at sige tak med.', 'Small gift box to say thanks.'], about: 'Te, chokolade og et kort i en æske, der kan gå gennem brevsprækken. Til den, der har hjulpet.', points: ['Passer i brevsprækken', 'Kort med jeres hilsen', 'Fra én stk.'], facts: [['content', '12 tebreve, 80 g chokolade', '12 tea bags, 80 g chocolate'], ['shelfLife', 'Mindst 6 måneder', 'At least 6 months'], ['dimensions', '24 × 16 × 3 cm']] },
  { ...box, model: 'Alkoholfri', price: 449, weight: 3100, colours: ['lightgreen', 'sand'], short: ['Gavekasse med alkoholfri bobler og snacks.', 'Gift box with alcohol-free bubbles and snacks.'], about: 'En flaske mousserende rabarber, oliven, kiks og saltede mandler. Alle kan være med.', points: ['0,0 % alkohol', 'Fire slags snacks', 'Kort med jeres hilsen'], facts: [['content', '75 cl rabarber, oliven, kiks, mandler', '75 cl rhubarb, olives, crackers, almonds'], ['shelfLife', 'Mindst 6 måneder', 'At least 6 months'], ['dimensions', '36 × 26 × 11 cm']] },
  { ...box, model: 'Valgfri', price: 750, weight: 3000, days: 30, requestPrice: true, onlyTrade: true, only: ['b2b', 'firmagaver_dk', 'punchout'], colours: ['bordeaux'], minQty: 25, short: ['Gavekasse sammensat efter jeres ønske, fra 25 stk.', 'Gift box composed to your wish, from 25 pieces.'], about: 'Vi sætter kassen sammen med jer og sender et forslag med pris inden for 48 timer på hverdage. Logo på låg og kort er muligt.', points: ['Fra 25 stk.', 'Logo på låget', 'Forslag inden for 48 timer'], facts: [['content', 'Efter aftale', 'As agreed'], ['shelfLife', 'Efter indhold', 'Depends on contents'], ['dimensions', '38 × 28 × 12 cm']] },
  { ...chocolate, noun: ['Fyldte chokolader', 'Filled chocolates'], model: 'Torvet', price: 149, hot: 4, weight: 260, choose: ['size'], sizeIs: 'box', sizes: [grams(120, 0.7), grams(200, 1), grams(400, 1.85)], paint: 'bordeaux', short: ['Fyldte chokolader lavet i hånden i Ribe.', 'Filled chocolates made by hand in Ribe.'], about: 'Otte slags fyld fra havtorn til saltkaramel. Listen over indhold og allergener ligger under låget.', points: ['Otte slags', 'Håndlavet', 'Opbevares ved 15–18 °C'], facts: [['ingredients', 'Kakao, sukker, fløde, nødder', 'Cocoa, sugar, cream, nuts'], ['shelfLife', '3 måneder', '3 months'], ['material', 'Papæske med bånd', 'Card box with ribbon']], warnings: 'Indeholder mælk, hasselnødder, mandler og soja. Kan indeholde spor af gluten og æg.' },
  { ...chocolate, noun: ['Chokoladeplade', 'Chocolate bar'], model: 'Plade', price: 49.95, weight: 110, sizes: BARS.map(([da, en, paint]) => ({ da, en, factor: 1, facts: [['content', '100 g'], ['flavour', da, en]] as const, traits: ['bar'], dutyUnits: 0.1, mark: da, paint })), packs: [{ n: 1, unit: 'stk' }, { n: 10, unit: 'ks' }], unit: 'stk', short: ['Chokoladeplade på 100 gram.', 'Chocolate bar of 100 grams.'], about: 'Kakao fra Ghana og Peru, valset i to døgn. Papiret kan sorteres som papir.', points: ['100 gram', 'Valset i to døgn', 'Indpakning af papir'], facts: [['ingredients', 'Kakao, sukker, kakaosmør', 'Cocoa, sugar, cocoa butter'], ['shelfLife', '12 måneder', '12 months'], ['material', 'Papir', 'Paper']], certificates: ['fairtrade', 'organic-eu'], warnings: 'Indeholder soja. Kan indeholde spor af mælk, nødder og gluten.' },
  { ...chocolate, noun: ['Karameller', 'Caramels'], model: 'Salt', price: 89.95, weight: 230, duty: { code: 'chocolate', units: 0.2 }, sizes: [grams(200, 1), grams(500, 2.2)], paint: 'cream', traits: ['caramel'], short: ['Bløde karameller med havsalt.', 'Soft caramels with sea salt.'], about: 'Kogt på fløde og smør i kobberkedel og pakket i vokspapir.', points: ['Kogt i kobberkedel', 'Pakket enkeltvis', 'Uden palmeolie'], facts: [['ingredients', 'Sukker, fløde, smør, salt', 'Sugar, cream, butter, salt'], ['shelfLife', '5 måneder', '5 months'], ['material', 'Papæske', 'Card box']], warnings: 'Indeholder mælk.' },
  { ...candle, noun: ['Stagelys', 'Dinner candles'], model: 'Stage', price: 9.5, weight: 68, sizes: [{ da: '24 cm', factor: 1, heft: 1, facts: [['height', '24 cm'], ['burn', '8 timer', '8 hours']] }, { da: '32 cm', factor: 1.3, facts: [['height', '32 cm'], ['burn', '11 timer', '11 hours']], traits: ['tall'] }], packs: [{ n: 8, unit: 'pk' }], colours: ['cream', 'white', 'bordeaux', 'forest', 'dustyblue', 'terracotta'], certificates: ['nordic-ecolabel'], traits: ['dinner'], short: ['Stagelys af ren stearin, gennemfarvede.', 'Dinner candles of pure stearin, dyed through.'], about: 'Ren stearin brænder roligt og drypper ikke, når lyset står i læ. Farven går hele vejen igennem.', points: ['Ren stearin', 'Gennemfarvet', 'Otte i pakken'], facts: [['material', 'Stearin', 'Stearin'], ['scent', 'Ingen', 'None'], ['dimensions', 'Ø 2,2 cm', 'Ø 2.2 cm']] },
  { ...candle, noun: ['Bloklys', 'Pillar candle'], model: 'Blok', price: 69.95, weight: 480, sizes: [{ da: '7 × 10 cm', factor: 0.8, facts: [['height', '10 cm'], ['burn', '45 timer', '45 hours']] }, { da: '7 × 15 cm', factor: 1, facts: [['height', '15 cm'], ['burn', '70 timer', '70 hours']] }], colours: ['cream', 'white', 'bordeaux', 'moss', 'terracotta'], traits: ['pillar'], short: ['Bloklys med jævn flamme.', 'Pillar candle with even flame.'], about: 'Støbt i form, så kanten bliver stående, mens lyset brænder ned i midten.', points: ['Ren stearin', 'Brænder jævnt', 'Væge af bomuld'], facts: [['material', 'Stearin', 'Stearin'], ['scent', 'Ingen', 'None'], ['width', '7 cm']] },
  { ...candle, noun: ['Duftlys', 'Scented candle'], model: 'Glas', price: 179, hot: 3, weight: 390, choose: ['size'], sizeIs: 'scent', sizes: SCENTS.map(([da, en, paint]) => ({ da, en, factor: 1, facts: [['scent', da, en], ['burn', '40 timer', '40 hours']] as const, mark: da, paint })), traits: ['glass', 'scented'], short: ['Duftlys i glas med låg.', 'Scented candle in glass with lid.'], about: 'Rapsvoks og duft, der kan mærkes uden at fylde hele rummet. Glasset kan bruges igen, når lyset er brændt ned.', points: ['Rapsvoks', 'Låg af træ', 'Glasset kan bruges igen'], facts: [['material', 'Rapsvoks og glas', 'Rapeseed wax and glass'], ['height', '9 cm']] },
  { ...blanket, model: 'Fold', price: 399, bonusPoints: 3900, bonusCategory: 'til-hjemmet', hot: 4, weight: 750, colours: ['dustyblue', 'sand', 'moss', 'bordeaux', 'grey', 'mustard'], sizes: [{ da: '130 × 180 cm', factor: 1, facts: [['dimensions', '130 × 180 cm']] }], certificates: ['oeko-tex'], traits: ['fringe'], short: ['Plaid i lammeuld med frynser.', 'Lambswool throw with fringe.'], about: 'Vævet af lammeuld og vasket, så den er blød fra første dag. Kan luftes i stedet for at vaskes.', points: ['100 % lammeuld', 'Frynser', 'Uldvask ved 30 grader'], facts: [['material', '100 % uld', '100% wool'], ['content', '1 plaid', '1 throw']] },
  { ...blanket, model: 'Vaffel', price: 249, residual: true, weight: 820, colours: ['cream', 'terracotta', 'petrol', 'rose', 'darkgrey'], sizes: [{ da: '140 × 200 cm', factor: 1, facts: [['dimensions', '140 × 200 cm']] }], certificates: ['oeko-tex', 'organic-eu'], traits: ['waffle'], short: ['Plaid i vaflet bomuld.', 'Waffle cotton throw.'], about: 'Bomuld i vaffelbinding holder på varmen uden at veje noget. Tåler maskinvask.', points: ['100 % bomuld', 'Maskinvask ved 40 grader', 'Krymper højst 3 %'], facts: [['material', '100 % bomuld', '100% cotton'], ['content', '1 plaid', '1 throw']] },
  { ...blanket, model: 'Alpaka', price: 899, weight: 680, colours: ['sand', 'brown', 'lightgrey', 'forest'], sizes: [{ da: '130 × 200 cm', factor: 1, facts: [['dimensions', '130 × 200 cm']] }], traits: ['fringe', 'fine'], short: ['Plaid i alpaka i gaveæske.', 'Alpaca throw in gift case.'], about: 'Babyalpaka er finere end uld og kradser ikke. Leveres i æske med bånd.', points: ['Babyalpaka', 'Gaveæske', 'Uldvask i hånden'], facts: [['material', '90 % alpaka, 10 % uld', '90% alpaca, 10% wool'], ['content', '1 plaid i æske', '1 throw in case']] },
  { ...vase, model: 'Strand', price: 249, hot: 3, weight: 700, colours: ['terracotta', 'cream', 'dustyblue', 'moss', 'darkgrey'], sizes: [tall(12, 0.55), tall(20, 1), tall(30, 1.8)], traits: ['rounded'], short: ['Vase i stentøj med rund form.', 'Rounded stoneware vase.'], about: 'Drejet på pladen og glaseret indvendigt, så den holder tæt. Udvendigt er leret råt og dejligt at holde om.', points: ['Tæt', 'Glaseret indvendigt', 'Lavet i Ebeltoft'], facts: [['material', 'Stentøj', 'Stoneware'], ['surface', 'Rå udvendigt', 'Raw outside'], ['dishwasher', 'Nej', 'No']] },
  { ...vase, model: 'Søjle', price: 349, weight: 1400, colours: ['black', 'cream', 'petrol', 'mustard'], sizes: [tall(25, 1), tall(40, 1.9)], traits: ['cylinder'], short: ['Høj vase til grene og lange stilke.', 'Tall vase for branches.'], about: 'Lige sider og tung bund, så grene står fast. Mat glasur ude og blank inde.', points: ['Tung bund', 'Mat glasur', 'Filtdupper følger med'], facts: [['material', 'Stentøj', 'Stoneware'], ['surface', 'Mat glasur', 'Matte glaze'], ['dishwasher', 'Nej', 'No']] },
  { ...backpack, model: 'By', price: 599, hot: 4, weight: 850, colours: ['black', 'navy', 'moss', 'sand', 'bordeaux'], sizes: [sized(litres(18, '14', 0.9), '42 × 28 × 15 cm'), sized(litres(24, '16', 1), '48 × 31 × 16 cm')], traits: ['laptop', 'roll-top'], short: ['Rygsæk med polstret computerrum.', 'Backpack with padded laptop compartment.'], about: 'Rulles sammen foroven og tåler regnen hele vejen hjem. Computerrummet åbnes fra siden uden at tømme tasken.', points: ['Vandafvisende', 'Refleks', 'Kan få logo fra 25 stk.'], facts: [['material', 'Genbrugspolyester', 'Recycled polyester'], ['warranty', '3 år', '3 years']] },
  { ...backpack, model: 'Skole', price: 399, weight: 680, colours: ['black', 'dustyblue', 'terracotta'], sizes: [sized(litres(15, '14', 1), '40 × 27 × 14 cm'), sized(litres(22, '15', 1.1), '45 × 30 × 16 cm')], traits: ['zip', 'bottle-pocket'], short: ['Let rygsæk med lynlås og flaskelomme.', 'Light backpack with zip and bottle pocket.'], about: 'Vejer under 700 gram og har et rum til flaske på hver side. Remmen i ryggen sidder fast på kufferten.', points: ['Rem til kuffert', 'To flaskelommer', 'Brystrem'], facts: [['material', 'Polyester', 'Polyester'], ['warranty', '2 år', '2 years']] },
  { ...backpack, model: 'Læder', price: 1799, weight: 1350, days: 3, colours: ['cognac', 'black'], sizes: [litres(16, '14', 1)], traits: ['leather', 'laptop'], more: GIFT, short: ['Rygsæk i vegetabilsk garvet læder.', 'Backpack in vegetable-tanned leather.'], about: 'Læderet bliver mørkere med årene og kan plejes med fedt. Bunden er forstærket, så tasken står selv.', points: ['Vegetabilsk garvet', 'Står selv', 'Kan få præg'], facts: [['material', 'Læder og bomuldslærred', 'Leather and cotton canvas'], ['dimensions', '40 × 29 × 13 cm'], ['warranty', '5 år', '5 years']] },
  { category: 'gavekasser', brand: 'Klitrose', family: 'envelope', noun: ['Gavekort', 'Gift card'], price: 50, weight: 1, hot: 4, paint: 'bordeaux', traits: ['gift-card'], accent: '#c9a24a', only: ['b2c', 'b2b', 'b2cb', 'firmagaver_dk'], giftCard: { steps: [200, 500, 1000, 2000], least: 50, most: 5000 }, short: ['Gavekort, der sendes på mail med din hilsen.', 'Gift card sent by e-mail with your greeting.'], about: 'Vælg beløbet, og skriv, hvem det er til. Kortet sendes, når ordren er betalt, eller på den dag, du vælger, med en kode og et kort til at printe. Det gælder i tre år og kan bruges ad flere gange.', points: ['Sendes samme dag eller på en valgt dag', 'Kan bruges ad flere gange', 'Gælder i tre år'], facts: [['shelfLife', '3 år', '3 years'], ['content', 'Kode og hilsen på mail', 'Code and greeting by e-mail'], ['format', 'Mail og PDF', 'E-mail and PDF'], ['size', 'A4 til at printe', 'A4 to print']] },
  { ...vase, choose: [], model: 'Skår', price: 149, bonusPoints: 190, bonusOnly: true, bonusCategory: 'til-hjemmet', only: ['b2b'], weight: 540, colours: ['mustard', 'navy'], sizes: [tall(15, 1)], traits: ['rounded'], short: ['Lille vase i stentøj, kun for point.', 'Small stoneware vase, for points only.'], about: 'Drejet i et lille oplag til bonusshoppen. Glaseret indvendigt, så den holder tæt.', points: ['Kun for point', 'Glaseret indvendigt', 'Lavet i Ebeltoft'], facts: [['material', 'Stentøj', 'Stoneware'], ['surface', 'Rå udvendigt', 'Raw outside'], ['dishwasher', 'Nej', 'No']] },
  { ...backpack, choose: [], model: 'Fridag', price: 349, bonusPoints: 2900, bonusOnly: true, bonusCategory: 'paa-farten', only: ['b2b'], weight: 620, colours: ['forest', 'terracotta'], sizes: [sized(litres(20, '15', 1), '44 × 29 × 15 cm')], traits: ['roll-top'], short: ['Rygsæk til fridagen, kun for point.', 'Backpack for a day off, for points only.'], about: 'Rulles sammen foroven og kan pakkes fladt. Syet til bonusshoppen i to farver.', points: ['Kun for point', 'Vandafvisende', 'Kan pakkes fladt'], facts: [['material', 'Genbrugspolyester', 'Recycled polyester'], ['warranty', '2 år', '2 years']] },
];

export const GIFT_LINES: Theme = { number: 25, lines: LINES };
