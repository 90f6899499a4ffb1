// The words of a confirmation: what differs from a purchase order, and why, in Danish like the rest of what its buyers read.
import type { DecidedLine, LineDifference, LineRejection } from '#domain/purchase-order/model';
import type { OrderNote } from '#domain/purchase-order/notes';

const confirmedAmount = (amount: number): string => `${amount.toFixed(2).replace('.', ',')} kr.`;

export const wordsOfLine = ({ rejection, differences }: Pick<DecidedLine, 'rejection' | 'differences'>): string =>
  rejection ? wordsOfRejection(rejection) : differences.map(wordsOfDifference).join(' ');

function wordsOfRejection({ code, unit, soldIn }: LineRejection): string {
  if (code === 'UNIT_UNKNOWN') return `Varen sælges ikke i enheden ${unit || '–'}, men i ${soldIn || '–'}.`;
  if (code === 'GOODS_REJECTED') return 'Afgift af en vare, der ikke leveres.';
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
    case 'files':
      return `Vedhæftede filer: ${note.names.join(', ')}.`;
    case 'unused':
      return `Ikke brugt: ${note.names.join(', ')}.`;
  }
}
