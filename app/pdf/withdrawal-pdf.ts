// The receipt of a withdrawal as a PDF: the durable medium of Directive 2011/83/EU, article 11a.
import type { DeclaredView } from '~/models/withdrawal';
import { dayInWords, momentInWords } from './in-words';
import { blankPdf, filled, type PdfContent, type Scene } from './pdf-content';

interface Withdrawn {
  declared: DeclaredView;
  /** The order's number and the e-mail that it was placed with. */
  order: string;
  email: string;
}

export function withdrawalPdf({ declared, order, email }: Withdrawn, scene: Scene): PdfContent {
  const { t, language } = scene;
  const { number, declaredAt, dueOn, lines } = declared;
  const isToSend = lines.some(({ quantity, calledOff }) => calledOff < quantity);
  const state = isToSend ? 'withdrawal:receipt.send' : 'withdrawal:receipt.unsent';
  return {
    ...blankPdf(scene),
    kind: t('withdrawal:paper.kind'),
    title: `${t('withdrawal:paper.kind')} ${number}`,
    file: t('withdrawal:paper.file', { number }),
    facts: filled([
      [t('withdrawal:find.number'), order],
      [t('withdrawal:paper.at'), momentInWords(declaredAt, language)],
      [t('withdrawal:paper.email'), email],
    ]),
    columns: [t('withdrawal:paper.goods'), t('withdrawal:paper.quantity')],
    rows: lines.map(({ sku, name, unit, quantity }) => ({ name, details: sku, cells: [`${quantity} ${unit}`] })),
    paragraphs: [t('withdrawal:paper.text'), t(state, { number, date: dayInWords(dueOn, language) })],
  };
}
