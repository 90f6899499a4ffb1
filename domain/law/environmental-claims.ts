// Claims about the environment that no shop may make (Directive (EU) 2024/825, annex I, 2a, 4a and 4c): good for the environment in
// general, and without effect on it because something is paid for elsewhere. What is said of a part by a measure is another matter.

/** Roots in Danish and English; what follows a root belongs to the word. */
const GENERIC = [
  'miljøvenlig',
  'miljørigtig',
  'miljøbevidst',
  'miljøskånsom',
  'miljømæssigt korrekt',
  'skånsom for miljøet',
  'skånsom mod miljøet',
  'godt for miljøet',
  'god for miljøet',
  'bedre for miljøet',
  'godt for klimaet',
  'god for klimaet',
  'bedre for klimaet',
  'klimavenlig',
  'klimabevidst',
  'naturvenlig',
  'naturens ven',
  'økovenlig',
  'bæredygtig',
  'grønnere',
  'grønt valg',
  'grønne valg',
  'grøn løsning',
  'grønne løsninger',
  'grønt alternativ',
  'grønne alternativer',
  'grøn profil',
  'grøn samvittighed',
  'biologisk nedbrydelig',
  'bionedbrydelig',
  'environmentally friendly',
  'environment-friendly',
  'environment friendly',
  'environmentally correct',
  'environmentally conscious',
  'environmentally sound',
  'good for the environment',
  'better for the environment',
  'gentle on the environment',
  'kind to the environment',
  'eco-friendly',
  'eco friendly',
  'ecofriendly',
  'climate-friendly',
  'climate friendly',
  'planet-friendly',
  'nature-friendly',
  'nature’s friend',
  'sustainable',
  'greener',
  'green choice',
  'green alternative',
  'green solution',
  'biodegradable',
] as const;

/** Said of a product it is banned however it is explained. */
const OFFSET = [
  'klimaneutral',
  'klimapositiv',
  'klimakompenser',
  'co2-neutral',
  'co2 neutral',
  'co2-kompenser',
  'co2-fri',
  'carbon neutral',
  'carbon-neutral',
  'climate neutral',
  'climate-neutral',
  'climate positive',
  'climate compensated',
  'carbon positive',
  'net zero',
] as const;

const CLAIM = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...GENERIC, ...OFFSET].join('|')})\\p{L}*`, 'giu');

/** With tags and entities left out, subscripts as figures, and one kind of blank: no claim hides in its spelling. */
const withoutTags = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|shy|#\d+|#x[\da-f]+);/gi, ' ')
    .normalize('NFKC')
    .replace(/\u00ad/g, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ');

/** The claims in a text, in small letters, each once and in its order; none for a text that makes none. Tags are no text. */
export function bannedClaims(text: string): string[] {
  const found = withoutTags(text).match(CLAIM) ?? [];
  return [...new Set(found.map((claim) => claim.toLowerCase()))];
}
