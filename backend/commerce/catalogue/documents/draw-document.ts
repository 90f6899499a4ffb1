// Draws a document of a product as PDF, by its type.
import type { DocumentType } from './address';
import type { SheetFacts } from './documents.sql';
import { energyLabel } from './pdf/energy-label';
import { dataSheet, userGuide } from './pdf/plain-sheets';
import { safetySheet } from './pdf/safety-sheet';

export interface ProductSheet {
  type: DocumentType;
  facts: SheetFacts;
}

const WRITERS: Record<DocumentType, (facts: SheetFacts) => Promise<Buffer>> = {
  energylabel: energyLabel,
  data: dataSheet,
  user_guide: userGuide,
  safety_data: safetySheet,
};

export const drawDocument = async ({ type, facts }: ProductSheet): Promise<Buffer> => WRITERS[type](facts);
