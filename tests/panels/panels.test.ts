// The panels as addresses: over a page, as a small separate page, and the replies of their forms.
import { describe, expect, test } from 'vitest';
import { cookiesOf, type Door, locationOf, openDoor } from '../routes/door';

const door: Door = openDoor();
const { ask, post } = door;

/** Sold in tens, in four colours. */
const PEN = '/kuglepen-hverdag-basis-0-7-mm';

const hiddenIn = (form: string) =>
  [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );

/** Adds ten of the first colour to a cart, by the form of its page. */
async function cartWithPens(): Promise<{ cookies: string; item: string }> {
  const [choice] = /configurableOptions=[^"#]+/.exec(await html(await ask(PEN))) ?? [];
  const page = await html(await ask(`${PEN}?${choice}`));
  const [form = ''] = /<form id="buy-form"[\s\S]*?<\/form>/.exec(page) ?? [];
  const answer = await post('/cart', { ...Object.fromEntries(hiddenIn(form)), qty: '10' });
  const item = new URL(answer.headers.get('location') ?? '', 'http://shop').searchParams.get('item') ?? '';
  return { cookies: cookiesOf(answer), item };
}

const html = async (answer: Response) => (await answer.text()).replaceAll('&amp;', '&');

describe('over a page', () => {
  test('a panel is first in the body, open, labelled, and closes to the page without it', async () => {
    const page = await html(await ask('/kontorartikler?sort=price&panel=language'));
    const body = page.slice(page.indexOf('<body'));
    expect(body).toMatch(/<dialog[^>]* open[^>]*aria-labelledby/);
    expect(body.indexOf('<dialog')).toBeLessThan(body.indexOf('<main'));
    expect(body).toContain('href="/kontorartikler?sort=price"');
  });

  test('the canonical address of a page with a panel is that of the page', async () => {
    for (const query of ['', '?panel=language', '?panel=minicart']) {
      const page = await html(await ask(`/kontorartikler${query}`));
      expect(/<link[^>]*rel="canonical"[^>]*>/.exec(page)?.[0]).toMatch(/href="http:\/\/[^"/]+\/kontorartikler"/);
    }
  });

  test('a page with invalid panel parameters is 200', async () => {
    for (const query of [
      'panel=update-cart',
      'panel=update-cart&item=x',
      'panel=sidebar-cart&item=x',
      'panel=minicart&peek=x',
      'panel=minicart&peek=-1',
    ]) {
      expect([query, (await ask(`/kontorartikler?${query}`)).status]).toEqual([query, 200]);
    }
  });

  test('catalogue hosts have no cart panels', async () => {
    const page = await html(await ask('/?panel=minicart', { host: 'katalog.localhost' }));
    expect(page).not.toContain('<dialog');
  });
});

describe('the panel that changes a quantity', () => {
  // spec: 2 Overlay panels: Panel: update cart
  //   at app/ui/shop/panels/update-cart.tsx
  test('shows the line, changes it, and leads back to its page', async () => {
    const { cookies, item } = await cartWithPens();
    const panel = await html(await ask(`/cart?panel=update-cart&item=${encodeURIComponent(item)}`, { cookies }));
    expect(panel).toContain('Ret antal');
    expect(panel).toContain('Sælges i trin på 10.');
    const changed = await post(
      `/panel/update-cart?item=${encodeURIComponent(item)}&returnTo=%2Fcart`,
      { intent: 'update', item, qty: '17', returnTo: '/cart' },
      { cookies },
    );
    expect([changed.status, locationOf(changed)]).toEqual([303, '/cart?panel=minicart&peek=5']);
    const cart = await html(await ask('/cart', { cookies }));
    expect(cart).toContain('value="20"');
    const removed = await post(
      `/panel/update-cart?item=${encodeURIComponent(item)}&returnTo=%2Fcart`,
      { intent: 'remove', item, returnTo: '/cart' },
      { cookies },
    );
    expect(removed.status).toBe(303);
    expect(await html(await ask('/cart', { cookies }))).toContain('Din kurv er tom');
  });

  test('shows an error on a separate page with status 400, and leaves the line unchanged', async () => {
    const { cookies, item } = await cartWithPens();
    const refused = await post(
      `/panel/update-cart?item=${encodeURIComponent(item)}&returnTo=%2F`,
      { intent: 'update', item: 'OTk5OTk5', qty: '1', returnTo: '/' },
      { cookies },
    );
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Varen ligger ikke længere i kurven.');
    expect(await html(await ask('/cart', { cookies }))).toContain('value="10"');
  });
});

describe('the language', () => {
  test('is set, and the form returns to the page', async () => {
    const answer = await post('/panel/language?returnTo=%2Fkontorartikler', { locale: 'en-GB' });
    expect([answer.status, locationOf(answer)]).toEqual([303, '/kontorartikler']);
    expect(await html(await ask('/kontorartikler', { cookies: cookiesOf(answer) }))).toContain('<html lang="en"');
  });

  test('that is unknown is rejected with 400 without a cookie', async () => {
    for (const locale of ['de-DE', '', 'en', '__proto__']) {
      const answer = await post('/panel/language?returnTo=%2F', { locale });
      expect([locale, answer.status, answer.headers.getSetCookie()]).toEqual([locale, 400, []]);
      expect(await answer.text()).toContain('Det kunne ikke lade sig gøre. Prøv igen.');
    }
  });
});

test('a POST to a panel without a form is rejected', async () => {
  expect((await post('/panel/minicart?returnTo=%2F', { intent: 'findes-ikke' })).status).toBeGreaterThanOrEqual(400);
  expect((await post('/panel/findes-ikke', {})).status).toBe(404);
});
