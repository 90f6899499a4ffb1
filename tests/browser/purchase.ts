// A checkout in the browser, step by step, with a check of everything that it shows: rejections, each step, and the confirmation.
import type { Page } from '@playwright/test';
import { settled, type Visitor } from './shop-in-browser';
import { expectUsable } from './usable';

const ADDRESS = {
  email: 'soeren@example.dk',
  firstname: 'Søren',
  lastname: 'Ågård',
  company: 'Ågård Tegnestue',
  vatId: '11223354',
  street: 'Lærkevej 8',
  postcode: '5260',
  city: 'Odense S',
  telephone: '20304050',
};

/** Sends the current values of the step, bypassing the browser's own checks, and waits for the shop's reply. */
async function sendUnchecked(page: Page, step: string): Promise<void> {
  const form = page.locator(`#${step} form`).last();
  await form.evaluate((it) => it instanceof HTMLFormElement && it.submit());
  await page.locator('main [role=alert]').first().waitFor();
}

async function send(page: Page, step: string): Promise<void> {
  await page.locator(`#${step} form button`).last().click();
}

/** From a filled cart to the order button; leaves the last step ready to be sent. `look` checks each step. */
export async function goToLastStep({ page, open }: Visitor, pays: RegExp, look = expectUsable): Promise<void> {
  await open('/checkout');
  await look(page);
  // Known data of a customer need no step.
  const asks = async (step: string) => (await page.locator(`#${step} form`).count()) > 0;
  if (await asks('address')) await takeAddress(page, look);
  if (await asks('shipping')) await takeWay(page, look);
  if (await asks('payment')) await takePayment(page, pays);
  await page.locator('#confirm form').waitFor();
  await look(page);
  await sendUnchecked(page, 'confirm');
  await look(page);
  await readyToSend(page);
}

/** From the address book, or typed, then with the reply to an empty form. */
async function takeAddress(page: Page, look: typeof expectUsable): Promise<void> {
  const saved = page.locator('#address input[name=addressId]').first();
  if ((await saved.count()) === 0) {
    await sendUnchecked(page, 'address');
    await look(page);
    for (const [name, value] of Object.entries(ADDRESS)) {
      const field = page.locator(`#address [name=${name}]`);
      if ((await field.count()) > 0) await field.fill(value);
    }
    await send(page, 'address');
  } else await page.locator('#address form button').first().click();
  // A single method of delivery or payment has no separate step.
  await page.locator('#shipping form, #payment form, #confirm form').first().waitFor();
  await look(page);
}

async function takeWay(page: Page, look: typeof expectUsable): Promise<void> {
  await page.locator('#shipping input[name=shipping]:enabled').first().check();
  await send(page, 'shipping');
  // A single payment method has no separate step.
  await page.locator('#payment form, #confirm form').waitFor();
  if ((await page.locator('#payment form').count()) > 0) await look(page);
}

async function takePayment(page: Page, pays: RegExp): Promise<void> {
  await page.locator('#payment label', { hasText: pays }).locator('input').check();
  await send(page, 'payment');
}

/** Gives the confirmations that the last step requires. */
async function readyToSend(page: Page): Promise<void> {
  for (const name of ['requisitioner', 'requisitionNumber']) {
    const field = page.locator(`#confirm [name=${name}]`);
    if ((await field.count()) > 0) await field.fill('R-117');
  }
  await page.locator('#confirm input[type=checkbox]').check();
}

/** Orders on invoice. */
export async function order({ page }: Visitor): Promise<void> {
  await send(page, 'confirm');
  await expectThanks(page);
}

/** Orders with a card that is declined at first, and accepted when tried again. */
export async function payByCard({ page, open }: Visitor): Promise<void> {
  await send(page, 'confirm');
  await page.waitForURL(/\/payment\/test\//);
  await expectUsable(page);
  await page.locator('button[value=declined]').click();
  await page.waitForURL(/\/checkout\/cancel/);
  await settled(page);
  await expectUsable(page);
  await open('/checkout');
  await readyToSend(page);
  await send(page, 'confirm');
  await page.locator('button[value=authorised]').click();
  await expectThanks(page);
}

async function expectThanks(page: Page): Promise<void> {
  await page.waitForURL(/\/checkout\/success/);
  await settled(page);
  await expectUsable(page);
}
