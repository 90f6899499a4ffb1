// Staff preview the shop under the laws of another day; nothing of the preview remains afterwards.
import { flow } from './flow';

flow('staff preview the shop as it was before the laws of 2026, and as it will be', async (shopper) => {
  const link = async (day: string) =>
    new URL(await shopper.staff('law', 'preview', day, '--staff', 'Mette'), 'http://shop').pathname;
  await shopper.goto(await link('2026-06-18'));
  await shopper.sees('Du ser siderne, som lovene vil have dem den 18. juni 2026.');
  await shopper.doesNotSee('Fortryd aftalen her');
  await shopper.goto('/te-morgenfrue-engelsk-morgen-25-breve');
  await shopper.doesNotSee('Mindst 2 år på alle varer');
  await shopper.goto(await link('2028-01-01'));
  await shopper.goto('/te-morgenfrue-engelsk-morgen-25-breve');
  await shopper.sees('Mindst 2 år på alle varer');
  await shopper.press('Vis i dag');
  await shopper.doesNotSee('Du ser siderne, som lovene');
  await shopper.goto(`${await link('2028-01-01')}x`);
  if ((await shopper.status()) !== 404) throw new Error('a forged word opens a look at another day');
});
