// Categories of electronics, ink and toner, and gifts.
import type { Branch } from './shape';

const inkOf = (maker: string): Branch => [
  `Blæk til ${maker}`,
  `Ink for ${maker}`,
  'ink-cartridge',
  'cyan',
  `Originale og kompatible blækpatroner til ${maker}. Find din printer i listen under hver patron, eller brug vælgeren med printerens navn.`,
  `Original and compatible ink cartridges for ${maker}. Find your printer in the list of each cartridge.`,
];
const tonerOf = (maker: string): Branch => [
  `Toner til ${maker}`,
  `Toner for ${maker}`,
  'toner-cartridge',
  'black',
  `Originale og kompatible tonere til ${maker} laserprintere. Sideydelsen er målt ved 5 procent dækning efter ISO/IEC 19752 eller 19798, hvor den er oplyst.`,
  `Original and compatible toners for ${maker} laser printers. Page yield at 5 per cent coverage.`,
];

// biome-ignore format: the tree is easier to read as rows
export const ELECTRONICS: Branch = ['Elektronik', 'Electronics', 'laptop', 'silver',
  'Computere, skærme og tilbehør, der virker, når de er pakket ud. Når du køber elektronik hos os, tager vi det gamle med retur uden betaling.',
  'Computers, monitors and accessories that work out of the box. We take your old electronics back free of charge.',
  [
    ['Computere og skærme', 'Computers and monitors', 'laptop', 'silver',
      'Bærbare og skærme til kontor og hjemmearbejde. Energimærket står ved prisen på alle skærme.',
      'Laptops and monitors for office and home. The energy label stands beside the price.',
      [
        ['Bærbare computere', 'Laptops', 'laptop', 'silver', 'Bærbare på 13 til 16 tommer med dansk tastatur. Alle lader over usb-c.', 'Laptops of 13 to 16 inches with Danish keyboard. All charge over USB-C.'],
        ['Skærme', 'Monitors', 'monitor', 'black', 'Skærme på 24 til 34 tommer, flere med usb-c, så ét kabel er nok. Foden kan højdejusteres.', 'Monitors of 24 to 34 inches, several with USB-C so that one cable is enough.'],
      ]],
    ['Tilbehør', 'Accessories', 'keyboard', 'black',
      'Tastaturer, mus, headset og lager til computeren. Trådløst udstyr parres på under et minut.',
      'Keyboards, mice, headsets and storage for the computer.',
      [
        ['Tastaturer', 'Keyboards', 'keyboard', 'black', 'Tastaturer med dansk layout, med kabel eller trådløst. De korte modeller uden taldel skåner skulderen.', 'Keyboards with Danish layout, wired or wireless.'],
        ['Mus', 'Mice', 'mouse', 'black', 'Mus til højre og venstre hånd og lodrette modeller, der hviler håndleddet. Usb-modtager eller bluetooth.', 'Mice for right and left hands and vertical models that rest the wrist.'],
        ['Headset', 'Headsets', 'headset', 'black', 'Headset til møder og telefon med støjdæmpet mikrofon. Certificerede modeller fungerer uden drivere.', 'Headsets for meetings and phone with noise-reducing microphone.'],
        ['Usb-stik', 'USB sticks', 'usb-stick', 'blue', 'Usb-stik fra 32 til 512 GB i usb-a og usb-c. Prisen er vist før lovpligtigt vederlag, som står ved siden af.', 'USB sticks from 32 to 512 GB in USB-A and USB-C. The statutory levy is shown beside the price.'],
      ]],
    ['Telefoni', 'Telephony', 'phone', 'black',
      'Mobiltelefoner til medarbejdere, låst op og klar til firmaets styring. Vederlaget til KulturPlus står ved prisen.',
      'Mobile phones for employees, unlocked and ready for device management.',
      [['Mobiltelefoner', 'Mobile phones', 'phone', 'black', 'Telefoner med mindst fem års sikkerhedsopdateringer. Beskyttelsesglas er sat på fra fabrikken, hvor det står i fakta.', 'Phones with at least five years of security updates.']]],
    ['Batterier', 'Batteries', 'battery', 'navy',
      'Batterier til mus, tastatur, ure og røgalarmer. Brugte batterier tager vi imod i alle butikker.',
      'Batteries for mice, keyboards, clocks and smoke alarms. We take used batteries back in all shops.',
      [
        ['Alkaliske batterier', 'Alkaline batteries', 'battery', 'navy', 'AA, AAA, C, D og 9V i små pakker og i storpakke. Kan ligge i skuffen i flere år.', 'AA, AAA, C, D and 9V in small packs and in bulk.'],
        ['Genopladelige batterier', 'Rechargeable batteries', 'battery', 'lightgreen', 'Genopladelige AA og AAA, der er ladet fra fabrikken, og laderen til dem. De betaler sig hjem efter en håndfuld opladninger.', 'Rechargeable AA and AAA, charged at the factory, and the charger.'],
        ['Knapceller', 'Button cells', 'supply-carton', 'blue', 'Knapceller til vægte, nøgler og lommeregnere. Tallet står på bagsiden af den gamle.', 'Button cells for scales, keys and calculators.'],
      ]],
  ]];

