// Sixty queries as Danish buyers type them, with the expected results: the benchmark of the search. Written before its first run.

/** What counts as a result: all given conditions apply. */
export interface Wanted {
  /** Keys of categories, their descendants included. */
  in?: readonly string[];
  /** A pattern for the product's name (PostgreSQL's, in any case). */
  name?: string;
  /** The model of a printer that the product fits. */
  fits?: string;
  sku?: string;
  /** A colour that the product or one of its variants has. */
  colour?: string;
  /** Certificates of which the product has one. */
  certificate?: readonly string[];
}

export interface SearchCase {
  q: string;
  kind: 'plain' | 'inflected' | 'compound' | 'letters' | 'typo' | 'printer' | 'number' | 'synonym' | 'phrase';
  want: Wanted;
}

// biome-ignore format: a table reads as a table
export const SEARCH_CASES: readonly SearchCase[] = [
  { q: 'kuglepen', kind: 'plain', want: { in: ['kuglepenne'] } },
  { q: 'whiteboard', kind: 'plain', want: { in: ['whiteboards'] } },
  { q: 'toiletpapir', kind: 'plain', want: { in: ['toiletpapir'] } },
  { q: 'tastatur', kind: 'plain', want: { in: ['tastaturer'] } },
  { q: 'havgus', kind: 'plain', want: { name: 'havgus' } },
  { q: 'chokolade', kind: 'plain', want: { in: ['chokolade'] } },
  { q: 'kuglepenne', kind: 'inflected', want: { in: ['kuglepenne'] } },
  { q: 'ringbindene', kind: 'inflected', want: { name: 'ringbind' } },
  { q: 'mødestole', kind: 'inflected', want: { in: ['moedestole'] } },
  { q: 'sakse', kind: 'inflected', want: { name: '^saks ' } },
  { q: 'flyttekasserne', kind: 'inflected', want: { in: ['flyttekasser'] } },
  { q: 'bærbare computere', kind: 'inflected', want: { in: ['baerbare-computere'] } },
  { q: 'blå kuglepenne', kind: 'inflected', want: { in: ['kuglepenne'], colour: 'Blå' } },
  { q: 'notesbøger', kind: 'inflected', want: { in: ['notesboeger'] } },
  { q: 'stol', kind: 'compound', want: { in: ['stole'] } },
  { q: 'stole', kind: 'compound', want: { in: ['stole'] } },
  { q: 'lampe', kind: 'compound', want: { in: ['belysning'] } },
  { q: 'bord', kind: 'compound', want: { in: ['borde'] } },
  { q: 'kasse', kind: 'compound', want: { name: 'kasse' } },
  { q: 'kuvert', kind: 'compound', want: { in: ['kuverter'] } },
  { q: 'skrive bord', kind: 'compound', want: { in: ['skriveborde'] } },
  { q: 'kopi papir a4', kind: 'compound', want: { in: ['kopipapir-a4'] } },
  { q: 'hæve sænke bord', kind: 'compound', want: { in: ['haeve-saenkeborde'] } },
  { q: 'hævesænkebord', kind: 'compound', want: { in: ['haeve-saenkeborde'] } },
  { q: 'laser printer', kind: 'compound', want: { in: ['laserprintere'] } },
  { q: 'mærke tusch', kind: 'compound', want: { in: ['tusch-og-markers'] } },
  { q: 'haeftemaskine', kind: 'letters', want: { in: ['haeftemaskiner'] } },
  { q: 'moedebord', kind: 'letters', want: { in: ['moedeborde'] } },
  { q: 'koekkenrulle', kind: 'letters', want: { in: ['koekkenruller'] } },
  { q: 'skaermarm', kind: 'letters', want: { in: ['skaermarme'] } },
  { q: 'rygsak', kind: 'letters', want: { in: ['rygsaekke'] } },
  { q: 'handklaederulle', kind: 'letters', want: { in: ['haandklaederuller'] } },
  { q: 'laeselampe', kind: 'letters', want: { in: ['laeselamper'] } },
  { q: 'kuglpen', kind: 'typo', want: { in: ['kuglepenne'] } },
  { q: 'kontrostol', kind: 'typo', want: { in: ['kontorstole'] } },
  { q: 'lomeregner', kind: 'typo', want: { in: ['lommeregnere'] } },
  { q: 'whitebord', kind: 'typo', want: { name: 'whiteboard' } },
  { q: 'kaffebøner', kind: 'typo', want: { in: ['hele-boenner'] } },
  { q: 'overstregningpen', kind: 'typo', want: { in: ['overstregningspenne'] } },
  { q: 'toner til brother 2530', kind: 'printer', want: { in: ['tonerpatroner'], fits: 'DCP-L2530DW' } },
  { q: 'brother dcp-l2530dw', kind: 'printer', want: { fits: 'DCP-L2530DW' } },
  { q: 'hp laserjet m402', kind: 'printer', want: { fits: 'LaserJet Pro M402dn' } },
  { q: 'blæk canon ts6150', kind: 'printer', want: { in: ['blaekpatroner'], fits: 'PIXMA TS6150' } },
  { q: 'patron til epson xp 2100', kind: 'printer', want: { in: ['blaekpatroner'], fits: 'XP-2100' } },
  { q: 'tromle brother l2530dw', kind: 'printer', want: { in: ['tromler'], fits: 'DCP-L2530DW' } },
  { q: '5702010001002', kind: 'number', want: { sku: 'K1000100' } },
  { q: '5702 0160 01006', kind: 'number', want: { sku: 'K1600100' } },
  { q: 'k-1600700', kind: 'number', want: { sku: 'K1600700' } },
  { q: 'tn2410', kind: 'number', want: { name: 'tn-2410' } },
  { q: 'tn 2410 sort', kind: 'number', want: { name: 'tn-2410 sort' } },
  { q: 'ce285a', kind: 'number', want: { name: 'ce285a' } },
  { q: 'post-it', kind: 'synonym', want: { in: ['selvklaebende-noter'] } },
  { q: 'laptop', kind: 'synonym', want: { in: ['baerbare-computere'] } },
  { q: 'skraldespand', kind: 'synonym', want: { in: ['affald'] } },
  { q: 'usb nøgle', kind: 'synonym', want: { in: ['usb-stik'] } },
  { q: 'highlighter', kind: 'synonym', want: { in: ['overstregningspenne'] } },
  { q: 'printerpapir', kind: 'synonym', want: { in: ['kopipapir-a4', 'kopipapir-a3'] } },
  { q: 'konvolut', kind: 'synonym', want: { in: ['kuverter'] } },
  { q: 'tape med dispenser', kind: 'phrase', want: { in: ['tape-og-dispensere'] } },
  { q: 'papkasser til forsendelse', kind: 'phrase', want: { in: ['forsendelseskasser'] } },
];
