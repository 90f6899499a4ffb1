// No violation of WCAG 2.2 AA, and no horizontal scrolling at 320 px, in the design, gift and advice shops during
// use: the cart, every step of the checkout, orders and accounts in their own looks.
import { test } from 'vitest';
import { lookAtAccount, lookAtCart, lookAtGiftCard, orderOnInvoice } from './actions';
import { goToLastStep, payByCard } from './purchase';
import { fillCart, openBrowserShop } from './shop-in-browser';

const shop = openBrowserShop({ own: {} });

const PLAID = '/plaid-dunhammer-fold-130-180-cm';
// The agreed assortment of the advice shop's customer contains coffee, and no tea.
const COFFEE = '/kaffeboenner-kajplads-morgenskib-1-kg';

test.each(['design.localhost', 'gaver.localhost'])('a purchase at %s', async (host) => {
  const visitor = await shop.visitor({ host });
  await lookAtGiftCard(visitor);
  await fillCart(visitor, PLAID);
  await lookAtCart(visitor);
  await goToLastStep(visitor, /Betalingskort/);
  await payByCard(visitor);
});

test('the account and an order in the design shop', async () => {
  const visitor = await shop.visitor({ host: 'design.localhost' });
  await lookAtAccount(visitor, 'helle@rum-og-ro.example');
  await orderOnInvoice(visitor, PLAID);
});

test('the account and an order in the advice shop', async () => {
  const visitor = await shop.visitor({ host: 'uniq.localhost' });
  await lookAtAccount(visitor, 'ida@nordre-revision.example', { managesUsers: true });
  await orderOnInvoice(visitor, COFFEE);
});