// biome-ignore format: the tree is easier to read as rows
export const INK_AND_TONER: Branch = ['Blæk, toner og printere', 'Ink, toner and printers', 'toner-cartridge', 'cyan',
  'Patroner, tonere og tromler til over 400 printere samt printerne selv. Kompatible patroner fra Kontorværk passer i de samme printere og er mærket tydeligt.',
  'Cartridges, toners and drums for more than 400 printers, and the printers themselves. Compatible ones are clearly marked.',
  [
    ['Blækpatroner', 'Ink cartridges', 'ink-cartridge', 'cyan',
      'Blækpatroner efter printerens mærke, original eller kompatibel. XL-patroner rummer mere og giver lavere pris pr. side.',
      'Ink cartridges by maker, original or compatible. XL holds more and costs less per page.',
      ['HP', 'Brother', 'Canon', 'Epson'].map(inkOf)],
    ['Tonerpatroner', 'Toner cartridges', 'toner-cartridge', 'black',
      'Tonere til laserprintere efter mærke. Se nummeret på den patron, der sidder i printeren, og søg på det.',
      'Toners for laser printers by maker. Search for the number on the cartridge in your printer.',
      ['HP', 'Brother', 'Canon', 'Samsung', 'Lexmark', 'Kyocera', 'OKI', 'Xerox'].map(tonerOf)],
    ['Tromler', 'Drums', 'drum-unit', 'darkgrey',
      'Tromler er en del for sig i mange printere og holder til flere tonere. Skift den, når der kommer striber eller pletter på siden.',
      'Drums are a part of their own in many printers and outlive several toners.',
      [['Tromler til laserprintere', 'Drums for laser printers', 'drum-unit', 'darkgrey', 'Tromler og beholdere til overskydende toner. Toner følger ikke med.', 'Drums and waste toner boxes. Toner is not included.']]],
    ['Printere', 'Printers', 'printer', 'white',
      'Printere til det lille kontor og til hele etagen. Regn prisen pr. side med, før du vælger.',
      'Printers for the small office and for a whole floor. Count the price per page before you choose.',
      [
        ['Laserprintere', 'Laser printers', 'printer', 'white', 'Laserprintere i sort-hvid og farve, med eller uden scanner. Toneren tørrer ikke ud, heller ikke efter en lang ferie.', 'Laser printers in mono and colour, with or without scanner.'],
        ['Blækprintere', 'Inkjet printers', 'printer', 'black', 'Blækprintere med patroner eller tanke, der kan fyldes. God til fotos og få farvesider om dagen.', 'Inkjet printers with cartridges or refillable tanks.'],
      ]],
  ]];

// biome-ignore format: the tree is easier to read as rows
export const GIFTS: Branch = ['Gaver', 'Gifts', 'gift-box', 'bordeaux',
  'Gaver til medarbejdere, kunder og dem, der har fødselsdag på kontoret. Vi pakker og skriver kort.',
  'Gifts for employees, customers and birthdays at the office. We wrap and write the card.',
  [
    ['Gavekasser og chokolade', 'Gift boxes and chocolate', 'gift-box', 'bordeaux',
      'Kasser med godt fra små danske producenter og chokolade lavet i hånden. Allergener står på varen.',
      'Boxes with goods from small Danish makers and chocolate made by hand. Allergens are stated.',
      [
        ['Gavekasser', 'Gift boxes', 'gift-box', 'bordeaux', 'Gavekasser i prisklasser, der passer til julegaven og jubilæet. Skattefrie julegaver må koste op til 900 kr. inkl. moms.', 'Gift boxes in price steps for Christmas and anniversaries.'],
        ['Chokolade', 'Chocolate', 'chocolate-box', 'brown', 'Fyldte chokolader, plader og karameller i æsker med bånd. Afgiften står ved prisen.', 'Filled chocolates, bars and caramels in boxes with ribbon.'],
      ]],
    ['Til hjemmet', 'For the home', 'vase', 'terracotta',
      'Lys, plaider og keramik, der bliver brugt længe efter, at båndet er væk. Tegnet og lavet i Danmark, hvor det er oplyst.',
      'Candles, throws and ceramics that are used long after the ribbon is gone.',
      [
        ['Stearinlys og duftlys', 'Candles', 'candle', 'cream', 'Lys af ren stearin og duftlys i glas. Sluk lyset, før du går.', 'Candles of pure stearin and scented candles in glass.'],
        ['Plaider', 'Blankets', 'blanket', 'dustyblue', 'Plaider i uld, alpaka og bomuld til sofaen og altanen. Vaskeanvisning er syet i.', 'Throws in wool, alpaca and cotton.'],
        ['Vaser', 'Vases', 'vase', 'terracotta', 'Vaser i stentøj og glas, tætte og glaserede indvendigt. Fra knopvase til gulvvase.', 'Vases in stoneware and glass, glazed inside.'],
      ]],
    ['Tasker', 'Bags', 'backpack', 'navy',
      'Tasker og rygsække, der kan bære en computer i regnvejr. Kan leveres med firmaets logo fra 25 stk.',
      'Bags and backpacks that carry a computer in the rain.',
      [['Rygsække', 'Backpacks', 'backpack', 'navy', 'Rygsække fra 15 til 28 liter med polstret rum til 14 eller 16 tommer. Vandafvisende stof og refleks.', 'Backpacks from 15 to 28 litres with padded compartment for 14 or 16 inches.']]],
  ]];
