// Product lines: cleaning agents, dispensers, wiping paper and bins.
import type { Line, Size, Theme } from '../making/line';

const spray = {
  family: 'cleaning-spray',
  weight: 820,
  packs: [
    { n: 1, unit: 'stk' },
    { n: 6, unit: 'ks' },
    { n: 12, unit: 'ks' },
  ],
  goesWith: ['koekkenruller', 'haandklaederuller'],
} as const;
const ml = (da: string, factor: number, ...traits: string[]): Size => ({
  da,
  factor,
  facts: [['volume', da]],
  mark: da,
  traits,
});
const BOTH = [ml('750 ml', 1, 'trigger'), ml('5 l', 4.2, 'canister')];
const IRRITANT = {
  warnings:
    'Advarsel: Forårsager alvorlig øjenirritation. Opbevares utilgængeligt for børn. Ved kontakt med øjnene: Skyl forsigtigt med vand i flere minutter.',
  danger: { clp: ['GHS07'], hSentences: ['H319'], pSentences: ['P102', 'P305+P351+P338'] },
  safetySheet: true,
} as const;
const CORROSIVE = {
  warnings:
    'Fare: Forårsager alvorlig øjenskade. Brug handsker og øjenbeskyttelse. Ved kontakt med øjnene: Skyl forsigtigt med vand i flere minutter, og ring til Giftlinjen.',
  danger: {
    clp: ['GHS05'],
    hSentences: ['H290', 'H318'],
    pSentences: ['P102', 'P280', 'P305+P351+P338', 'P310', 'P390', 'P501'],
  },
  safetySheet: true,
} as const;
const roll = { family: 'paper-towel', colours: ['white'], goesWith: ['saebedispensere', 'affaldsspande'] } as const;
const bin = {
  family: 'waste-bin',
  choose: ['colour'],
  goesWith: ['haandklaederuller', 'universalrengoering'],
} as const;
const ADVISED = ['b2b_uniq'] as const;

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  {
    ...spray, category: 'universalrengoering', noun: ['Universalrengøring', 'All-purpose cleaner'], brand: 'Blankvand', model: 'Alt', price: 39.95, hot: 5, sizes: BOTH, paint: 'turquoise', certificates: ['nordic-ecolabel', 'asthma-allergy'], more: ADVISED, safetySheet: true,
    short: ['Universalrengøring uden parfume og farve.', 'All-purpose cleaner without perfume or dye.'], about: 'Til borde, døre og inventar, der tåler vand. Sprøjt på kluden og tør af; efterskyl er ikke nødvendigt.',
    points: ['Uden parfume', 'Ingen efterskylning', 'Dunken passer til doseringspumpe'], facts: [['ph', '8,5'], ['dosage', 'Klar til brug', 'Ready to use'], ['scent', 'Ingen', 'None']],
  },
  {
    ...spray, ...IRRITANT, category: 'universalrengoering', noun: ['Køkkenrengøring', 'Kitchen cleaner'], brand: 'Blankvand', model: 'Fedt', price: 44.95, sizes: BOTH, paint: 'orange',
    short: ['Fedtløsner til køkken og emhætte.', 'Degreaser for kitchen and hood.'], about: 'Basisk middel, der løsner indbrændt fedt på to minutter. Skyl flader, der er i kontakt med mad, med rent vand bagefter.',
    points: ['Løsner fedt på to minutter', 'Skyl efter brug', 'Til kantine og tekøkken'], facts: [['ph', '12'], ['dosage', 'Klar til brug', 'Ready to use'], ['scent', 'Ingen', 'None']],
  },
  {
    ...spray, category: 'universalrengoering', noun: ['Gulvrengøring', 'Floor cleaner'], brand: 'Blankvand', model: 'Gulv', price: 69.95, weight: 1050, sizes: [ml('1 l', 1), ml('5 l', 3.8, 'canister')], paint: 'green', certificates: ['nordic-ecolabel'], safetySheet: true,
    short: ['Koncentreret gulvrengøring.', 'Concentrated floor cleaner.'], about: 'Et koncentrat til vinyl, linoleum og fliser. Ti milliliter rækker til fem liter vand.',
    points: ['10 ml til 5 l vand', 'Til moppe og maskine', 'Efterlader ingen hinde'], facts: [['ph', '7,5'], ['dosage', '10 ml pr. 5 l', '10 ml per 5 l'], ['scent', 'Ingen', 'None']],
  },
  {
    ...spray, category: 'glas-og-skaerm', noun: ['Glasrens', 'Glass cleaner'], brand: 'Blankvand', model: 'Glas', price: 36.95, hot: 3, sizes: BOTH, paint: 'lightblue', certificates: ['nordic-ecolabel'], more: ADVISED, safetySheet: true,
    short: ['Glasrens uden striber.', 'Glass cleaner without streaks.'], about: 'Tørrer så hurtigt, at der ikke når at komme striber. Til ruder, spejle og glastavler.',
    points: ['Ingen striber', 'Til glastavler', 'Uden ammoniak'], facts: [['ph', '7'], ['dosage', 'Klar til brug', 'Ready to use'], ['scent', 'Ingen', 'None']],
  },
  {
    ...spray, category: 'glas-og-skaerm', noun: ['Skærmrens', 'Screen cleaner'], brand: 'Kontorværk', model: 'Skærm', price: 49.95, weight: 290, sizes: [ml('250 ml', 1, 'trigger', 'small')], paint: 'clear',
    short: ['Skærmrens med mikrofiberklud.', 'Screen cleaner with microfibre cloth.'], about: 'Uden alkohol, så skærmens belægning ikke tager skade. Kluden sidder i låget og kan vaskes.',
    points: ['Uden alkohol', 'Klud i låget', 'Til skærm, tastatur og telefon'], facts: [['ph', '7'], ['dosage', 'Klar til brug', 'Ready to use'], ['scent', 'Ingen', 'None']],
  },
  {
    ...spray, ...IRRITANT, category: 'sanitet', noun: ['Sanitetsrengøring', 'Sanitary cleaner'], brand: 'Blankvand', model: 'Kalk', price: 42.95, sizes: BOTH, paint: 'red', certificates: ['nordic-ecolabel'],
    short: ['Fjerner kalk på toilet og i bad.', 'Removes lime in toilet and bath.'], about: 'Citronsyre løser kalk og sæberester. Lad midlet virke i fem minutter, og skyl efter; bland det aldrig med klor.',
    points: ['Citronsyre', 'Virker på fem minutter', 'Må ikke blandes med klor'], facts: [['ph', '2'], ['dosage', 'Klar til brug', 'Ready to use'], ['scent', 'Ingen', 'None']],
  },
  {
    ...spray, ...CORROSIVE, category: 'sanitet', noun: ['Toiletrens', 'Toilet cleaner'], brand: 'Hverdag', model: 'Kumme', price: 19.5, sizes: [ml('750 ml', 1, 'angled')], paint: 'blue',
    short: ['Toiletrens med vinklet hals.', 'Toilet cleaner with angled neck.'], about: 'Tykt middel, der hænger på kummens sider. Den vinklede hals når op under kanten.',
    points: ['Vinklet hals', 'Tykt middel', 'Børnesikret låg'], facts: [['ph', '2,5'], ['dosage', 'Ufortyndet', 'Undiluted'], ['scent', 'Frisk', 'Fresh']],
  },
  {
    category: 'saebedispensere', noun: ['Sæbedispenser', 'Soap dispenser'], brand: 'Blankvand', family: 'soap-dispenser', price: 199, hot: 3, weight: 620, choose: ['colour'], colours: ['white', 'black', 'steel'], more: ADVISED, goesWith: ['haandklaederuller', 'sanitet'],
    sizes: [{ da: 'med håndtag 1 l', en: 'with lever 1 l', factor: 1, facts: [['mechanism', 'Håndtag', 'Lever'], ['volume', '1 l']], traits: ['lever'] }, { da: 'med sensor 1 l', en: 'with sensor 1 l', factor: 2.4, facts: [['mechanism', 'Sensor, 4 × D-batteri', 'Sensor, 4 × D battery'], ['volume', '1 l']], traits: ['sensor'] }, { da: 'til håndsprit 0,8 l', en: 'for sanitiser 0.8 l', factor: 1.1, facts: [['mechanism', 'Albuegreb', 'Elbow lever'], ['volume', '0,8 l']], traits: ['elbow'] }],
    short: ['Dispenser til væg med lås.', 'Lockable wall dispenser.'], about: 'Vinduet viser, hvornår der skal fyldes efter, og låsen åbnes med nøgle eller tryk. Skruer og dyvler følger med.',
    points: ['Vindue til indholdet', 'Lås', 'Skruer følger med'], facts: [['material', 'ABS', 'ABS'], ['dimensions', '115 × 290 × 115 mm'], ['warranty', '3 år', '3 years']],
  },
  {
    category: 'saebedispensere', noun: ['Håndsæbe', 'Hand soap'], brand: 'Blankvand', model: 'Mild', family: 'soap-dispenser', price: 29.95, hot: 4, weight: 540, colours: ['white'], traits: ['pump-bottle'], sizes: [ml('500 ml', 1), ml('1 l', 1.7, 'refill'), ml('5 l', 6, 'canister')], packs: [{ n: 1, unit: 'stk' }, { n: 6, unit: 'ks' }], certificates: ['nordic-ecolabel', 'asthma-allergy'], more: ADVISED, goesWith: ['haandklaederuller'],
    short: ['Mild håndsæbe uden parfume.', 'Mild hand soap without perfume.'], about: 'Til hænder, der vaskes mange gange om dagen. Med glycerin og uden farve og parfume.',
    points: ['Uden parfume og farve', 'Med glycerin', 'Pumpe på 500 ml'], facts: [['ph', '5,5'], ['scent', 'Ingen', 'None'], ['ingredients', 'Vand, tensider, glycerin', 'Water, surfactants, glycerin']],
  },
  {
    ...roll, category: 'haandklaederuller', noun: ['Håndklæderulle', 'Hand towel roll'], brand: 'Fnug', model: 'Træk', price: 44.95, hot: 4, weight: 1100, unit: 'rl', sizes: [{ da: '1-lags 300 m', en: '1-ply 300 m', factor: 1, facts: [['layers', '1'], ['length', '300 m']] }, { da: '2-lags 150 m', en: '2-ply 150 m', factor: 1.05, facts: [['layers', '2'], ['length', '150 m']] }], packs: [{ n: 6, unit: 'ks' }, { n: 12, unit: 'ks' }], certificates: ['eu-ecolabel'], more: ADVISED, traits: ['centre-feed'],
    short: ['Håndklæderulle med centertræk.', 'Centre-feed hand towel roll.'], about: 'Trækkes fra midten, så rullen ikke rører gulv og vask. Hylsteret kan tages ud, når kassen er tom.',
    points: ['Centertræk', 'Perforeret pr. 37 cm', 'Godkendt til fødevarer'], facts: [['material', 'Genbrugspapir', 'Recycled paper'], ['width', '21 cm'], ['rolls', '6 eller 12', '6 or 12']],
  },
  {
    ...roll, category: 'haandklaederuller', noun: ['Håndklædeark', 'Hand towels'], brand: 'Fnug', model: 'Fold', price: 26.5, weight: 480, unit: 'pk', sizes: [{ da: 'V-fold 2-lags', en: 'V-fold 2-ply', factor: 1, facts: [['fold', 'V-fold'], ['layers', '2'], ['sheets', '150']] }, { da: 'Z-fold 2-lags', en: 'Z-fold 2-ply', factor: 1.1, facts: [['fold', 'Z-fold'], ['layers', '2'], ['sheets', '200']] }, { da: 'Z-fold 3-lags', en: 'Z-fold 3-ply', factor: 1.35, facts: [['fold', 'Z-fold'], ['layers', '3'], ['sheets', '130']] }], packs: [{ n: 20, unit: 'ks' }], certificates: ['nordic-ecolabel'], traits: ['folded'],
    short: ['Håndklædeark til dispenser.', 'Hand towels for dispensers.'], about: 'Kommer ud ét ad gangen og suger nok til, at ét ark er nok. Passer i de fleste dispensere på markedet.',
    points: ['Ét ark ad gangen', 'Kasse med 20 pakker', 'Godkendt til fødevarer'], facts: [['material', 'Nyfibre', 'Virgin fibre'], ['dimensions', '21 × 24 cm']],
  },
  {
    ...roll, category: 'toiletpapir', noun: ['Toiletpapir', 'Toilet paper'], brand: 'Fnug', model: 'Blød', price: 4.75, hot: 5, weight: 110, unit: 'rl', sizes: [{ da: '2-lags 250 ark', en: '2-ply 250 sheets', factor: 1, facts: [['layers', '2'], ['length', '30 m']] }, { da: '3-lags 250 ark', en: '3-ply 250 sheets', factor: 1.35, facts: [['layers', '3'], ['length', '30 m']] }], packs: [{ n: 8, unit: 'pk' }, { n: 64, unit: 'ks' }], certificates: ['nordic-ecolabel'], more: ADVISED, traits: ['small-roll'],
    short: ['Toiletpapir på små ruller.', 'Toilet paper on small rolls.'], about: 'Blødt papir, der opløses hurtigt i vand. Hylsteret er af pap og passer i alle holdere.',
    points: ['Opløses hurtigt', 'Uden farve', 'Pakket i papir'], facts: [['material', 'Nyfibre', 'Virgin fibre'], ['width', '9,6 cm']],
  },
  {
    ...roll, category: 'toiletpapir', noun: ['Toiletpapir', 'Toilet paper'], brand: 'Fnug', model: 'Jumbo', price: 32.5, weight: 780, unit: 'rl', sizes: [{ da: 'mini 180 m', en: 'mini 180 m', factor: 0.7, facts: [['layers', '2'], ['length', '180 m']] }, { da: 'maxi 350 m', en: 'maxi 350 m', factor: 1, facts: [['layers', '2'], ['length', '350 m']] }], packs: [{ n: 6, unit: 'ks' }, { n: 12, unit: 'ks' }], certificates: ['eu-ecolabel'], traits: ['jumbo'],
    short: ['Jumboruller til dispenser.', 'Jumbo rolls for dispensers.'], about: 'Store ruller til travle toiletter, så der skiftes sjældnere. Kernen er 60 mm.',
    points: ['Færre skift', 'Kerne 60 mm', 'Genbrugsfibre'], facts: [['material', 'Genbrugspapir', 'Recycled paper'], ['width', '9 cm']],
  },
  {
    ...roll, category: 'koekkenruller', noun: ['Køkkenrulle', 'Kitchen roll'], brand: 'Fnug', model: 'Spild', price: 11.5, weight: 210, unit: 'rl', sizes: [{ da: '2-lags 22 m', en: '2-ply 22 m', factor: 1, facts: [['layers', '2'], ['length', '22 m']] }, { da: '3-lags 22 m', en: '3-ply 22 m', factor: 1.3, facts: [['layers', '3'], ['length', '22 m']] }], packs: [{ n: 4, unit: 'pk' }, { n: 32, unit: 'ks' }], certificates: ['nordic-ecolabel'], more: ADVISED, traits: ['kitchen'],
    short: ['Køkkenrulle, der suger spild.', 'Kitchen roll that soaks up spills.'], about: 'Prægningen gør papiret tykkere og mere sugende. Godkendt til kontakt med mad.',
    points: ['Godkendt til fødevarer', 'Halve ark', 'Pakket i papir'], facts: [['material', 'Nyfibre', 'Virgin fibre'], ['width', '23 cm']],
  },
  {
    ...bin, category: 'affaldsspande', noun: ['Papirkurv', 'Paper basket'], brand: 'Spandværket', model: 'Kurv', price: 99, hot: 3, weight: 900, sizes: [{ da: '13 l', factor: 1, facts: [['volume', '13 l'], ['dimensions', 'Ø 25 × 28 cm']] }, { da: '18 l', factor: 1.2, facts: [['volume', '18 l'], ['dimensions', 'Ø 27 × 33 cm']] }], colours: ['black', 'white', 'grey', 'dustyblue', 'terracotta'], traits: ['open'], more: ['b2cb', 'b2b_uniq'],
    short: ['Papirkurv i pulverlakeret stål.', 'Paper basket in powder-coated steel.'], about: 'Rund kurv med rullet kant og bund af plast, der skåner gulvet.',
    points: ['Rullet kant', 'Skånsom bund', 'Kan stables'], facts: [['material', 'Pulverlakeret stål', 'Powder-coated steel']],
  },
  {
    ...bin, category: 'affaldsspande', noun: ['Pedalspand', 'Pedal bin'], brand: 'Spandværket', model: 'Pedal', price: 349, weight: 2600, sizes: [{ da: '5 l', factor: 0.7, facts: [['volume', '5 l'], ['dimensions', 'Ø 21 × 28 cm']] }, { da: '20 l', factor: 1.3, facts: [['volume', '20 l'], ['dimensions', 'Ø 30 × 44 cm']] }, { da: '30 l', factor: 1.6, facts: [['volume', '30 l'], ['dimensions', 'Ø 30 × 64 cm']] }], colours: ['steel', 'white', 'black'], traits: ['pedal', 'lid'], more: ['b2b_uniq'],
    short: ['Pedalspand med dæmpet låg.', 'Pedal bin with soft-closing lid.'], about: 'Låget falder langsomt og uden lyd. Inderspanden har hank og gemmer posens kant.',
    points: ['Dæmpet låg', 'Inderspand med hank', 'Skridsikker fod'], facts: [['material', 'Stål og plast', 'Steel and plastic'], ['mechanism', 'Pedal', 'Pedal'], ['warranty', '5 år', '5 years']],
  },
  {
    ...bin, category: 'affaldssortering', noun: ['Sorteringsspand', 'Sorting bin'], brand: 'Spandværket', model: 'Sortér', price: 399, weight: 3200, accent: '#f4f3ee', sizes: [{ da: '40 l', factor: 1, facts: [['volume', '40 l'], ['dimensions', '30 × 40 × 42 cm']] }, { da: '60 l', factor: 1.3, facts: [['volume', '60 l'], ['dimensions', '30 × 40 × 60 cm']], traits: ['tall'] }], colours: ['green', 'blue', 'yellow', 'purple', 'black'], traits: ['sorting', 'lid'], more: ['b2b_uniq'],
    short: ['Sorteringsspand med låg i affaldstypens farve.', 'Sorting bin with colour-coded lid.'], about: 'Grøn til mad, blå til papir, lilla til plast, gul til pap og sort til rest. Spandene klikkes sammen i rækker.',
    points: ['Klikkes sammen', 'Piktogrammer følger med', 'Skjult poseholder'], facts: [['material', 'Genbrugsplast', 'Recycled plastic'], ['warranty', '5 år', '5 years']],
  },
  {
    ...roll, category: 'haandklaederuller', noun: ['Håndklædeark', 'Hand towels'], brand: 'Fnug', model: 'Palle', price: 24.5, weight: 480, unit: 'pk', sizes: [{ da: 'V-fold 2-lags', en: 'V-fold 2-ply', factor: 1, facts: [['fold', 'V-fold'], ['layers', '2'], ['sheets', '150']] }, { da: 'Z-fold 2-lags', en: 'Z-fold 2-ply', factor: 1.1, facts: [['fold', 'Z-fold'], ['layers', '2'], ['sheets', '200']] }], packs: [{ n: 640, unit: 'ks', da: 'palle med 32 kasser', en: 'pallet of 32 cases', factor: 0.68 }], onlyTrade: true, days: 4, certificates: ['nordic-ecolabel'], traits: ['folded'],
    short: ['Håndklædeark på palle til drift og rengøring.', 'Hand towels by the pallet.'], about: 'En palle med 32 kasser til dem, der har eget lager. Leveres med lift til kantsten.',
    points: ['32 kasser pr. palle', 'Leveres med lift', 'Kun til erhverv'], facts: [['material', 'Nyfibre', 'Virgin fibre'], ['dimensions', '21 × 24 cm']],
  },
  {
    ...bin, category: 'affaldssortering', noun: ['Sorteringsmøbel', 'Sorting station'], brand: 'Spandværket', model: 'Række', price: 3499, weight: 38000, days: 10, sizes: [{ da: 'til 3 typer', en: 'for 3 kinds', factor: 1, facts: [['volume', '3 × 60 l']] }, { da: 'til 4 typer', en: 'for 4 kinds', factor: 1.28, facts: [['volume', '4 × 60 l']], traits: ['wide'] }], colours: ['oak', 'white', 'black', 'darkgrey'], traits: ['station', 'sorting'], more: ['b2cb'],
    short: ['Sorteringsmøbel til gang og kantine.', 'Sorting station for corridor and canteen.'], about: 'Låger foran og indkast foroven, så spandene ikke ses. Piktogrammerne er magnetiske og kan flyttes, når ordningen ændrer sig.',
    points: ['Magnetiske piktogrammer', 'Inderspande følger med', 'Hjul bagpå'], facts: [['material', 'Melamin og stål', 'Melamine and steel'], ['height', '95 cm'], ['warranty', '5 år', '5 years']],
  },
];

export const CLEANING_LINES: Theme = { number: 20, lines: LINES };
