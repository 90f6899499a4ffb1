// What the checks of a catalogue file refuse, as refusals of the form that staff filled in.
import type { EditOutcome, Fault } from '#backend/commerce/catalogue/index';
import { type Outcome, type Refusal, refusal } from '#domain/refusal/refusals';

/** The field of the form for a column and a line of the file; undefined: none. */
export type FieldNames = (column: string | null, line: number) => string | undefined;

export function outcomeOfEdit(done: EditOutcome, fieldOf: FieldNames): Outcome<{ made: string | null }> {
  if (done.ok) return { ok: true, made: done.warnings.find(({ code }) => code === 'environmentalClaim')?.code ?? null };
  if (done.reason === 'changed') return done.refused;
  if (done.reason === 'knownSku') return refusal('SKU_TAKEN', { field: 'sku' });
  if (done.reason !== 'faults') return refusal(done.reason === 'busy' ? 'CATALOGUE_BUSY' : 'PRODUCT_UNKNOWN');
  const [fault] = done.faults.filter(({ warning }) => !warning);
  if (!fault) return refusal('CATALOGUE_REFUSED', { params: { fault: '' } });
  return refusalOfFault(fault, fieldOf(fault.column, fault.line));
}

function refusalOfFault({ code, params = {} }: Fault, field: string | undefined): Refusal {
  const at = field === undefined ? {} : { field };
  if (code === 'specialTooHigh') return refusal('OFFER_TOO_HIGH', { field: 'offer' });
  if (code === 'specialPeriod') return refusal('OFFER_PERIOD', { field: 'offerTo' });
  if (code === 'tooLong') return refusal('TOO_LONG', { ...at, params: { max: Number(params.most) } });
  if (code === 'productClass') return refusal('PRODUCT_CLASS_INVALID', at);
  if (code === 'required') return refusal('REQUIRED', at);
  return refusal('CATALOGUE_REFUSED', { ...at, params: { fault: code } });
}
