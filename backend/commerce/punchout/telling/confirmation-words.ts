// The words of a confirmation: what differs from a purchase order, and why, in Danish like the rest of what its buyers read.
import type { DecidedLine, LineDifference, LineRejection } from '#domain/purchase-order/model';
import type { OrderNote } from '#domain/purchase-order/notes';

const confirmedAmount = (amount: number): string => `${amount.toFixed(2).replace('.', ',')} kr.`;

export const wordsOfLine = ({ rejection, differences }: Pick<DecidedLine, 'rejection' | 'differences'>): string =>
  rejection ? wordsOfRejection(rejection) : differences.map(wordsOfDifference).join(' ');

const REJECTION_WORDS: Readonly<Record<string, string>> = {
  GOODS_REJECTED: 'Afgift af en vare, der ikke leveres.',
  QUANTITY_NOT_WHOLE: 'Antallet er ikke et helt tal fra 1 til 999999.',
  PRICE_UNREADABLE: 'Prisen kan ikke læses.',
  PRICE_UNIT_OTHER: 'Prisen er for en anden enhed end den bestilte, og linjen har intet beløb.',
  AMOUNTS_DIFFER: 'Linjens beløb er et andet end pris gange antal med rabatter og gebyrer.',
  NUMBERS_DIFFER: 'Varenummeret og EAN-nummeret hører til to forskellige varer.',
  NUMBER_UNKNOWN: 'Ordren nævner intet varenummer, som vi kender.',
};

function wordsOfRejection({ code, unit, soldIn }: LineRejection): string {
  if (code === 'UNIT_UNKNOWN') return `Varen sælges ikke i enheden ${unit || '–'}, men i ${soldIn || '–'}.`;
  const words = REJECTION_WORDS[code];
  if (words !== undefined) return words;
  return `Varen kan ikke leveres som bestilt (${code}).`;
}

function wordsOfDifference(difference: LineDifference): string {
  switch (difference.kind) {
    case 'price':
      return `Prisen er ${confirmedAmount(difference.today)} for linjen, bestilt til ${confirmedAmount(difference.ordered)}`;
    case 'date':
      return `Ønsket levering ${difference.wished} er ikke mulig; ${
        difference.promised === null ? 'dagen aftales' : `leveres ${difference.promised}`
      }.`;
    case 'accounting':
      return `Kontostrengen ${difference.wished} står ikke på fakturaen.`;
  }
}

export const wordsOfNotes = (notes: readonly OrderNote[]): string => notes.map(wordsOfNote).join(' ');

function wordsOfNote(note: OrderNote): string {
  switch (note.kind) {
    case 'billTo':
      return `Fakturaen sendes til den aftalte adresse, ikke til ${note.wished}.`;
    case 'complete':
      return 'Ønsket om samlet levering er givet videre til lageret.';
    case 'accounting':
      return `Ordrens kontostreng ${note.wished} er for lang til fakturaen.`;
    case 'duties':
      return `Afgifter på ${confirmedAmount(note.kroner)} lægges til.`;
    case 'freight':
      return `Fragten er ${confirmedAmount(note.today)}, bestilt til ${confirmedAmount(note.ordered)}`;
    case 'allowance':
      return `${note.wished < 0 ? 'Rabatten' : 'Gebyret'} på ${confirmedAmount(Math.abs(note.wished))} på hele ordren er ikke aftalt og indgår ikke.`;
    case 'files':
      return `Vedhæftede filer: ${note.names.join(', ')}.`;
    case 'unused':
      return `Ikke brugt: ${note.names.join(', ')}.`;
  }
}
