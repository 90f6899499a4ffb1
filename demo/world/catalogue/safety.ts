// Product lines: batteries, bin bags, gloves and first aid.
import type { Line, Pack, Size, Theme } from '../making/line';

const batterySize = (da: string, factor: number): Size => ({ da, factor, mark: da, facts: [['size', da]] });
const AA = batterySize('AA', 1);
const AAA = batterySize('AAA', 1);
const batteryPack = (n: number): Pack => ({ n, unit: n === 1 ? 'stk' : 'pk' });
const battery = { family: 'battery', weight: 24, goesWith: ['mus', 'tastaturer'] } as const;
const coinCell = (da: string, volts: string, factor: number): Size => ({
  da,
  factor,
  mark: da,
  facts: [
    ['size', da],
    ['power', volts],
  ],
});

// biome-ignore format: a product line reads as one paragraph
const BATTERIES: readonly Line[] = [
  {
    ...battery, category: 'alkaliske-batterier', noun: ['Batteri', 'Battery'], brand: 'Kontorværk', model: 'Alkaline', price: 6.95, hot: 5, colours: ['navy'], sizes: [AA, AAA], packs: [batteryPack(4), batteryPack(12), batteryPack(24)],
    short: ['Alkalisk batteri på 1,5 V.', 'Alkaline battery of 1.5 V.'], about: 'Til mus, tastatur, ure og fjernbetjeninger. Batteriet kan ligge ti år i skuffen og er uden kviksølv.',
    points: ['1,5 V', 'Ti års holdbarhed', 'Uden kviksølv'], facts: [['power', '1,5 V'], ['kind', 'Alkalisk', 'Alkaline'], ['shelfLife', '10 år', '10 years']],
  },
  {
    ...battery, category: 'alkaliske-batterier', noun: ['Batteri', 'Battery'], brand: 'Kontorværk', model: 'Alkaline', price: 17.95, hot: 2, weight: 90, colours: ['navy'], sizes: [batterySize('C', 1), batterySize('D', 1.4)], packs: [batteryPack(2), batteryPack(12)],
    short: ['Stort alkalisk batteri på 1,5 V.', 'Large alkaline battery of 1.5 V.'], about: 'Til lygter, dispensere og radioer, der bruger meget strøm i lang tid.',
    points: ['1,5 V', 'Syv års holdbarhed', 'Uden kviksølv'], facts: [['power', '1,5 V'], ['kind', 'Alkalisk', 'Alkaline'], ['shelfLife', '7 år', '7 years']],
  },
  {
    ...battery, category: 'alkaliske-batterier', noun: ['Batteri', 'Battery'], brand: 'Kontorværk', model: 'Alkaline', price: 34.95, weight: 46, colours: ['navy'], sizes: [batterySize('9V', 1)], packs: [batteryPack(1), batteryPack(10)],
    short: ['Alkalisk 9 V batteri til røgalarm og måleudstyr.', 'Alkaline 9 V battery for smoke alarms and meters.'], about: 'Skift batteriet i røgalarmen en gang om året, også når den ikke bipper.',
    points: ['9 V', 'Fem års holdbarhed', 'Uden kviksølv'], facts: [['power', '9 V'], ['kind', 'Alkalisk', 'Alkaline'], ['shelfLife', '5 år', '5 years']],
  },
  {
    ...battery, category: 'alkaliske-batterier', noun: ['Batteri', 'Battery'], brand: 'Hverdag', price: 3.95, hot: 2, colours: ['darkgrey'], sizes: [AA, AAA], packs: [batteryPack(10), batteryPack(40)],
    short: ['Batterier i storpakke.', 'Batteries in bulk.'], about: 'Vores billigste batterier til det, der skiftes tit.',
    points: ['1,5 V', 'Storpakke', 'Uden kviksølv'], facts: [['power', '1,5 V'], ['kind', 'Alkalisk', 'Alkaline'], ['shelfLife', '5 år', '5 years']],
  },
  {
    ...battery, category: 'genopladelige-batterier', noun: ['Genopladeligt batteri', 'Rechargeable battery'], brand: 'Bitværk', price: 34.95, weight: 28, colours: ['lightgreen'], traits: ['rechargeable'], sizes: [AA, AAA], packs: [batteryPack(2), batteryPack(4), batteryPack(8)],
    short: ['Genopladeligt batteri, opladet fra fabrikken.', 'Rechargeable battery, charged at the factory.'], about: 'Kan oplades 1.000 gange og har 80 procent tilbage efter et år i skuffen.',
    points: ['1.000 opladninger', 'Klar til brug', 'NiMH'], facts: [['power', '1,2 V'], ['kind', 'NiMH', 'NiMH'], ['warranty', '3 år', '3 years']],
  },
  {
    ...battery, category: 'genopladelige-batterier', noun: ['Batterilader', 'Battery charger'], brand: 'Bitværk', family: 'supply-carton', traits: ['cells', 'large'], price: 249, weight: 260, colours: ['black', 'white'], sizes: [{ da: 'til AA og AAA', en: 'for AA and AAA', factor: 1, mark: 'USB', facts: [['capacity', '4 batterier', '4 batteries']] }],
    short: ['Lader til fire batterier over USB.', 'Charger for four batteries over USB.'], about: 'Hvert batteri måles for sig, og laderen slukker selv, når det er fuldt.',
    points: ['Fire batterier', 'Slukker selv', 'Kabel følger med'], facts: [['connection', 'USB-C', 'USB-C'], ['warranty', '3 år', '3 years']],
  },
  {
    ...battery, category: 'knapceller', noun: ['Knapcelle', 'Button cell'], brand: 'Kontorværk', family: 'supply-carton', traits: ['cells'], price: 14.95, hot: 2, weight: 3, colours: ['blue'], sizes: [coinCell('CR2032', '3 V', 1), coinCell('CR2025', '3 V', 1), coinCell('CR2016', '3 V', 1), coinCell('CR2450', '3 V', 1.6), coinCell('LR44', '1,5 V', 0.7), coinCell('LR54', '1,5 V', 0.7)], packs: [batteryPack(1), batteryPack(5)],
    short: ['Knapcelle til vægte, nøgler og lommeregnere.', 'Button cell for scales, keys and calculators.'], about: 'Opbevares utilgængeligt for børn. Emballagen kan kun åbnes med saks.',
    points: ['Børnesikret emballage', 'Fem års holdbarhed', 'Uden kviksølv'], facts: [['shelfLife', '5 år', '5 years']], warnings: 'Farlig at sluge. Opbevares utilgængeligt for børn; søg straks læge ved mistanke om, at et batteri er slugt.',
  },
];

