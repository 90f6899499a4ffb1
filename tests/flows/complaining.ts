// A complaint of a faulty product: the buyer sends it with pictures, and a colleague answers it with money back.
import { jpegPhoto } from '../support/photo';
import type { Shopper } from './flow';

/** The number of the complaint. */
export async function complains(shopper: Shopper, order: string): Promise<string> {
  await shopper.goto(`/reklamation/${order}`);
  await shopper.fill('Hvad er der galt?', 'Der er en revne i glasset.');
  await shopper.choose('Hvad ønsker du?', 'Pengene tilbage');
  for (const [at, side] of ['Forside', 'Bagside', 'Side'].entries())
    await shopper.attach(side, { name: `${side}.jpg`, picture: await jpegPhoto(20 + at) });
  await shopper.press('Send reklamationen');
  return shopper.finds(/Reklamation (\d+)/);
}

export async function paysBack(desk: Shopper, complaint: string, kroner: string): Promise<void> {
  await desk.goto('/staff');
  await desk.follow('Reklamationer');
  await desk.follow(complaint);
  await desk.sees('Der er en revne i glasset.');
  await desk.unfold('Betal tilbage');
  await desk.fill('Kroner inkl. moms', kroner);
  await desk.press('Betal tilbage');
  await desk.sees('Betalt tilbage. Kreditnota:');
  await desk.sees('Sagen er afsluttet.');
}
