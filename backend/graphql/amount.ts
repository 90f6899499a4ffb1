// Numbers that a document knows, and numbers that only its variables know, calculated with alike.

export type Variables = Record<string, unknown>;
export type Known = (variables: Variables) => number;
/** A number where the document alone decides, else a question to its variables. */
export type Amount = number | Known;

export const sumAmounts = (amounts: readonly Amount[]): Amount => {
  const asked = amounts.filter((one) => typeof one === 'function');
  const fixed = amounts.reduce<number>((so, one) => (typeof one === 'number' ? so + one : so), 0);
  if (asked.length === 0) return fixed;
  return (variables) => asked.reduce((so, one) => so + one(variables), fixed);
};
const amountWith = (amount: Amount, variables: Variables) => (typeof amount === 'number' ? amount : amount(variables));

export function timesAmount(one: Amount, other: Amount): Amount {
  if (typeof one === 'number' && typeof other === 'number') return one * other;
  return (variables) => amountWith(one, variables) * amountWith(other, variables);
}

export function largest(amounts: readonly Amount[]): Amount {
  if (amounts.length === 1) return amounts[0] ?? 0;
  if (amounts.every((one) => typeof one === 'number')) return Math.max(0, ...amounts);
  return (variables) => Math.max(0, ...amounts.map((one) => amountWith(one, variables)));
}
