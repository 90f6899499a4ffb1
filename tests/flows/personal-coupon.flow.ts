// Life cycle of a private customer's personal coupon: activated, in the cart, gone and back with the segment, removed, used.
import { flow, type Shopper } from './flow';
import { throughCheckout } from './through-checkout';

async function activate(anna: Shopper) {
  await anna.goto('/cart?panel=personal-coupons');
  await anna.press('Aktivér KAFFEPAUSE');
  await anna.sees('Aktiveret');
}

async function buy(anna: Shopper) {
  await throughCheckout(anna, { place: 'Lærkevej 8', way: 'Til døren' });
  await anna.sees('20 % på kaffe og køkken (KAFFEPAUSE)');
  await anna.check('Jeg har læst');
  await anna.press('Køb og betal');
  await anna.press('Godkend');
  await anna.sees('Tak for din ordre');
}

// spec: 1: Personal coupons
//   at domain/cart/personal-coupons.ts, backend/commerce/promotion/segment/resolvers.ts, app/panels/personal-coupons/panel.server.ts
// spec: 4 Gift card and personal coupons: Personal coupons are activated and stored as a per-customer cookie
// spec: 4 Gift card and personal coupons: They are re-added when active in the context but missing on the cart
flow('a personal coupon is activated, disappears and returns with the segment, and is used once', async (anna) => {
  await anna.goto('/customer/login?returnTo=/customer/account');
  await anna.fill('E-mail eller brugernavn', 'anna@example.dk');
  await anna.fill('Adgangskode', 'Kontor-2026');
  await anna.press('Log ind');
  await anna.sees('Tak, fordi du drikker kaffe med os');
  await anna.follow('Du har 1 personlig kupon');
  await anna.sees('Én gang, på alt i Kaffe og køkken.');
  await anna.press('Aktivér KAFFEPAUSE');
  await anna.sees('Aktiveret');

  await anna.goto('/te-morgenfrue-engelsk-morgen-25-breve');
  await anna.fill('Antal', 2);
  await anna.press('Læg i kurv');
  await anna.goto('/cart');
  await anna.sees('Personlig kupon');
  await anna.sees('20 % på kaffe og køkken (KAFFEPAUSE)');

  await anna.staff('segment', 'leave', 'kaffe', 'anna@example.dk');
  await anna.reload();
  await anna.doesNotSee('KAFFEPAUSE');
  await anna.staff('segment', 'join', 'kaffe', 'anna@example.dk');
  await anna.reload();
  await anna.sees('20 % på kaffe og køkken (KAFFEPAUSE)');

  await anna.press('Fjern kupon KAFFEPAUSE');
  await anna.doesNotSee('(KAFFEPAUSE)');
  await anna.reload();
  await anna.doesNotSee('(KAFFEPAUSE)');
  await activate(anna);
  await buy(anna);
  await anna.goto('/customer/account');
  await anna.sees('Tak, fordi du drikker kaffe med os');
  await anna.doesNotSee('personlig kupon');
});
