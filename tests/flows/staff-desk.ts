// A colleague at the order desk: logs in to the back office, ships an order and invoices it.
import type { Shopper } from './flow';

export async function openDesk(shopper: Shopper, path: string): Promise<Shopper> {
  const desk = await shopper.newShopper();
  await desk.goto(path);
  await desk.fill('E-mail', 'mette@kontorvaerk.example');
  await desk.fill('Adgangskode', 'Kontor-2026');
  await desk.press('Log ind');
  return desk;
}

export async function shipsAndInvoices(desk: Shopper, number: string): Promise<void> {
  await desk.goto(`/staff/orders/${number}`);
  await desk.unfold('Afsend');
  await desk.press('Afsend');
  await desk.sees('Afsendt:');
  await desk.unfold('Fakturér');
  await desk.press('Fakturér');
  await desk.sees('Faktureret:');
}
