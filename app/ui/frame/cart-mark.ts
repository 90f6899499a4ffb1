// The number of things in the cart as the header's small mark shows it; nothing for an empty cart.
export const cartMark = (quantity: number): string => (quantity > 999 ? '999+' : quantity > 0 ? String(quantity) : '');
