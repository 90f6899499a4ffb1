// Product lines: cartons, bubble wrap and packing tape.
import type { Line, Size, Theme } from '../making/line';

const box = (l: number, w: number, h: number): Size => ({
  da: `${l} × ${w} × ${h} mm`,
  factor: Math.round(((l * w + l * h + w * h) / 120_000) * 100) / 100,
  facts: [
    ['dimensions', `${l} × ${w} × ${h} mm`],
    ['volume', `${String(Math.round((l * w * h) / 100_000) / 10).replace('.', ',')} l`],
  ],
  mark: `${l}×${w}`,
  traits: h < 100 ? ['flat'] : [],
});
const carton = {
  family: 'cardboard-box',
  goesWith: ['pakketape-paa-rulle', 'bobleplast', 'tusch-og-markers'],
} as const;
const tape = {
  category: 'pakketape-paa-rulle',
  noun: ['Pakketape', 'Packing tape'],
  family: 'tape',
  traits: ['packing'],
  weight: 210,
  unit: 'rl',
  goesWith: ['forsendelseskasser', 'flyttekasser'],
} as const;

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  {
    ...carton, category: 'forsendelseskasser', noun: ['Papkasse', 'Cardboard box'], brand: 'Pakhus 9', model: 'Enkelt', price: 8.5, hot: 4, weight: 190, colours: ['kraft'], sizes: [box(200, 150, 100), box(250, 200, 100), box(300, 200, 150), box(305, 215, 200), box(350, 250, 200), box(400, 300, 200), box(400, 300, 300), box(500, 350, 300), box(600, 400, 300)], packs: [{ n: 10, unit: 'pk' }, { n: 25, unit: 'pk' }], certificates: ['fsc-recycled'], more: ['b2b_uniq'],
    short: ['Papkasse i enkelt bølge.', 'Single-wall carton.'], about: 'Kasse til pakkepost op til 15 kg. Stregerne i siden viser, hvor den kan skæres ned i højden.',
    points: ['Til pakker op til 15 kg', 'Rillet til nedskæring', 'Sorteres som pap'], facts: [['material', 'Bølgepap, 3 lag', 'Corrugated card, 3 layers'], ['thickness', '3 mm'], ['load', '15 kg']],
  },
  {
    ...carton, category: 'forsendelseskasser', noun: ['Papkasse', 'Cardboard box'], brand: 'Pakhus 9', model: 'Dobbelt', price: 15.5, weight: 420, colours: ['kraft'], sizes: [box(300, 200, 200), box(400, 300, 200), box(400, 300, 300), box(500, 400, 300), box(600, 400, 400), box(800, 600, 400)], packs: [{ n: 10, unit: 'pk' }], traits: ['double-wall'], certificates: ['fsc-recycled'],
    short: ['Papkasse i dobbelt bølge til tunge varer.', 'Double-wall carton for heavy goods.'], about: 'To bølger gør kassen stiv nok til at stable på en palle. Til varer op til 30 kg.',
    points: ['Til pakker op til 30 kg', 'Kan stables', 'Sorteres som pap'], facts: [['material', 'Bølgepap, 5 lag', 'Corrugated card, 5 layers'], ['thickness', '7 mm'], ['load', '30 kg']],
  },
  {
    ...carton, category: 'flyttekasser', noun: ['Flyttekasse', 'Moving box'], brand: 'Pakhus 9', price: 29.95, hot: 3, weight: 900, colours: ['brown', 'white'], sizes: [{ da: 'lille 40 l', en: 'small 40 l', factor: 0.75, facts: [['volume', '40 l'], ['dimensions', '440 × 320 × 300 mm']] }, { da: 'stor 65 l', en: 'large 65 l', factor: 1, facts: [['volume', '65 l'], ['dimensions', '560 × 345 × 350 mm']] }], packs: [{ n: 1, unit: 'stk' }, { n: 10, unit: 'pk' }, { n: 25, unit: 'pk' }], traits: ['handles', 'double-wall'],
    short: ['Flyttekasse med dobbelt bund.', 'Moving box with double base.'], about: 'Foldes uden tape og har dobbelt bund. Håndtagene er forstærket, så hænderne holder hele dagen.',
    points: ['Samles uden tape', 'Forstærkede håndtag', 'Bær højst 25 kg'], facts: [['material', 'Bølgepap, 5 lag', 'Corrugated card, 5 layers'], ['load', '25 kg']],
  },
  {
    ...carton, category: 'postaesker', noun: ['Postæske', 'Mailing box'], brand: 'Pakhus 9', model: 'Luk', price: 9.5, weight: 120, colours: ['white', 'kraft'], sizes: [box(240, 160, 45), box(305, 215, 70), box(350, 250, 80)], packs: [{ n: 20, unit: 'pk' }], traits: ['mailing', 'flat'], certificates: ['fsc-mix'], increments: 1,
    short: ['Postæske med strip og rivestrimmel.', 'Mailing box with strip and tear tape.'], about: 'Samles på få sekunder og lukkes uden tape. En ekstra strip gør, at modtageren kan sende retur i samme æske.',
    points: ['Strip til udsendelse og retur', 'Rivestrimmel', 'Den mindste passer i postkassen'], facts: [['material', 'Bølgepap, 3 lag', 'Corrugated card, 3 layers'], ['closure', 'Strip', 'Peel and seal'], ['load', '5 kg']],
  },
  {
    category: 'bobleplast', noun: ['Bobleplast', 'Bubble wrap'], brand: 'Pakhus 9', family: 'bubble-wrap', price: 149, hot: 2, weight: 2400, colours: ['clear'], unit: 'rl', goesWith: ['forsendelseskasser', 'pakketape-paa-rulle'],
    sizes: [{ da: '30 cm × 100 m', factor: 0.8, facts: [['width', '30 cm'], ['length', '100 m']] }, { da: '50 cm × 100 m', factor: 1.2, facts: [['width', '50 cm'], ['length', '100 m']] }, { da: '100 cm × 50 m', factor: 1.2, facts: [['width', '100 cm'], ['length', '50 m']], traits: ['wide'] }, { da: '120 cm × 100 m', factor: 2.6, facts: [['width', '120 cm'], ['length', '100 m']], traits: ['wide'] }],
    short: ['Bobleplast på rulle.', 'Bubble wrap on a roll.'], about: 'Bobler på 10 mm, der tager de fleste stød. Vend boblerne ind mod varen.',
    points: ['Bobler på 10 mm', 'Rives på tværs', 'Sorteres som blød plast'], facts: [['material', 'LDPE', 'LDPE'], ['thickness', '80 my']],
  },
  {
    category: 'bobleplast', noun: ['Bobleplast', 'Bubble wrap'], brand: 'Pakhus 9', model: 'Igen', family: 'bubble-wrap', price: 169, weight: 2400, colours: ['lightgreen'], unit: 'rl', sizes: [{ da: '50 cm × 100 m', factor: 1.2, facts: [['width', '50 cm'], ['length', '100 m']] }, { da: '100 cm × 50 m', factor: 1.2, facts: [['width', '100 cm'], ['length', '50 m']], traits: ['wide'] }], goesWith: ['forsendelseskasser'],
    short: ['Bobleplast med mindst 50 % genbrugsplast.', 'Bubble wrap with at least 50% recycled plastic.'], about: 'Mindst halvdelen af vægten er genbrugt plast fra industri og butikker. Stødevnen er den samme som i klar bobleplast.',
    points: ['Mindst 50 % genbrugsplast efter vægt', 'Bobler på 10 mm', 'Sorteres som blød plast'], facts: [['material', 'LDPE, genbrug', 'Recycled LDPE'], ['thickness', '80 my']],
  },
  {
    ...tape, brand: 'Pakhus 9', model: 'Stille', price: 19.5, hot: 4, colours: ['brown', 'clear', 'white'], sizes: [{ da: '50 mm × 66 m', factor: 1, facts: [['width', '50 mm'], ['length', '66 m']] }], packs: [{ n: 1, unit: 'rl' }, { n: 6, unit: 'pk' }, { n: 36, unit: 'ks' }], more: ['b2b_uniq'],
    short: ['Støjsvag pakketape i PP.', 'Low-noise PP packing tape.'], about: 'Ruller af uden hyl, så kollegerne kan tale i telefon. Klæber fra minus fem til plus fyrre grader.',
    points: ['Støjsvag', 'Klæber også i kulde', 'Til håndtag og maskine'], facts: [['material', 'PP', 'PP'], ['adhesive', 'Akryl', 'Acrylic'], ['thickness', '48 my']],
  },
  {
    ...tape, brand: 'Pakhus 9', model: 'Papir', price: 34.5, colours: ['kraft', 'white'], sizes: [{ da: '50 mm × 50 m', factor: 1, facts: [['width', '50 mm'], ['length', '50 m']] }], packs: [{ n: 1, unit: 'rl' }, { n: 6, unit: 'pk' }, { n: 36, unit: 'ks' }], traits: ['packing', 'paper'], certificates: ['fsc-mix'],
    short: ['Papirtape, der kan sorteres med kassen.', 'Paper tape that is sorted with the box.'], about: 'Naturgummi på kraftpapir. Kan skrives på og rives af med hånden.',
    points: ['Sorteres som pap', 'Kan skrives på', 'Rives i hånden'], facts: [['material', 'Kraftpapir', 'Kraft paper'], ['adhesive', 'Naturgummi', 'Natural rubber'], ['thickness', '120 my']],
  },
  {
    ...tape, brand: 'Pakhus 9', model: 'Forsigtig', price: 24.5, colours: ['red'], sizes: [{ da: '50 mm × 66 m', factor: 1, facts: [['width', '50 mm'], ['length', '66 m']] }], packs: [{ n: 6, unit: 'pk' }, { n: 36, unit: 'ks' }], traits: ['packing', 'printed'], mark: 'FORSIGTIG',
    short: ['Pakketape med teksten FORSIGTIG.', 'Packing tape printed FORSIGTIG.'], about: 'Rød tekst på hvid bund, der kan læses på afstand. Trykket sidder under limen og slides ikke af.',
    points: ['Tryk under limen', 'Dansk tekst', 'Til håndtag og maskine'], facts: [['material', 'PP', 'PP'], ['adhesive', 'Akryl', 'Acrylic'], ['thickness', '50 my']],
  },
  {
    ...carton, category: 'forsendelseskasser', noun: ['Papkasse', 'Cardboard box'], brand: 'Pakhus 9', model: 'Hvid', price: 10.5, weight: 200, paint: 'white', sizes: [box(200, 150, 90), box(250, 200, 140), box(305, 215, 150), box(400, 300, 250)], packs: [{ n: 25, unit: 'pk' }], certificates: ['fsc-mix'], more: ['firmagaver_dk'],
    short: ['Hvid papkasse til gaver og webshop.', 'White carton for gifts and web shops.'], about: 'Hvid udvendig og brun indvendig. Kan trykkes med logo i én farve fra 500 stk.',
    points: ['Hvid udvendig', 'Tryk fra 500 stk.', 'Sorteres som pap'], facts: [['material', 'Bølgepap, 3 lag', 'Corrugated card, 3 layers'], ['thickness', '3 mm'], ['load', '15 kg']],
  },
  {
    ...carton, category: 'forsendelseskasser', noun: ['Papkasse', 'Cardboard box'], brand: 'Pakhus 9', model: 'Palle', price: 7.25, weight: 190, paint: 'kraft', onlyTrade: true, days: 4, sizes: [box(305, 215, 150), box(400, 300, 200), box(600, 400, 300)], packs: [{ n: 500, unit: 'ks', da: 'palle med 500 stk.', en: 'pallet of 500 pcs', factor: 0.7 }], certificates: ['fsc-recycled'],
    short: ['Papkasser på palle til lager og webshop.', 'Cardboard boxes by the pallet.'], about: 'Fem hundrede kasser leveret med lift til kantsten. Sælges kun til erhverv.',
    points: ['500 på pallen', 'Leveres med lift', 'Kun til erhverv'], facts: [['material', 'Bølgepap, 3 lag', 'Corrugated card, 3 layers'], ['thickness', '3 mm'], ['load', '15 kg']],
  },
  {
    ...carton, category: 'postaesker', noun: ['Gaveæske', 'Gift carton'], brand: 'Pakhus 9', model: 'Kulør', price: 14.5, weight: 140, choose: ['colour'], colours: ['red', 'forest', 'navy', 'kraft', 'black', 'rose'], sizes: [box(200, 150, 60), box(300, 220, 90)], packs: [{ n: 10, unit: 'pk' }], traits: ['mailing', 'lid'], more: ['firmagaver_dk'], certificates: ['fsc-mix'],
    short: ['Farvet æske med låg, leveres flad.', 'Coloured box with lid, delivered flat.'], about: 'Gennemfarvet karton, der foldes på få sekunder. Passer til flaskerne, krusene og plaiderne i gaveafdelingen.',
    points: ['Leveres flad', 'Låg med klap', 'Sorteres som pap'], facts: [['material', 'Karton', 'Card'], ['grammage', '450 g/m²'], ['load', '4 kg']],
  },
];

export const PACKAGING_LINES: Theme = { number: 21, lines: LINES };
