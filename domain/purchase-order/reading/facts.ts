// What a document says of the entire order: references, who buys, when it is wished.
import { isCvr } from '#domain/validate/cvr';
import { eanFrom } from '#domain/validate/ean';
import { dayless } from './amounts';
import type { FactKind } from './model';

const VALUE = '\\s*[.:#]*\\s*(.{1,80})$';
const withLabel = (labels: string): RegExp => new RegExp(`^(?:${labels})${VALUE}`, 'iu');
const NUMBER = '(?:\\s?-?(?:nr|nummer|no|number)\\.?)';

const LABELS: readonly (readonly [FactKind, RegExp])[] = [
  ['requisition', withLabel(`rekvisition(?:s?${NUMBER})?|rekv\\.?${NUMBER}?|requisition${NUMBER}?`)],
  [
    'reference',
    withLabel(
      `(?:emne|subject|vedr)\\s*[.:].{0,40}?\\b(?:po|io|ordre|order|rekv\\w*)${NUMBER}?|(?:vores|vor|our|deres|your)?\\s?(?:ref(?:erence)?${NUMBER}?|ordre${NUMBER}|order${NUMBER})|(?:indkøbs|købs)ordre(?:${NUMBER}|(?=[\\s.:#-]*\\p{L}{0,4}-?\\d))|bestilling(?:s?${NUMBER})|purchase order${NUMBER}?|po(?:${NUMBER}|(?=[\\s.:#-]*\\d))|p\\.o\\.|projekt(?:${NUMBER})?`,
    ),
  ],
  [
    'customerNumber',
    withLabel(
      `kunde(?:${NUMBER})|debitor(?:${NUMBER})|(?:vores|vort) kunde${NUMBER}|customer${NUMBER}|account${NUMBER}`,
    ),
  ],
  [
    'wishedOn',
    withLabel(
      '(?:ønsket|senest)?\\s?(?:leverings?(?:dato|dag|tidspunkt)|levering(?: ønskes| senest)?|leveres(?: senest)?)|lev\\.?\\s?dato|(?:requested )?delivery(?: date)?|needed by|deliver by',
    ),
  ],
  [
    'attention',
    withLabel('rekvirent|kontaktperson|bestilt af|att(?=[.:])|attention|ordered by|contact|indkøber|vores kontakt'),
  ],
];

const CVR = /\b(?:cvr|vat|moms(?:reg)?)[-.\s]?(?:nr|no|nummer|number)?\.?\s*:?\s*(?:DK)?[-\s]?((?:\d\s?){8})(?!\d)/i;
const GLN = /\b(?:ean[-.\s]?lok\w*|gln|ean)(?:[-.\s]?(?:nr|nummer|no|number))?\.?\s*:?\s*(5[789]\d[\d\s-]{9,14}\d)\b/i;

/** 'Ref. jeres faktura 700012' is no reference of this order. */
const OTHER_DOCUMENT = /\b(?:faktura|invoice|kreditnota|credit note|tilbud|quot\w*)/i;

/** 'R-2026-118', '4711-B', 'IO 3321' */
const CODE =
  '(?:\\s?-?(?:nr|nummer|no|number))?\\.?\\s*[:#]?\\s*((?=[\\p{L}/-]{0,5}\\d)[\\p{L}\\d][\\p{L}\\d/-]{2,23})';
const MENTIONED: readonly (readonly [FactKind, RegExp])[] = [
  ['requisition', new RegExp(`(?<!\\p{L})(?:rekv(?:isition)?s?|requisition)${CODE}`, 'iu')],
  ['reference', new RegExp(`(?<!\\p{L})(?:po|purchase order|indkøbsordre|vores ordre|our order)${CODE}`, 'iu')],
];
const WISHED = /(?<!\p{L})(?:senest|inden|lever\p{L}*|ønske\p{L}*|by|before|deliver\p{L}*|needed)(?!\p{L})/iu;

/** The facts that a sentence mentions. */
export function mentionedFacts(text: string): Partial<Record<FactKind, string>> {
  const facts: Partial<Record<FactKind, string>> = {};
  for (const [kind, pattern] of MENTIONED) {
    const code = pattern.exec(text)?.[1];
    if (code !== undefined) facts[kind] = code;
  }
  const { day } = dayless(text);
  if (day !== null && WISHED.test(text)) facts.wishedOn = day;
  return facts;
}

/** The facts that a row states; empty where it states none. */
export function statedFacts(text: string): Partial<Record<FactKind, string>> {
  const facts: Partial<Record<FactKind, string>> = {};
  const [, cvr = ''] = CVR.exec(text) ?? [];
  if (isCvr(cvr.replace(/\s/g, ''))) facts.cvr = cvr.replace(/\s/g, '');
  const gln = eanFrom(GLN.exec(text)?.[1] ?? '');
  if (gln !== null && !/\d\s*(?:stk|pk|x)\b/i.test(text.replace(gln, ''))) facts.gln = gln;
  for (const [kind, label] of LABELS) {
    const value = label.exec(text)?.[1]?.trim() ?? '';
    if (value === '' || facts[kind] !== undefined) continue;
    if (kind === 'wishedOn') {
      const { day } = dayless(value);
      if (day !== null || /hurtigst|straks|asap|snarest/i.test(value)) facts.wishedOn = day ?? value;
    } else if (kind === 'attention' || (/\d/.test(value) && !OTHER_DOCUMENT.test(value))) facts[kind] = value;
  }
  return facts;
}