const bag = {
  category: 'affaldssaekke-og-poser',
  family: 'bag-roll',
  unit: 'rl',
  goesWith: ['affaldsspande', 'affaldssortering'],
} as const;
const bagLitres = (n: number, dimensions: string, factor: number): Size => ({
  da: `${n} l`,
  factor,
  mark: `${n} L`,
  facts: [
    ['volume', `${n} l`],
    ['dimensions', dimensions],
  ],
});

// biome-ignore format: a product line reads as one paragraph
const BAGS: readonly Line[] = [
  {
    ...bag, noun: ['Affaldssæk', 'Bin bag'], brand: 'Spandværket', price: 39.95, hot: 4, weight: 700, colours: ['black', 'clear'], sizes: [bagLitres(60, '600 × 900 mm', 0.8), bagLitres(100, '700 × 1100 mm', 1), bagLitres(125, '800 × 1100 mm', 1.2), bagLitres(160, '900 × 1250 mm', 1.6)], packs: [{ n: 1, unit: 'rl', da: '25 stk.', en: '25 pcs' }, { n: 8, unit: 'ks', da: '200 stk.', en: '200 pcs' }],
    short: ['Kraftig affaldssæk af genbrugsplast.', 'Strong bin bag of recycled plastic.'], about: 'Sækken er lavet af mindst 80 procent genbrugt plast. De klare bruges, hvor indholdet skal kunne ses.',
    points: ['Mindst 80 % genbrugsplast', 'Bundsvejst', 'På rulle med perforering'], facts: [['material', 'LDPE, genbrugt', 'Recycled LDPE'], ['thickness', '50 mikron', '50 microns']],
  },
  {
    ...bag, noun: ['Affaldspose', 'Bin liner'], brand: 'Spandværket', price: 14.95, hot: 3, weight: 180, colours: ['white', 'black', 'clear'], sizes: [bagLitres(15, '430 × 450 mm', 0.8), bagLitres(20, '450 × 500 mm', 1), bagLitres(30, '500 × 600 mm', 1.3)], packs: [{ n: 1, unit: 'rl', da: '50 stk.', en: '50 pcs' }],
    short: ['Pose til papirkurv og pedalspand.', 'Liner for baskets and pedal bins.'], about: 'Tynde poser på rulle til kontorets kurve. Målet passer til spandens kant, ikke kun til dens rumfang.',
    points: ['50 poser på rullen', 'Perforeret', 'Til 8-30 liters spande'], facts: [['material', 'HDPE', 'HDPE'], ['thickness', '10 mikron', '10 microns']],
  },
  {
    ...bag, noun: ['Affaldspose', 'Bin liner'], brand: 'Spandværket', model: 'Bio', price: 29.95, weight: 150, colours: ['lightgreen'], sizes: [bagLitres(10, '420 × 400 mm', 0.8), bagLitres(20, '450 × 500 mm', 1)], packs: [{ n: 1, unit: 'rl', da: '25 stk.', en: '25 pcs' }],
    short: ['Komposterbar pose til madaffald.', 'Compostable liner for food waste.'], about: 'Til den grønne spand. Spørg kommunen, om den tager imod komposterbare poser.',
    points: ['EN 13432', 'Til madaffald', 'Tåler fugt'], facts: [['material', 'Majsstivelse', 'Corn starch'], ['thickness', '17 mikron', '17 microns']],
  },
];

