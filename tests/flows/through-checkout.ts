// The steps of a checkout one by one, for buyers of whom the shop may know already how they buy: it would go past what it need not ask.
import type { Shopper } from './drivers/shopper';

interface Chosen {
  /** A part of an address of the book. */
  place: string;
  way: string;
  /** Nothing where there is one way of paying. */
  pays?: string;
}

export async function throughCheckout(shopper: Shopper, { place, way, pays }: Chosen): Promise<void> {
  await shopper.goto('/checkout?step=address');
  await shopper.choose('Vælg leveringsadresse', place);
  await shopper.press('Gem og vælg levering');
  await chooseWay(shopper, way);
  if (pays) await choosePayment(shopper, pays);
}

export async function chooseWay(shopper: Shopper, way: string): Promise<void> {
  await shopper.goto('/checkout?step=shipping');
  await shopper.choose('Vælg leveringsmåde', way);
  await saveWay(shopper);
}

/** What the button leads on to depends on what is chosen already. */
export async function saveWay(shopper: Shopper): Promise<void> {
  await shopper.press(await shopper.finds(/Gem og (?:vælg betaling|gennemse ordren)/));
}

export async function choosePayment(shopper: Shopper, pays: string): Promise<void> {
  await shopper.goto('/checkout?step=payment');
  await shopper.choose('Vælg betalingsmåde', pays);
  await shopper.press('Gem og gennemse ordren');
}
