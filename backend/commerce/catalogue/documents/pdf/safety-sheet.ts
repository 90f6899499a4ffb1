// Safety data sheet: the sections that the shop has facts for, with pictograms, signal word and the sentences of the regulation.

import type { Pen } from '#backend/pdf-pen';
import { FRAME, FRAME_RED, pictogramOf, SIGN_SCALE } from '../../danger/pictograms';
import { hazardOf, precautionOf, SIGNAL_WORDS, signalOf } from '../../danger/sentences';
import type { SheetFacts } from '../documents.sql';
import { producer } from './plain-sheets';
import { drawSheet, INK, type Page } from './sheet';

const SIZE = 62;

export const safetySheet = (facts: SheetFacts): Promise<Buffer> =>
  drawSheet({ kind: 'Sikkerhedsdatablad', facts }, (page) => {
    page.heading('1. Identifikation');
    page.rows([
      ['Produkt', facts.name],
      ['Anvendelse', facts.short],
      ['Nødtelefon', 'Giftlinjen, Bispebjerg Hospital: 82 12 12 12 (hele døgnet)'],
    ]);
    hazards(page, facts);
    page.heading('4. Førstehjælp');
    page.list(dangerSentences(facts, /^P3/, 'Ved ubehag: Søg lægehjælp, og vis etiketten.'));
    page.heading('7. Håndtering og opbevaring');
    page.list(dangerSentences(facts, /^P(1|2|4)/, 'Opbevares i den originale emballage, utilgængeligt for børn.'));
    page.heading('9. Fysiske og kemiske egenskaber');
    page.rows(facts.attributes.filter(({ code }) => PHYSICAL.has(code)).map(({ label, value }) => [label, value]));
    page.heading('13. Bortskaffelse');
    page.list(dangerSentences(facts, /^P5/, 'Rester og tom emballage sorteres efter kommunens regler.'));
    producer(page, facts);
  });

const PHYSICAL = new Set(['ph', 'volume', 'weight', 'scent', 'ink', 'ingredients', 'dosage', 'colour']);

function hazards(page: Page, { danger, warnings }: SheetFacts): void {
  page.heading('2. Fareidentifikation');
  if (!danger) {
    page.text(warnings ?? 'Produktet er ikke klassificeret som farligt efter forordning (EF) nr. 1272/2008.');
    return;
  }
  pictograms(page.pen, danger.clp);
  const signal = signalOf(danger.hSentences);
  if (signal) page.rows([['Signalord', SIGNAL_WORDS.da[signal]]]);
  page.list(danger.hSentences.map((code) => `${code} ${hazardOf(code)?.da ?? ''}`.trim()));
}

/** Precautions of one kind by their number; the fallback where the label has none. */
function dangerSentences({ danger }: SheetFacts, kind: RegExp, otherwise: string): string[] {
  const found = (danger?.pSentences ?? []).filter((code) => kind.test(code));
  return found.length > 0 ? found.map((code) => `${code} ${precautionOf(code)?.da ?? ''}`.trim()) : [otherwise];
}

function pictograms(pen: Pen, codes: readonly string[]): void {
  const top = pen.y + 4;
  codes.forEach((code, at) => {
    const found = pictogramOf(code);
    if (!found) return;
    pen
      .save()
      .translate(pen.page.margins.left + at * (SIZE + 10), top)
      .scale(SIZE / 100);
    pen.path(FRAME).lineWidth(5).lineJoin('round').fillAndStroke('#ffffff', FRAME_RED);
    const inset = 50 * (1 - SIGN_SCALE);
    pen.translate(inset, inset).scale(SIGN_SCALE).path(found.sign).fill(INK, 'even-odd');
    pen.restore();
  });
  pen.y = top + SIZE + 12;
}
