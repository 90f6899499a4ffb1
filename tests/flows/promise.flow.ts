// A list, the product page and the cart promise the same delivery day.
import { flow } from './flow';

flow(
  'list, product page and cart promise the same delivery day',
  async (shopper) => {
    await shopper.goto('/search?q=kopipapir+skovly+a4');
    const [, day = '', month = ''] =
      /(\d+)\.\s(\p{L}+)/u.exec(await shopper.finds(/(Leveres \S+ \d+\. \p{L}+)/u)) ?? [];
    await shopper.goto('/kopipapir-skovly-a4-80-g-5-500-ark');
    await shopper.sees(`${day}. ${month}`);
    await shopper.press('Læg i kurv');
    await shopper.goto('/cart');
    await shopper.sees(`${day}. ${month}`);
  },
  // The day of a tile is replaced by its note where there is room for that: the HTTP-only driver reads both.
  { only: 'paper' },
);
