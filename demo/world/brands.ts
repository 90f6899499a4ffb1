// The brands: our own inventions, the house brands, and the real makers of printers.

import { urlKeyOf } from './making/naming';
import { SELLER } from './people/seller';
import type { WorldBrand } from './types';

type Row = readonly [name: string, street: string, da: string, en: string];

// biome-ignore format: one row of data reads as one line
const INVENTED: readonly Row[] = [
  ['Nordlys', 'Blækvej 12, 8600 Silkeborg', 'Penne med rolig gang og blæk, der tørrer hurtigt. Tegnet og samlet i Silkeborg siden 1961.', 'Pens with a calm stroke and quick-drying ink, assembled in Silkeborg since 1961.'],
  ['Solhverv', 'Farvergade 3, 5700 Svendborg', 'Tuscher og overstregningspenne i klare farver, der kan ses bagest i lokalet.', 'Markers and highlighters in clear colours that read from the back of the room.'],
  ['Gråand', 'Søvej 41, 8800 Viborg', 'Notesbøger med papir, der tager imod både blyant og fyldepen.', 'Notebooks whose paper takes pencil and fountain pen alike.'],
  ['Skovly', 'Papirmøllen 1, 7190 Billund', 'Papir og kuverter af FSC-mærket træ, pakket uden overflødig plast.', 'Paper and envelopes from FSC-labelled wood, packed without needless plastic.'],
  ['Mosevang', 'Arkivvej 8, 4000 Roskilde', 'Ringbind, mapper og arkivkasser, der holder til en revision.', 'Binders, folders and archive boxes that survive an audit.'],
  ['Tinghøj', 'Tinghøjvej 20, 2860 Søborg', 'Det faste grej på skrivebordet: hæftemaskiner, hullemaskiner, sakse og tape.', 'The steady tools of the desk: staplers, punches, scissors and tape.'],
  ['Ørnedal', 'Tavlegyden 5, 5500 Middelfart', 'Whiteboards og tavler i emalje og lakeret stål.', 'Whiteboards in enamel and lacquered steel.'],
  ['Havgus', 'Rygstødet 2, 7400 Herning', 'Kontorstole, der kan stilles efter kroppen og ikke omvendt.', 'Office chairs that adjust to the body, not the other way round.'],
  ['Ravnholt', 'Snedkervej 17, 6000 Kolding', 'Skriveborde og hæve-sænkeborde med massive stel og lang levetid.', 'Desks and sit-stand desks with solid frames and a long life.'],
  ['Trækrone', 'Egevej 4, 6950 Ringkøbing', 'Reoler, skabe og stole i dansk træ.', 'Shelves, cabinets and chairs in Danish wood.'],
  ['Stålhuset', 'Industriparken 33, 8700 Horsens', 'Stålskabe og reoler til kontor, lager og omklædning.', 'Steel cabinets and shelving for office, stock room and changing room.'],
  ['Lysekrog', 'Lampestien 9, 5000 Odense C', 'Lamper, der giver lys uden at blænde.', 'Lamps that give light without glare.'],
  ['Kajplads', 'Ristergade 6, 8000 Aarhus C', 'Kaffe ristet i små partier på havnen i Aarhus.', 'Coffee roasted in small batches on the Aarhus waterfront.'],
  ['Morgenfrue', 'Urtehaven 11, 4700 Næstved', 'Te og urter blandet efter egne opskrifter.', 'Teas and herbs blended to recipes of its own.'],
  ['Bryghuset Dråben', 'Dråbevej 1, 9000 Aalborg', 'Kaffemaskiner til køkkener, hvor mange skal have en kop på samme tid.', 'Coffee machines for kitchens where many want a cup at once.'],
  ['Lerbæk', 'Pottemagervej 7, 8400 Ebeltoft', 'Stentøj til hverdag: krus, vaser og skåle.', 'Everyday stoneware: mugs, vases and bowls.'],
  ['Rimfrost', 'Kildevældet 14, 6700 Esbjerg', 'Drikkeflasker og termokrus i stål, der holder på temperaturen.', 'Steel bottles and travel mugs that keep the temperature.'],
  ['Blankvand', 'Sæbehuset 2, 4600 Køge', 'Rengøring og sæbe uden parfume og farve, til hænder, der vasker mange gange om dagen.', 'Cleaning and soap without perfume or dye, for hands that wash many times a day.'],
  ['Fnug', 'Rullevej 19, 7100 Vejle', 'Aftørringspapir og toiletpapir til travle toiletter og køkkener.', 'Paper towels and toilet paper for busy washrooms and kitchens.'],
  ['Spandværket', 'Affaldsvej 3, 8900 Randers C', 'Spande og sorteringsmøbler, der gør det let at sortere.', 'Bins and sorting furniture that make sorting easy.'],
  ['Pakhus 9', 'Kajen 9, 7000 Fredericia', 'Papkasser, bobleplast og tape til alt, der skal frem i hel tilstand.', 'Cardboard boxes, bubble wrap and tape for everything that must arrive in one piece.'],
  ['Bitværk', 'Kredsløbet 21, 2750 Ballerup', 'Computere og tilbehør til kontoret, samlet og testet i Ballerup.', 'Computers and accessories for the office, assembled and tested in Ballerup.'],
  ['Fjernblik', 'Skærmvej 10, 5220 Odense SØ', 'Skærme og skærmarme til dem, der ser på tal hele dagen.', 'Monitors and arms for those who look at figures all day.'],
  ['Toneby', 'Lydvej 5, 3400 Hillerød', 'Headset med mikrofoner, der kun hører dig.', 'Headsets with microphones that hear only you.'],
  ['Klinge', 'Smedestræde 8, 4900 Nakskov', 'Knive og sakse af hærdet stål.', 'Knives and scissors of hardened steel.'],
  ['Kakaohuset', 'Torvet 12, 6760 Ribe', 'Chokolade og karameller lavet i hånden i Ribe.', 'Chocolates and caramels made by hand in Ribe.'],
  ['Vindeby', 'Voksvej 3, 5953 Tranekær', 'Stearin- og duftlys støbt på Langeland.', 'Candles cast on the island of Langeland.'],
  ['Dunhammer', 'Vævergade 15, 7430 Ikast', 'Plaider og tekstiler i uld og bomuld.', 'Throws and textiles in wool and cotton.'],
  ['Rygvind', 'Remmen 6, 9800 Hjørring', 'Rygsække og tasker til computer, cykel og tog.', 'Backpacks and bags for computer, bicycle and train.'],
  ['Klitrose', 'Klitvej 27, 9990 Skagen', 'Gavekasser pakket i Skagen med varer fra små danske producenter.', 'Gift boxes packed in Skagen with goods from small Danish makers.'],
];

