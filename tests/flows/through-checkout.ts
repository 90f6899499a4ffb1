// The steps of a checkout one by one, for buyers whose choices the shop may already know: it would skip steps with a known answer.
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

/** The next step depends on what is selected already. */
export async function saveWay(shopper: Shopper): Promise<void> {
  await shopper.press(await shopper.finds(/Gem og vælg betaling|Gennemse ordren/));
}

export async function choosePayment(shopper: Shopper, pays: string): Promise<void> {
  await shopper.goto('/checkout?step=payment');
  await shopper.choose('Vælg betalingsmåde', pays);
  await shopper.press('Gennemse ordren');
}

/** A guest in Odense buys two pieces of the product at this address, by card; returns the order number. */
export async function buysAsGuest(shopper: Shopper, product: string, email: string): Promise<string> {
  await shopper.goto(product);
  await shopper.fill('Antal', 2);
  await shopper.press('Læg i kurv');
  await shopper.goto('/checkout?step=address');
  const address = { Fornavn: 'Karen', Efternavn: 'Holm', Postnummer: '5260', By: 'Odense S', Telefon: '20 30 40 50' };
  for (const [label, text] of Object.entries({ 'E-mail': email, 'Vej og husnummer': 'Lærkevej 8', ...address }))
    await shopper.fill(label, text);
  await shopper.press('Gem og vælg levering');
  await shopper.choose('Vælg leveringsmåde', 'Til døren');
  await shopper.press('Gennemse ordren');
  await shopper.check('Jeg har læst');
  await shopper.press('Køb og betal');
  await shopper.press('Godkend');
  await shopper.sees('Tak for din ordre');
  return shopper.finds(/Ordrenummer (\d+)/);
}
