// What is wrong with a row of a catalogue file, in the words of the staff.
import type { Fault, FaultCode } from './faults';

type Params = Record<string, string | number>;

const WORDS: Record<FaultCode, (params: Params) => string> = {
  mixedEncoding: () =>
    'Filen er hverken ren UTF-8 eller ren Windows-1252: her står tegn af begge slags. Gem den igen som UTF-8.',
  utf16: () => 'Filen er gemt som UTF-16. Gem den igen som UTF-8.',
  windows1252: () => 'Filen er ikke UTF-8 og er læst som Windows-1252. Se efter, at æ, ø og å er rigtige.',
  emptyFile: () => 'Filen er tom: første linje skal være kolonnernes navne.',
  missingColumn: ({ name }) => `Kolonnen ${name} mangler.`,
  columnTwice: ({ name }) => `Kolonnen ${name} står der to gange.`,
  unknownColumn: ({ name }) => `Kolonnen ${name} kendes ikke og er sprunget over.`,
  brokenQuotes: () => 'Anførselstegnene i rækken passer ikke sammen; et anførselstegn i en tekst skrives to gange.',
  unclosedQuote: () => 'Et anførselstegn åbnes her og lukkes aldrig.',
  tooLarge: ({ most }) => `Rækken er større end ${most} kB.`,
  wrongCellCount: ({ found, wanted }) =>
    wanted === 1
      ? `Rækken har ${found} felter, men filens første linje har kun ét. Den skal have kolonnernes navne: slet en overskrift over dem.`
      : `Rækken har ${found} felter, men der er ${wanted} kolonner.`,
  nul: () => 'Feltet indeholder et NUL-tegn.',
  mojibake: ({ value, likely }) =>
    `"${value}" ser ud til at være læst med forkert tegnsæt. Der skal nok stå "${likely}".`,
  lostLetters: ({ value }) =>
    `I "${value}" er et eller flere bogstaver gået tabt og erstattet af tegnet \ufffd. Hent teksten igen fra kilden.`,
  blank: () => 'Feltet skal udfyldes.',
  required: () => 'Feltet skal udfyldes på en ny vare.',
  tooLong: ({ most }) => `Teksten er længere end ${most} tegn.`,
  notANumber: ({ value }) => `"${value}" er ikke et tal. Tal skrives med punktum og uden tusindtalsskille.`,
  notAnyNumber: ({ value }) => `"${value}" er ikke et tal. Skriv 1234,50 eller 1234.50.`,
  ambiguousNumber: ({ value, one, other }) =>
    `"${value}" kan betyde ${one} eller ${other}. Skriv ${one} eller ${other}.`,
  ambiguousDate: ({ value, one, other }) => `"${value}" kan betyde ${one} eller ${other}. Skriv datoen som ${one}.`,
  negative: ({ value }) => `"${value}" er negativt.`,
  outOfRange: ({ value, least, most }) => `"${value}" skal ligge mellem ${least} og ${most}.`,
  fractionOfOere: ({ value }) => `"${value}" har brøkdele af en øre.`,
  notAFlag: ({ value }) => `"${value}" skal være 1 eller 0.`,
  notADate: ({ value }) => `"${value}" er ikke en dato. Skriv den som 2026-12-31 eller 2026-12-31 23:00.`,
  guaranteeMonths: ({ value }) =>
    `"${value}" er ikke måneder af en garanti over to år. Skriv hele eller halve år: 30, 36, 42 … En garanti på to år eller mindre skrives ikke.`,
  guaranteeTerms: ({ value }) =>
    `"${value}" er ikke et sted, hvor garantiens vilkår kan læses. Skriv en side i butikken (/info/garanti) eller en adresse, der begynder med https://.`,
  orderUnits: ({ value }) =>
    `"${value}" kan ikke læses som en enhed, varen kan bestilles i. Skriv butikkens enheder og hvor mange hver rummer: pk=10;ks=120.`,
  productClass: ({ value }) =>
    `"${value}" er ikke en klasse i UNSPSC eller eCl@ss. Skriv otte cifre uden bindestreger, for eksempel 44121704; ubrugte niveauer til sidst er 00.`,
  environmentalClaim: ({ value }) =>
    `Teksten siger "${value}". Uden dokumentation i teksten er det forbudt at love noget om miljøet (fra 27. september 2026).`,
  oneOf: ({ value, known }) => `"${value}" kendes ikke. Vælg mellem ${known}.`,
  ean: ({ value }) => `"${value}" er ikke et EAN-nummer på 13 cifre med rigtigt kontrolciffer. Det er udeladt.`,
  unknownReference: ({ value, what }) => `${what} "${value}" findes ikke i butikken.`,
  addressWritten: ({ value, other }) =>
    `Adressen "${value}" er skrevet ${other}: en adresse har små bogstaver a-z, cifre og bindestreg.`,
  slug: ({ value }) => `"${value}" kan ikke være en adresse. Brug små bogstaver a-z, cifre og bindestreg.`,
  attribute: ({ value }) => `"${value}" er ikke på formen navn=værdi. Det er udeladt.`,
  tier: ({ value }) => `"${value}" er ikke et mængdetrin på formen antal:pris eller antal:pris:business.`,
  variation: ({ value }) => `"${value}" er ikke en variant på formen sku=…,color=…,size=…. Den er udeladt.`,
  noVariants: () => 'En vare med valgmuligheder skal have mindst én variant.',
  unknownOption: ({ value }) =>
    `"${value}" kan ikke være navnet på en valgmulighed. Brug små bogstaver a-z, cifre og understregning, højst 40 tegn.`,
  specialPeriod: () => 'Tilbuddet slutter, før det begynder.',
  specialTooHigh: () => 'Tilbudsprisen er ikke lavere end prisen.',
  specialFree: () => 'Tilbudsprisen er 0 kr.: varen bliver gratis i perioden.',
  offerWithoutEffect: ({ value }) =>
    `Varens tilbud til ${value} kr. er ikke lavere end prisen og har ingen virkning. Ret eller fjern tilbuddet.`,
  offerDatesAlone: () => 'Datoerne gælder en tilbudspris: skriv også special_price. De er ikke læst.',
  categoryCycle: ({ value }) => `Kategorien "${value}" ligger i sig selv. Stien er udeladt.`,
  categoryName: ({ value }) => `"${value}" er ikke en kategori på formen Kontor/Papir/Kopipapir. Den er udeladt.`,
  categoryJoined: ({ value }) =>
    `"${value}" er læst som ét navn med komma i. Er det to kategorier, skriv dem uden mellemrum efter kommaet.`,
  duplicateSku: ({ value, line }) => `Varenummeret ${value} står også på linje ${line}.`,
  duplicateAddress: ({ value, line }) => `Adressen ${value} står også på linje ${line}.`,
  addressTaken: ({ value, sku }) => `Adressen ${value} er optaget af ${sku}.`,
  addressReserved: ({ value, other }) =>
    `Adressen ${value} er en af butikkens egne sider. Skriv en anden, for eksempel ${other}.`,
  addressOfPage: ({ value }) => `Adressen ${value} er optaget af en side eller en omstilling i butikkens indhold.`,
  addressChosen: ({ value, wanted }) => `Adressen ${wanted} er optaget. Varen har fået adressen ${value}.`,
  categoryAddress: ({ value, wanted, name }) =>
    `Adressen ${wanted} er optaget. Kategorien "${name}" har fået adressen ${value}.`,
  unknownSku: ({ value }) => `Varen ${value} findes hverken i filen eller i butikken.`,
  linkToSelf: ({ value }) => `Varen ${value} henviser til sig selv. Henvisningen er udeladt.`,
  variantOfTwo: ({ value, line }) =>
    `Varianten ${value} hører allerede til varen på linje ${line}. Her er den udeladt.`,
  variantTwice: ({ value }) => `Varianten ${value} står to gange. Den første gælder.`,
  unknownVariant: ({ value }) => `Varianten ${value} er udeladt: varen findes hverken i filen eller i butikken.`,
  unknownPrinter: ({ value }) => `Printeren "${value}" er udeladt: den findes ikke i butikken.`,
  variantIsConfigurable: ({ value }) => `Varianten ${value} har selv varianter. Den er udeladt.`,
  typeChanged: ({ from, to }) => `Varen er ${from} i butikken og kan ikke blive ${to}.`,
  pictureMissing: ({ value }) => `Billedet ${value} findes ikke i billedmappen.`,
  pictureUnreadable: ({ value }) => `Billedet ${value} kan ikke læses: JPEG, PNG, WebP eller AVIF på højst 20 MB.`,
  picturePath: ({ value }) => `"${value}" er ikke en sti inde i billedmappen.`,
  position: ({ value }) =>
    `"${value}" er ikke en plads. Skriv et tal, eller kategoriens adresse og et tal: kontor/papir:3|kontor:14. Pladsen er udeladt.`,
  offersShape: () =>
    'Tilbuddene er ikke JSON som [{"price":9.5,"from":"2026-11-01","to":"2026-12-01","name":"Tilbud"}].',
  imageTextsShape: () =>
    'Billedteksterne er ikke JSON som [["Set forfra","Front view"]]: et par på dansk og engelsk for hvert billede, hver højst 255 tegn.',
  offersAtOnce: () => 'To tilbud begynder på samme tid.',
  optionsShape: () => 'Valgmulighederne er ikke JSON som [{"code":"colour","label":"Farve",…,"values":[…]}].',
  optionMissing: ({ value }) => `"${value}" er ikke blandt valgmulighederne i configurable_options.`,
  giftCardBounds: ({ value }) => `Beløbet ${value} ligger uden for gavekortets mindste og største beløb.`,
  notAGiftCard: () => 'Beløb til gavekort kan kun stå på en vare af typen giftcard.',
  holds: ({ value }) => `"${value}" er ikke på formen nummer:rolle:sider.`,
  pictureFolder: ({ value, most }) => `Mappen ${value} har ingen billeder eller flere end ${most}.`,
  pictureNotFetched: ({ value }) => `Billedet ${value} skal hentes fra nettet. Det sker kun med --fetch-pictures.`,
  pictureUnreachable: ({ value, reason }) => `Billedet ${value} kunne ikke hentes: ${reason}. Det er udeladt.`,
  pictureNoPicture: ({ value }) => `${value} svarede med noget, der ikke er et billede. Det er udeladt.`,
  storeView: ({ value }) =>
    `Rækken gælder butiksvisningen "${value}" og er sprunget over. Kun engelske læses: en, en_… eller …_en.`,
  unknownType: ({ value }) =>
    `Varetypen "${value}" findes ikke her, kun simple, configurable, pcon og giftcard. Med --skip-unknown springes sådanne rækker over.`,
  skippedType: ({ value, sku }) => `Varen ${sku} er sprunget over: varetypen "${value}" findes ikke her.`,
  skippedVariant: ({ value }) => `Varianten ${value} er udeladt, fordi dens række er sprunget over.`,
  skippedFamily: ({ value }) => `Varen ${value} er sprunget over, fordi den ikke har nogen variant at sælge.`,
  unknownLink: ({ value }) => `Henvisningen til ${value} er udeladt: varen findes hverken i filen eller i butikken.`,
  unit: ({ value }) => `"${value}" kan ikke være en enhed: et kort ord på højst 20 tegn, der begynder med et bogstav.`,
  visibility: ({ value }) => `Synligheden "${value}" kendes ikke; varen vises.`,
  bonusOnly: () => 'Kun simple varer kan sælges for point alene (bonus_only).',
  optionsLeftOut: () => 'Varens egne valgmuligheder (custom options) findes ikke her; den sælges uden dem.',
  optionLeftOpen: ({ value }) =>
    `Varianterne lader valgmuligheden "${value}" stå åben; her kan der ikke vælges efter den.`,
  soldNowhere: () => 'Varen er skjult og ikke en variant af en anden; den sælges i ingen butik.',
};

const SHOWN = 60;

/** "linje 12, price: …" */
export function faultInWords(fault: Fault): string {
  const { line, column, warning } = fault;
  const place = [line > 0 ? `linje ${line}` : 'filen', ...(column ? [column] : [])].join(', ');
  return `${warning ? 'Advarsel: ' : ''}${place}: ${faultSentence(fault)}`;
}

/** What is wrong, without the place. */
export function faultSentence({ code, params = {} }: Fault): string {
  const short = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? shortened(value) : value]),
  );
  return WORDS[code](short);
}

const shortened = (value: string) => {
  const plain = value.replace(/\p{Cc}/gu, ' ');
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
};
