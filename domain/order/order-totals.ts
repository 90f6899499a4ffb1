// An order's total from its stored amounts: without VAT, and what was left to pay after gift cards.

interface StoredAmounts {
  totalOere: number;
  taxes: readonly { oere: number }[];
  paidByCards: readonly { oere: number }[];
}

const sum = (amounts: readonly { oere: number }[]) => amounts.reduce((all, { oere }) => all + oere, 0);

export function grandTotalsOf({ totalOere, taxes, paidByCards }: StoredAmounts) {
  return {
    grandTotalOere: totalOere,
    grandTotalExVatOere: totalOere - sum(taxes),
    toPayOere: totalOere - sum(paidByCards),
  };
}
