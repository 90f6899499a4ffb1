// A quantity that the back end refuses is corrected to the limit in its reply, and sent once more (spec section 5).
import { type QuantityLimits, quantityFrom } from '#domain/quantity/quantity';
import type { Outcome, Refusal } from '#domain/refusal/refusals';

/** Least, most and increment can each be learnt once. */
const MOST_TRIES = 4;

function limitIn({ code, params }: Refusal): QuantityLimits | null {
  const limit = (name: string) => (params?.[name] === undefined ? null : Number(params[name]));
  if (code === 'QUANTITY_TOO_SMALL') return { min: limit('min') };
  if (code === 'QUANTITY_TOO_LARGE') return { max: limit('max') };
  return code === 'QUANTITY_NOT_A_MULTIPLE' ? { increments: limit('increment') } : null;
}

/**
 * Spec §5: what is typed is clamped between min and max and rounded up to the increment, never refused for that. The limits
 * belong to the back end, so it is called first; a refusal that names no limit, or that the limits do not fix, is returned.
 */
export async function settled<Extra extends object>(
  quantity: number,
  ask: (quantity: number) => Promise<Outcome<Extra>>,
): Promise<Outcome<Extra>> {
  let limits: QuantityLimits = {};
  let wanted = quantity;
  for (let tries = 1; ; tries += 1) {
    const outcome = await ask(wanted);
    const learnt = outcome.ok ? null : limitIn(outcome);
    if (!learnt || tries === MOST_TRIES) return outcome;
    limits = { ...limits, ...learnt };
    const next = quantityFrom(wanted, limits, wanted);
    if (next === wanted) return outcome;
    wanted = next;
  }
}
