// Product lines: the printers that the shop sells, by their real model names.
import type { Line, Theme } from '../making/line';
import { printerCalled } from './printer-models';

/** [make, model, kroner, functions da, functions en, pages a minute, grams] */
type Row = readonly [make: string, model: string, kroner: number, da: string, en: string, speed: number, grams: number];

const PRINT: readonly [string, string] = ['Print', 'Print'];
const ALL: readonly [string, string] = ['Print, kopi og scan', 'Print, copy and scan'];
const FAX: readonly [string, string] = ['Print, kopi, scan og fax', 'Print, copy, scan and fax'];

// biome-ignore format: a product line reads as one paragraph
const ROWS: readonly Row[] = [
  ['Brother', 'HL-L2350DW', 1299, ...PRINT, 30, 7200],
  ['Brother', 'HL-L2375DW', 1599, ...PRINT, 34, 7200],
  ['Brother', 'DCP-L2530DW', 1799, ...ALL, 30, 10300],
  ['Brother', 'MFC-L2710DW', 1999, ...FAX, 30, 11800],
  ['Brother', 'MFC-L2750DW', 2499, ...FAX, 34, 12300],
  ['Brother', 'HL-L3230CDW', 2299, ...PRINT, 18, 18100],
  ['Brother', 'MFC-L3750CDW', 3499, ...FAX, 24, 24500],
  ['Brother', 'MFC-L8690CDW', 4999, ...FAX, 31, 27900],
  ['Brother', 'DCP-J572DW', 799, ...ALL, 12, 6800],
  ['Brother', 'MFC-J5330DW', 1499, ...FAX, 22, 15900],
  ['HP', 'LaserJet Pro M404dn', 2299, ...PRINT, 38, 8600],
  ['HP', 'LaserJet Pro M428fdw', 3799, ...FAX, 38, 12600],
  ['HP', 'LaserJet M209dw', 1299, ...PRINT, 29, 5600],
  ['HP', 'LaserJet MFP M234dw', 1699, ...ALL, 29, 7600],
  ['HP', 'Color LaserJet Pro M454dw', 3499, ...PRINT, 27, 19000],
  ['HP', 'Color LaserJet Pro M479fdw', 4799, ...FAX, 27, 23400],
  ['HP', 'Color LaserJet Pro M255dw', 2499, ...PRINT, 21, 14700],
  ['HP', 'DeskJet 2720', 549, ...ALL, 8, 3400],
  ['HP', 'ENVY 6020', 799, ...ALL, 10, 5200],
  ['HP', 'OfficeJet Pro 8022', 1299, ...FAX, 20, 8200],
  ['HP', 'OfficeJet Pro 9010', 1799, ...FAX, 22, 8900],
  ['HP', 'OfficeJet Pro 7740', 2299, ...FAX, 22, 19500],
  ['Canon', 'i-SENSYS LBP162dw', 1399, ...PRINT, 28, 7500],
  ['Canon', 'i-SENSYS MF264dw', 1999, ...ALL, 28, 12100],
  ['Canon', 'i-SENSYS LBP623Cdw', 2299, ...PRINT, 21, 16200],
  ['Canon', 'i-SENSYS MF643Cdw', 3199, ...ALL, 21, 22600],
  ['Canon', 'PIXMA TS5350', 649, ...ALL, 13, 6300],
  ['Canon', 'PIXMA TS8350', 1199, ...ALL, 15, 6600],
  ['Canon', 'PIXMA TR8550', 1299, ...FAX, 15, 8000],
  ['Canon', 'MAXIFY MB5150', 1999, ...FAX, 24, 13000],
  ['Epson', 'XP-4100', 699, ...ALL, 10, 4300],
  ['Epson', 'WF-2850DWF', 899, ...FAX, 10, 4900],
  ['Epson', 'WF-4820DWF', 1399, ...FAX, 25, 9300],
  ['Epson', 'ET-2850', 2299, ...ALL, 10, 5500],
  ['Epson', 'ET-4850', 3299, ...FAX, 15, 6700],
  ['Lexmark', 'B2236dw', 1499, ...PRINT, 34, 7000],
  ['Lexmark', 'MB2236adw', 2299, ...FAX, 34, 11100],
  ['Lexmark', 'C2425dw', 2799, ...PRINT, 23, 16100],
  ['Kyocera', 'ECOSYS P2040dn', 2799, ...PRINT, 40, 13200],
  ['Kyocera', 'ECOSYS M2540dn', 4299, ...FAX, 40, 19000],
  ['Kyocera', 'ECOSYS P5026cdw', 3999, ...PRINT, 26, 21000],
  ['Kyocera', 'ECOSYS M5526cdn', 5999, ...FAX, 26, 26000],
];

function printerLine([make, model, kroner, functions, functionsEn, speed, grams]: Row): Line {
  const printer = printerCalled(make, model);
  const laser = printer.kind === 'laser';
  const colourDa = printer.colour ? 'farve' : 'sort-hvid';
  const copies = functions !== PRINT[0];
  return {
    category: laser ? 'laserprintere' : 'blaekprintere',
    brand: make,
    model,
    noun: laser
      ? [
          printer.colour ? 'Farvelaserprinter' : 'Laserprinter',
          printer.colour ? 'Colour laser printer' : 'Laser printer',
        ]
      : ['Blækprinter', 'Inkjet printer'],
    family: 'printer',
    paint: make === 'HP' || make === 'Kyocera' ? 'white' : make === 'Canon' || make === 'Epson' ? 'black' : 'lightgrey',

    traits: [
      printer.kind,
      printer.colour ? 'colour' : 'mono',
      ...(copies ? ['scanner'] : []),
      ...(functions === FAX[0] ? ['feeder'] : []),
    ],
    mark: make,
    price: kroner,
    weight: grams,
    days: 2,
    hot: 3,
    more: ['b2b_uniq'],
    short: [
      `${functions} i ${colourDa}, op til ${speed} sider i minuttet.`,
      `${functionsEn} in ${printer.colour ? 'colour' : 'mono'}, up to ${speed} pages a minute.`,
    ],
    about: `${make} ${model} klarer ${functions.toLowerCase()} i ${colourDa} med op til ${speed} sider i minuttet. ${laser ? 'Toneren tørrer ikke ud, selv om printeren står stille i ferien.' : 'Blækprinteren er god til få sider om dagen og til fotos.'} Du finder de patroner, der passer, under tilbehør.`,
    points: [
      functions,
      model.includes('W') || model.includes('w') ? 'Trådløst netværk' : 'Usb og netværk',
      'Patroner til opstart følger med',
    ],
    facts: [
      ['kind', laser ? 'Laser' : 'Blæk', laser ? 'Laser' : 'Inkjet'],
      ['functions', functions, functionsEn],
      ['speed', `${speed} sider/min`, `${speed} pages/min`],
      ['format', model.includes('J5330') || model.includes('7740') ? 'A3' : 'A4'],
      ['warranty', '1 år', '1 year'],
    ],
    goesWith: [`${laser ? 'toner' : 'blaek'}-til-${make.toLowerCase()}`, 'kopipapir-a4'],
    fitsPrinters: [printer.id],
  };
}

export const PRINTER_LINES: Theme = { number: 24, lines: ROWS.map(printerLine) };
