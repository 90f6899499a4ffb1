// Words that buyers use for what the catalogue calls something else. Staff keep the list; this is what the demo world starts with.

export interface WorldSynonym {
  language: 'da' | 'en';
  typed: string;
  means: string;
}

/** [what it is called here, what else it is called] */
type Group = readonly [means: string, ...typed: string[]];

// biome-ignore format: a word list reads as a list
const DANISH: readonly Group[] = [
  ['kuglepen', 'pen', 'skrivepen', 'penne'],
  ['gelpen', 'pen', 'rollerpen', 'penne'],
  ['overstregningspen', 'highlighter', 'tekstmarker', 'markeringspen', 'overstreger'],
  ['permanent marker', 'sprittusch', 'tusch', 'tus', 'tudse'],
  ['marker', 'tusch', 'filtpen'],
  ['whiteboardmarker', 'tavletusch', 'tavlepen'],
  ['stiftblyant', 'pencil', 'trykblyant'],
  ['selvklæbende noter', 'post-it', 'postit', 'post it', 'gule sedler', 'huskesedler', 'memosedler', 'notesedler', 'sædelblok', 'seddelblok'],
  ['notesbog', 'notebook', 'skrivebog', 'kladdebog', 'kinabog'],
  ['spiralblok', 'notesblok', 'skriveblok', 'kollegieblok', 'blok', 'sæddelblok'],
  ['ringbind', 'ordner', 'a4 mappe', 'samlemappe'],
  ['brevordner', 'ringbind', 'ordner', 'arkivmappe'],
  ['plastomslag', 'charteque', 'plastlomme', 'chartek', 'lomme'],
  ['arkivkasse', 'arkivæske', 'tidsskriftskassette'],
  ['hæftemaskine', 'stapler', 'clipsemaskine', 'klipsemaskine'],
  ['hæftemaskine', 'hæfteklammer', 'hæfteklamme'],
  ['hullemaskine', 'hulapparat', 'hulmaskine', 'huller'],
  ['tape', 'klisterbånd', 'limbånd', 'klæbebånd'],
  ['lommeregner', 'regnemaskine', 'kalkulator', 'calculator'],
  ['bordregner', 'regnemaskine', 'lommeregner'],
  ['whiteboard', 'skrivetavle', 'hvid tavle', 'tavle'],
  ['glastavle', 'glas whiteboard', 'skrivetavle'],
  ['kopipapir', 'printerpapir', 'fotokopipapir', 'a4 papir', 'laserpapir', 'kontorpapir', 'udskriftspapir'],
  ['kuvert', 'konvolut', 'brevkuvert'],
  ['boblekuvert', 'polstret kuvert', 'foret kuvert'],
  ['kontorstol', 'skrivebordsstol', 'arbejdsstol', 'computerstol', 'drejestol'],
  ['mødestol', 'konferencestol', 'gæstestol'],
  ['hæve-sænkebord', 'elbord', 'ståbord', 'elevationsbord'],
  ['skrivebord', 'arbejdsbord', 'computerbord', 'pult'],
  ['mødebord', 'konferencebord'],
  ['reol', 'bogreol', 'hylde', 'hylder', 'bogkasse'],
  ['stålskab', 'arkivskab', 'metalskab'],
  ['skærmarm', 'monitorarm', 'skærmholder', 'monitorbeslag'],
  ['skærm', 'monitor', 'display', 'computerskærm'],
  ['bærbar computer', 'laptop', 'notebook', 'pc', 'bærbar pc'],
  ['tastatur', 'keyboard'],
  ['headset', 'hovedtelefoner', 'høretelefoner', 'hovedsæt'],
  ['usb-stik', 'usb nøgle', 'usb stick', 'memory stick', 'usb pen', 'hukommelsesnøgle'],
  ['mobiltelefon', 'smartphone', 'telefon', 'mobil'],
  ['toner', 'lasertoner', 'tonerpatron', 'printerpatron'],
  ['blækpatron', 'printerblæk', 'farvepatron', 'printerpatron', 'patron', 'blæk'],
  ['tromle', 'drum', 'tromleenhed'],
  ['laserprinter', 'kopimaskine', 'multifunktionsprinter', 'skriver'],
  ['papirkurv', 'skraldespand', 'affaldsspand', 'affaldskurv'],
  ['sorteringsspand', 'skraldespand', 'affaldsspand', 'affaldssortering'],
  ['håndklæderulle', 'papirhåndklæder', 'aftørringspapir', 'håndpapir'],
  ['håndklædeark', 'papirhåndklæder', 'håndpapir'],
  ['toiletpapir', 'wc papir', 'lokumspapir', 'toiletruller'],
  ['køkkenrulle', 'køkkenpapir', 'aftørringspapir'],
  ['universalrengøring', 'rengøringsmiddel', 'allrengøring', 'sprayrens'],
  ['glasrens', 'vinduesrens', 'rudepudsemiddel'],
  ['bobleplast', 'boblefolie', 'bubblewrap'],
  ['papkasse', 'flytteæske', 'æske', 'pap kasse', 'kartonæske', 'fragtkasse'],
  ['pakketape', 'emballagetape', 'brun tape'],
  ['rygsæk', 'skoletaske', 'computertaske', 'taske'],
  ['plaid', 'tæppe', 'uldtæppe'],
  ['krus', 'kop', 'kaffekop', 'kaffekrus'],
  ['drikkeflaske', 'vandflaske', 'drikkedunk', 'termoflaske'],
  ['kaffemaskine', 'espressomaskine', 'kaffebrygger'],
  ['kaffebønner', 'helbønner', 'espressobønner'],
  ['standerlampe', 'uplight', 'gulvlampe'],
  ['arbejdslampe', 'skrivebordslampe', 'arkitektlampe'],
];

// biome-ignore format: a word list reads as a list
const ENGLISH: readonly Group[] = [
  ['ballpoint pen', 'pen', 'biro'],
  ['highlighter', 'text marker'],
  ['sticky notes', 'post-it', 'memo'],
  ['copy paper', 'printer paper', 'a4 paper'],
  ['office chair', 'desk chair', 'task chair'],
  ['laptop', 'notebook computer', 'portable computer'],
  ['waste paper bin', 'trash can', 'rubbish bin'],
  ['usb stick', 'memory stick', 'flash drive'],
  ['stapler', 'staples'],
  ['mobile phone', 'cell phone', 'smartphone'],
];

const pairsOf = (language: 'da' | 'en', groups: readonly Group[]): WorldSynonym[] =>
  groups.flatMap(([means, ...typed]) => typed.map((word) => ({ language, typed: word, means })));

export const SYNONYMS: readonly WorldSynonym[] = [...pairsOf('da', DANISH), ...pairsOf('en', ENGLISH)];