const glove = {
  category: 'handsker',
  family: 'supply-carton',
  traits: ['gloves'],
  unit: 'ds',
  weight: 450,
  goesWith: ['universalrengoering', 'saebedispensere'],
} as const;
const gloveSize = (da: string): Size => ({
  da: `str. ${da}`,
  en: `size ${da}`,
  factor: 1,
  mark: da,
  facts: [['size', da]],
});
const LETTERS = ['S', 'M', 'L', 'XL'].map(gloveSize);
const HUNDRED: Pack = { n: 1, unit: 'ds', da: '100 stk.', en: '100 pcs' };

// biome-ignore format: a product line reads as one paragraph
const GLOVES: readonly Line[] = [
  {
    ...glove, noun: ['Engangshandske', 'Disposable glove'], brand: 'Blankvand', model: 'Nitril', modelEn: 'Nitrile', price: 79.95, hot: 3, colours: ['blue', 'black'], sizes: LETTERS, packs: [HUNDRED],
    short: ['Nitrilhandsker uden pudder.', 'Nitrile gloves without powder.'], about: 'Nitril er stærkere end latex og giver ingen latexallergi. Godkendt til fødevarer.',
    points: ['Uden pudder og latex', 'Godkendt til fødevarer', 'Ru fingerspidser'], facts: [['material', 'Nitril', 'Nitrile']],
  },
  {
    ...glove, noun: ['Engangshandske', 'Disposable glove'], brand: 'Blankvand', model: 'Vinyl', price: 49.95, colours: ['clear'], sizes: LETTERS, packs: [HUNDRED],
    short: ['Vinylhandsker uden pudder.', 'Vinyl gloves without powder.'], about: 'Til korte opgaver som rengøring og kontrol. Løs pasform, der er let at tage af.',
    points: ['Uden pudder', 'Let at tage af', 'Til korte opgaver'], facts: [['material', 'Vinyl', 'Vinyl']],
  },
  {
    ...glove, noun: ['Gummihandske', 'Rubber glove'], brand: 'Blankvand', price: 24.95, weight: 80, unit: 'par', colours: ['yellow'], sizes: LETTERS.slice(0, 3),
    short: ['Gummihandsker med foer til rengøring.', 'Lined rubber gloves for cleaning.'], about: 'Foeret af bomuld suger sveden, og skaftet er langt nok til en spand.',
    points: ['Bomuldsfoer', 'Langt skaft', 'Riflet greb'], facts: [['material', 'Naturgummi og bomuld', 'Natural rubber and cotton'], ['length', '30 cm']],
  },
  {
    ...glove, noun: ['Arbejdshandske', 'Work glove'], brand: 'Pakhus 9', price: 34.95, weight: 60, unit: 'par', colours: ['grey'], sizes: ['8', '9', '10', '11'].map(gloveSize), goesWith: ['forsendelseskasser'],
    short: ['Tynd arbejdshandske med greb til lageret.', 'Thin work glove with grip for the stock room.'], about: 'Håndfladen er dyppet i PU, så kasser ligger sikkert i hånden. Fingrene kan betjene en skanner.',
    points: ['PU på håndfladen', 'EN 388', 'Kan vaskes'], facts: [['material', 'Polyester og PU', 'Polyester and PU']],
  },
];

