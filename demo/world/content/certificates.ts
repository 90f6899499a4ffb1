// Who issues each certificate and what it requires: real labels, described by their own rules and no further
// (generic environmental claims are banned from 27 September 2026, Directive (EU) 2024/825).
import type { Bilingual, WorldLogo } from '../types';

type Background = Pick<WorldLogo, 'issuer' | 'issuerUrl' | 'text'>;
type Row = readonly [issuerDa: string, issuerEn: string, url: string, da: readonly string[], en: readonly string[]];

// biome-ignore format: one row of data reads as one line
const ROWS: Record<string, Row> = {
  'nordic-ecolabel': ['Miljømærkning Danmark, på vegne af Nordisk Miljømærkning', 'Ecolabelling Denmark, on behalf of Nordic Ecolabelling', 'https://www.ecolabel.dk',
    ['Svanemærket er et officielt miljømærke type I efter standarden ISO 14024. Der er egne krav for hver varegruppe, og de strammes med få års mellemrum.', 'Kravene gælder råvarer, kemi, energi ved fremstillingen, holdbarhed og affald. En tredjepart gennemgår dokumentationen, før producenten får licens.'],
    ['The Nordic Swan is an official type I ecolabel under ISO 14024. Each product group has criteria of its own, which are tightened every few years.', 'They cover raw materials, chemicals, energy in production, durability and waste. A third party reviews the evidence before a licence is given.']],
  'eu-ecolabel': ['Europa-Kommissionen; i Danmark Miljømærkning Danmark', 'The European Commission; in Denmark Ecolabelling Denmark', 'https://environment.ec.europa.eu/topics/circular-economy/eu-ecolabel_en',
    ['EU-Blomsten bygger på forordning (EF) nr. 66/2010. Kravene er de samme i alle EU-lande og gælder den enkelte varegruppe.', 'Det nationale organ giver licensen, når prøvninger og erklæringer er gennemgået.'],
    ['The EU Ecolabel is based on Regulation (EC) No 66/2010. The criteria are the same in every EU country and belong to one product group each.', 'The national body grants the licence once tests and declarations have been reviewed.']],
  'fsc-mix': ['Forest Stewardship Council (FSC)', 'Forest Stewardship Council (FSC)', 'https://fsc.org',
    ['FSC® Mix står på varer af træ fra FSC-certificerede skove blandet med genbrug eller kontrolleret træ. Kontrolleret træ må ikke være fældet ulovligt eller i strid med lokale rettigheder.', 'Hvert led fra skov til færdig vare er certificeret og bliver kontrolleret hvert år.'],
    ['FSC® Mix marks goods of wood from FSC-certified forests mixed with recycled material or controlled wood. Controlled wood may not be logged illegally or against local rights.', 'Each link from forest to finished goods is certified and audited every year.']],
  'fsc-recycled': ['Forest Stewardship Council (FSC)', 'Forest Stewardship Council (FSC)', 'https://fsc.org',
    ['FSC® Recycled står på varer, hvor alt træ og papir er genbrugsmateriale.', 'Alle led i handelskæden er certificeret, så materialet kan spores.'],
    ['FSC® Recycled marks goods in which all wood and paper is recycled.', 'Every link of the supply chain is certified, so that the material can be traced.']],
  'oeko-tex': ['International OEKO-TEX® Association', 'International OEKO-TEX® Association', 'https://www.oeko-tex.com',
    ['STANDARD 100 betyder, at hver del af tekstilet, også tråd og knapper, er prøvet mod en liste over skadelige stoffer.', 'Jo tættere på huden, desto strengere er grænserne. Certifikatet gælder et år ad gangen.'],
    ['STANDARD 100 means that every part of the textile, thread and buttons included, has been tested against a list of harmful substances.', 'The closer to the skin, the stricter the limits. A certificate holds for a year at a time.']],
  'blue-angel': ['Det tyske miljøministerium; RAL giver licensen', 'The German environment ministry; licences by RAL', 'https://www.blauer-engel.de',
    ['Der Blaue Engel er Tysklands officielle miljømærke, et type I-mærke efter ISO 14024 siden 1978.', 'Kravene er skrevet for hver varegruppe af et uafhængigt nævn.'],
    ['Der Blaue Engel is the official ecolabel of Germany, a type I label under ISO 14024, since 1978.', 'The criteria are written for each product group by an independent jury.']],
  tco: ['TCO Development', 'TCO Development', 'https://tcocertified.com',
    ['TCO Certified stiller krav til it-udstyr: arbejdsforhold på fabrikken, kemikalier, strømforbrug, reparation og genbrug af dele.', 'Den uafhængige kontrol omfatter både produktet og fabrikken og fortsætter, så længe certifikatet gælder.'],
    ['TCO Certified sets requirements for IT equipment: working conditions at the factory, chemicals, power use, repair and reuse of parts.', 'Independent verification covers both product and factory and goes on while the certificate is in force.']],
  'organic-eu': ['EU; i Danmark kontrolleret af myndighederne', 'The EU; checked in Denmark by the authorities', 'https://agriculture.ec.europa.eu/farming/organic-farming_da',
    ['Mærket bygger på forordning (EU) 2018/848. Mindst 95 procent af råvarerne fra landbruget skal være økologisk dyrket.', 'Koden under mærket fortæller, hvem der har ført kontrol, og om råvarerne kommer fra EU.'],
    ['The mark is based on Regulation (EU) 2018/848. At least 95 per cent of the agricultural ingredients must be organically grown.', 'The code below the mark names the control body and says whether the ingredients come from the EU.']],
  fairtrade: ['Fairtrade International; kontrol ved FLOCERT', 'Fairtrade International; audits by FLOCERT', 'https://www.fairtrade.net',
    ['Dyrkerne får mindst en fastsat minimumspris og et tillæg, som de selv bestemmer over.', 'Mærket handler om handelsvilkår og arbejdsforhold for den mærkede råvare.'],
    ['Growers get at least a set minimum price, and a premium that they decide over themselves.', 'The mark is about the terms of trade and working conditions for the marked ingredient.']],
  'asthma-allergy': ['Astma-Allergi Danmark med søsterforeninger', 'Asthma Allergy Denmark with sister associations', 'https://www.asthmaallergynordic.com',
    ['Indholdet er gennemgået stof for stof, og varen må hverken indeholde parfume eller stoffer, der er kendt for at give allergi.', 'Mærket siger noget om risikoen for allergi, ikke om miljøet.'],
    ['The ingredients have been reviewed one by one; the product may contain neither perfume nor substances known to cause allergy.', 'The mark is about the risk of allergy, not about the environment.']],
  gs: ['Godkendte prøvningsorganer efter den tyske produktsikkerhedslov', 'Approved bodies under the German product safety act', 'https://www.zls-muenchen.de',
    ['GS står for »Geprüfte Sicherheit«: en type af varen er prøvet, og fremstillingen bliver kontrolleret.', 'Mærket siger noget om sikkerhed ved brug, ikke om miljøet.'],
    ['GS stands for “Geprüfte Sicherheit”: a sample has been tested and production is checked.', 'The mark is about safety in use, not about the environment.']],
};

const html = (paragraphs: readonly string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');

export function backgroundOf(identifier: string): Background {
  const row = ROWS[identifier];
  if (!row) throw new Error(`Nothing is told about the certificate ${identifier}`);
  const [da, en, issuerUrl, textDa, textEn] = row;
  const issuer: Bilingual = { da, en };
  return { issuer, issuerUrl, text: { da: html(textDa), en: html(textEn) } };
}
