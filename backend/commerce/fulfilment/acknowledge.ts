// An ERP reports that it has an order: its own number, and a note for staff in the order's history.
import { lastNoteBeginning, setErpNumber } from '#backend/commerce/order/fulfilment.sql';
import { noteStatus } from '#backend/commerce/order/order.sql';
import type { Outcome } from '#domain/refusal/refusals';
import { type Life, stepOrder } from './step';

interface Acknowledgement {
  /** Null: as it was. */
  erpNumber: string | null;
  note: string;
}

/** Reported again, nothing is written. */
export const acknowledgeOrder = (
  number: string,
  { erpNumber, note }: Acknowledgement,
  life: Life,
): Promise<Outcome<{ isNew: boolean }>> =>
  stepOrder(number, life, async ({ tx, order }): Promise<Outcome<{ isNew: boolean }>> => {
    const beginning = `Acknowledged by ${life.by}`;
    const written = `${beginning}${erpNumber === null ? '' : ` as ${erpNumber}`}${note === '' ? '' : `: ${note}`}`;
    const newNumber = erpNumber === order.erpNumber ? null : erpNumber;
    if (newNumber === null && (await lastNoteBeginning(tx.db, order.id, beginning)) === written)
      return { ok: true, isNew: false };
    if (newNumber !== null) await setErpNumber(tx.db, order.id, newNumber);
    await noteStatus(tx.db, order.id, order.status, written, life.now);
    return { ok: true, isNew: true };
  });