// Head offices of the makers, as they publish them.
const MAKERS = [
  ['Brother', '15-1 Naeshiro-cho, Mizuho-ku, Nagoya 467-8561, Japan'],
  ['HP', '1501 Page Mill Road, Palo Alto, CA 94304, USA'],
  ['Canon', '30-2 Shimomaruko 3-chome, Ohta-ku, Tokyo 146-8501, Japan'],
  ['Epson', '3-3-5 Owa, Suwa-shi, Nagano 392-8502, Japan'],
  ['Samsung', '129 Samsung-ro, Yeongtong-gu, Suwon-si, Gyeonggi-do 16677, Sydkorea'],
  ['Lexmark', '740 West New Circle Road, Lexington, KY 40550, USA'],
  ['Kyocera', '1-2-28 Tamatsukuri, Chuo-ku, Osaka 540-8585, Japan'],
  ['OKI', '1-7-12 Toranomon, Minato-ku, Tokyo 105-8460, Japan'],
  ['Xerox', '401 Merritt 7, Norwalk, CT 06851, USA'],
] as const;

function invented([name, address, description, descriptionEn]: Row): WorldBrand {
  const code = urlKeyOf(name);
  return {
    code,
    name,
    description,
    descriptionEn,
    producer: { name: `${name} A/S`, address, email: `kontakt@${code}.example` },
    invented: true,
    house: false,
  };
}

/** Responsible persons in the EU for products of makers outside it. */
const IMPORTER = {
  name: 'Nordisk Printimport ApS',
  address: 'Frihavnsgade 18, 2100 København Ø',
  email: 'ansvarlig@printimport.example',
};

// Only the e-mail addresses are fictitious: a demo must not send mail to real ones.
function maker([name, address]: (typeof MAKERS)[number]): WorldBrand {
  const code = urlKeyOf(name);
  return {
    code,
    name,
    description: `Printere og originale forbrugsvarer fra ${name}.`,
    descriptionEn: `Printers and original supplies from ${name}.`,
    producer: {
      name,
      address,
      email: `gpsr@${code}.example`,
      responsible: IMPORTER,
    },
    invented: false,
    house: false,
  };
}

function house(name: string, description: string, descriptionEn: string): WorldBrand {
  const producer = {
    name: 'Kontorværk A/S',
    address: `${SELLER.street}, ${SELLER.postcode} ${SELLER.city}`,
    email: 'produkter@kontorvaerk.example',
  };
  return { code: urlKeyOf(name), name, description, descriptionEn, producer, invented: true, house: true };
}

export const BRANDS: readonly WorldBrand[] = [
  house(
    'Kontorværk',
    'Vores eget mærke: ordentlig kvalitet til det, der bruges hver dag, og blæk og toner, der passer.',
    'Our own brand: decent quality for what is used every day, and ink and toner that fit.',
  ),
  house(
    'Hverdag',
    'Vores laveste pris. Enkle varer uden udstyr, der gør det, de skal.',
    'Our lowest price. Plain goods that do what they should.',
  ),
  ...INVENTED.map(invented),
  ...MAKERS.map(maker),
];

const BY_NAME = new Map(BRANDS.map((brand) => [brand.name, brand]));

export function brandNamed(name: string): WorldBrand {
  const brand = BY_NAME.get(name);
  if (!brand) throw new Error(`No brand is called ${name}`);
  return brand;
}