const aid = { category: 'foerstehjaelp', family: 'supply-carton', goesWith: ['handsker'] } as const;
const aidKitSize = (da: string, en: string, people: string, mark: string, factor: number): Size => ({
  da,
  en,
  factor,
  mark,
  facts: [['capacity', `${people} personer`, `${people} people`]],
});

// biome-ignore format: a product line reads as one paragraph
const FIRST_AID: readonly Line[] = [
  {
    ...aid, noun: ['Førstehjælpskasse', 'First aid kit'], brand: 'Kontorværk', family: 'aid-kit', price: 349, hot: 2, weight: 1400, colours: ['green', 'red'], sizes: [aidKitSize('lille', 'small', '1-10', 'LILLE', 0.5), aidKitSize('mellem', 'medium', '10-25', 'MELLEM', 1), aidKitSize('stor', 'large', '25-50', 'STOR', 1.8)],
    short: ['Førstehjælpskasse til arbejdspladsen.', 'First aid kit for the workplace.'], about: 'Indholdet følger DIN 13157, og beslaget til væggen følger med. En liste i låget viser, hvornår noget skal skiftes.',
    points: ['Indhold efter DIN 13157', 'Vægbeslag', 'Liste over indhold i låget'], facts: [['material', 'ABS', 'ABS'], ['mount', 'Væg', 'Wall']],
  },
  {
    ...aid, noun: ['Hæfteplaster', 'Plasters'], brand: 'Kontorværk', price: 39.95, hot: 2, weight: 60, unit: 'ds', traits: ['plaster'], colours: ['beige', 'blue'], sizes: [{ da: '19 × 72 mm', factor: 1, mark: '19 × 72', facts: [['dimensions', '19 × 72 mm']] }, { da: '25 × 72 mm', factor: 1.2, mark: '25 × 72', facts: [['dimensions', '25 × 72 mm']] }], packs: [HUNDRED],
    short: ['Hæfteplaster i æske, enkeltvis pakket.', 'Plasters in a box, wrapped singly.'], about: 'De blå er til køkkener: de ses i maden og kan findes med metaldetektor.',
    points: ['Pakket enkeltvis', 'Vandafvisende', 'Uden latex'], facts: [['material', 'PE og viskose', 'PE and viscose']],
  },
  {
    ...aid, noun: ['Støttebind', 'Support bandage'], brand: 'Kontorværk', price: 19.95, weight: 40, traits: ['bandage'], colours: ['cream'], sizes: [{ da: '6 cm × 4 m', factor: 0.8, mark: '6 cm', facts: [['width', '6 cm'], ['length', '4 m']] }, { da: '8 cm × 4 m', factor: 1, mark: '8 cm', facts: [['width', '8 cm'], ['length', '4 m']] }, { da: '10 cm × 4 m', factor: 1.2, mark: '10 cm', facts: [['width', '10 cm'], ['length', '4 m']] }],
    short: ['Elastisk bind til forstuvninger.', 'Elastic bandage for sprains.'], about: 'Bindet kan vaskes og bruges igen. Klemmer følger med.',
    points: ['Kan vaskes', 'Klemmer følger med', 'Elastisk'], facts: [['material', 'Bomuld og elastan', 'Cotton and elastane']],
  },
];

export const SAFETY: Theme = { number: 31, lines: [...BATTERIES, ...BAGS, ...GLOVES, ...FIRST_AID] };
