// Data sheet and user guide: what the product is, and how it is taken into use.
import type { SheetFacts } from '../documents.sql';
import { descriptionText } from './description-words';
import { drawSheet, type Page } from './sheet';

export const dataSheet = (facts: SheetFacts): Promise<Buffer> =>
  drawSheet({ kind: 'Datablad', facts }, (page) => {
    page.text(facts.short);
    page.heading('Egenskaber');
    page.rows(facts.attributes.map(({ label, value }) => [label, value]));
    if (facts.energyClass) {
      page.heading('Energi');
      page.rows([['Energiklasse (A til G)', facts.energyClass]]);
    }
    producer(page, facts);
  });

export const userGuide = (facts: SheetFacts): Promise<Buffer> =>
  drawSheet({ kind: 'Brugervejledning', facts }, (page) => {
    const { paragraphs, points } = descriptionText(facts.description);
    page.heading('1. Om varen');
    for (const paragraph of paragraphs) page.text(paragraph);
    page.list(points);
    page.heading('2. Før du tager varen i brug');
    page.list([
      'Kontrollér, at alt er med, og at intet er beskadiget. Gem emballagen, til du ved, at varen fungerer.',
      `Kontrollér, at varenummeret på emballagen er ${facts.sku}.`,
      ...(facts.warnings ? [facts.warnings] : ['Emballagen er ikke legetøj. Hold poser væk fra små børn.']),
    ]);
    page.heading('3. Tekniske data');
    page.rows(facts.attributes.map(({ label, value }) => [label, value]));
    page.heading('4. Rengøring og bortskaffelse');
    page.text(
      facts.energyClass
        ? 'Træk stikket ud før rengøring. Tør af med en let fugtig klud. Elektrisk udstyr afleveres på genbrugspladsen eller i butikken.'
        : 'Tør af med en let fugtig klud. Varen og emballagen sorteres efter kommunens regler.',
    );
    page.heading('5. Reklamation');
    page.text(
      'Som forbruger har du to års reklamationsret efter købeloven. Skriv til os med ordrenummer og et billede.',
    );
    producer(page, facts);
  });

/** Producer and, where there is one, who answers in the EU (GPSR). */
export function producer(page: Page, { producer: maker }: SheetFacts): void {
  if (!maker) return;
  page.heading('Producent');
  page.text([maker.name, maker.address, maker.email].join('\n'));
  if (!maker.responsible) return;
  page.heading('Ansvarlig i EU');
  page.text([maker.responsible.name, maker.responsible.address, maker.responsible.email].join('\n'));
}
