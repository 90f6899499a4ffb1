// What may break a law, as codes; the command line has the words (backend/cli/law-words).
import type { LawCode } from './rules';

export const LAW_FAULTS = [
  'producer',
  'producerAddress',
  'producerEmail',
  'responsible',
  'responsibleAddress',
  'responsibleEmail',
  'picture',
  'hazardType',
  'pictogram',
  'hazardSentences',
  'precautions',
  'content',
  'claim',
  'unknownMark',
  'markIssuer',
  'labelMissing',
  'labelBrand',
  'labelMonths',
  'labelTerms',
  'notLower',
  'noPriceBefore',
  'noOneInEu',
  'page',
  'pageFunction',
] as const;
export type LawFaultCode = (typeof LAW_FAULTS)[number];

export interface LawFault {
  rule: LawCode;
  code: LawFaultCode;
  /** The text or field it is about; null: the product in general. */
  field: string | null;
  /** The value found there. */
  value: string | null;
}

export const lawFault = (
  rule: LawCode,
  code: LawFaultCode,
  field: string | null = null,
  value: string | null = null,
): LawFault => ({
  ...{ rule, code, field, value },
});
