// Which of the typed words say what is wanted ("hæfteklammer"), and which only describe it ("24/6", "sort", "til kontoret").

const spacedWords = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What follows one of these describes the word before it: "batterier til tastatur" are batteries. */
const BEFORE_DETAILS = spacedWords('til for med uden i på fra af hos under over mod with without of in on from to');

/** Colours, sizes, units and properties. They say what goods are like and never what they are. */
const DETAILS = spacedWords(`
  sort sorte hvid hvide hvidt rød røde rødt blå gul gule gult grøn grønne grønt grå brun brune brunt orange lilla pink rosa klar klare klart
  transparent gennemsigtig gennemsigtige turkis beige sølv guld farve farver farvet farvede assorteret assorterede neon mørk mørke lys lyse
  black white red blue yellow green grey gray brown purple clear transparent silver gold colour colours color colors coloured colored assorted
  stor store stort lille små smal smalle bred brede lang lange langt kort korte tynd tynde tyk tykke kraftig kraftige billig billige ny nye
  big large small narrow wide long short thin thick heavy cheap new strong mini maxi xl xxl xs str størrelse size stk styk pk pakke pakker pr
  per ark sæt mm cm m l g kg ml cl w v mah pcs pack packs sheets sheet set vare varenr varenummer nr nummer item number
  usb hdmi vga bluetooth wifi wlan trådløs trådløse trådløst wireless digital elektrisk elektriske electric genopladelig genopladelige
  rechargeable selvklæbende magnetisk magnetiske magnetic økologisk økologiske organic og eller and or
`);

const isDetail = (word: string): boolean => /[\p{N}/]/u.test(word) || word.length < 2 || DETAILS.has(word);

/** For each word whether it may say what is wanted. Where a question begins with "til", what follows is all that it says. */
export function thingsAmong(words: readonly string[]): boolean[] {
  const ends = words.findIndex(
    (word, at) => BEFORE_DETAILS.has(word) && words.slice(0, at).some((one) => !isDetail(one)),
  );
  const last = ends < 0 ? words.length : ends;
  return words.map((word, at) => at < last && !isDetail(word) && !BEFORE_DETAILS.has(word));
}
