// What an order came to, from the amounts that it keeps: without VAT, and what was left to pay when gift cards had paid their part.

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
