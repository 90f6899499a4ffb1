// The HTTP-only driver ("paper"), tested on small pages.
import { describe, expect, test } from 'vitest';
import { openPaper } from './paper';
import type { Shopper, World } from './shopper';

const world: World = { origin: 'http://localhost:4321', mail: () => Promise.reject(new Error('no mail here')) };
type Answer = string | Response | ((request: Request) => string | Response | Promise<string | Response>);

async function shop(pages: Record<string, Answer>): Promise<{ shopper: Shopper; asked: Request[] }> {
  const asked: Request[] = [];
  const { shopper } = await openPaper(world, async (request) => {
    asked.push(request.clone());
    const url = new URL(request.url);
    const page = pages[`${request.method} ${url.pathname}`] ?? pages[url.pathname];
    const answer = typeof page === 'function' ? await page(request) : page;
    if (answer instanceof Response) return answer;
    return new Response(answer ?? 'intet her', {
      status: answer === undefined ? 404 : 200,
      headers: { 'content-type': 'text/html' },
    });
  });
  await shopper.goto('/');
  return { shopper, asked };
}

const echo = async (request: Request) => {
  const form =
    request.method === 'POST' ? new URLSearchParams(await request.text()) : new URL(request.url).searchParams;
  return `<p>${[...form].map(([name, value]) => `${name}=${value}`).join('|')}</p>`;
};

describe('names and places', () => {
  test('prefers a full name to a partial one, and the main part to the header', async () => {
    const { shopper } = await shop({
      '/': '<header><a href="/a">Kontorstole</a><a href="/b">Stole</a></header><main><a href="/c">Stole</a></main>',
      '/c': 'her er stolene',
    });
    await shopper.follow('Stole');
    await shopper.at(/^\/c$/);
    await shopper.sees('her er stolene');
  });

  test('prefers an open dialog to everything else, and ignores a closed one', async () => {
    const { shopper } = await shop({
      '/': '<dialog><a href="/x">Luk</a></dialog><dialog open><a href="/y">Luk</a></dialog><main><a href="/z">Luk</a></main>',
      '/y': '',
    });
    await shopper.follow('Luk');
    await shopper.at(/^\/y$/);
  });

  test('finds elements by aria-label, aria-labelledby, label, picture alternative and text', async () => {
    const { shopper } = await shop({
      '/': `<a href="/p"><img alt="Hvid lampe" src="l.png"></a>
            <form><label for="q">Søg efter</label><input id="q" name="q"><span id="n">Antal</span>
            <input aria-labelledby="n" name="n" value="3"><label>By <input name="b" value="Aarhus"></label>
            <button aria-label="Søg">🔍</button></form>`,
      '/p': 'lampen',
    });
    await shopper.fill('Søg efter', 'stol');
    await shopper.seesField('Søg efter', 'stol');
    await shopper.seesField('Antal', 3);
    await shopper.seesField('By', 'Aarhus');
    await shopper.press('Søg');
    await shopper.at(/^\/\?q=stol&n=3&b=Aarhus$/);
    await shopper.follow('Hvid lampe');
    await shopper.sees('lampen');
  });

  test('finds a section by label, heading or a text in a row', async () => {
    const { shopper } = await shop({
      '/': `<section aria-label="Kurv"><ul><li>Blyant <form method="post" action="/1"><button>Fjern</button></form></li>
            <li>Papir <form method="post" action="/2"><button>Fjern</button></form></li></ul></section>
            <section><h2>Levering</h2><p>I morgen</p></section>`,
      '/2': 'papiret er væk',
    });
    await shopper.within('Levering', async (part) => {
      await part.sees('I morgen');
      await part.doesNotSee('Blyant');
    });
    await shopper.within('Kurv', (cart) => cart.within('Papir', (line) => line.press('Fjern')));
    await shopper.sees('papiret er væk');
  });

  test('an unknown name is an error that lists the existing names', async () => {
    const { shopper } = await shop({ '/': '<a href="/a">Kurv</a>' });
    await expect(shopper.follow('Kasse')).rejects.toThrow('There are: "Kurv"');
    await expect(shopper.within('Kasse', async () => undefined)).rejects.toThrow(
      'no part of the page is called "Kasse"',
    );
  });
});

describe('visible text', () => {
  test('normalises no-break spaces and soft hyphens, omits hidden elements, includes <noscript>', async () => {
    const { shopper } = await shop({
      '/': '<p>1.234,50&nbsp;kr. Kontor&shy;stol</p><p hidden>skjult</p><script>kode</script><noscript>uden script</noscript>',
    });
    await shopper.sees('1.234,50 kr. Kontorstol');
    await shopper.sees('uden script');
    await shopper.doesNotSee('skjult');
    await shopper.doesNotSee('kode');
    expect(await shopper.finds(/([\d.,]+) kr/)).toBe('1.234,50');
  });

  test('joins words over inline elements and separates them over others', async () => {
    const { shopper } = await shop({ '/': '<p>12<sup>,50</sup></p><div><span>Antal</span><span>2</span></div>' });
    await shopper.sees('12,50');
    await shopper.sees('Antal 2');
  });

  test('hides the contents of a closed details element, but follows its links', async () => {
    const { shopper } = await shop({
      '/': '<details><summary>Hvorfor denne pris?</summary><p>Mængderabat</p><a href="/r">Regler</a></details>',
      '/r': 'reglerne',
    });
    await shopper.doesNotSee('Mængderabat');
    await shopper.unfold('Hvorfor denne pris?');
    await shopper.sees('Mængderabat');
    await shopper.reload();
    await shopper.follow('Regler');
    await shopper.sees('reglerne');
  });
});

describe('forms', () => {
  test('a POST sends typed, hidden, selected and checked values, and those of the pressed button', async () => {
    const { shopper, asked } = await shop({
      '/': `<main><form id="f" method="post" action="/send?a=1"><input type="hidden" name="h" value="1"><label>Note<textarea name="t">
gammel</textarea></label><label>Land<select name="l"><option value="dk">Danmark</option><option value="se">Sverige</option></select></label>
            <fieldset><legend>Betaling</legend><label><input type="radio" name="p" value="kort" checked>Kort</label>
            <label><input type="radio" name="p" value="faktura">Faktura</label></fieldset>
            <label><input type="checkbox" name="c">Jeg accepterer vilkårene</label><label><input type="checkbox" name="n" checked>Nyhedsbrev</label>
            <input name="off" value="x" disabled><fieldset disabled><input name="off2" value="x"></fieldset>
            <button name="intent" value="save">Gem</button><button name="intent" value="drop" formaction="/drop">Slet</button></form>
            <label>Udenfor<input name="o" form="f" value="med"></label></main>`,
      '/send': echo,
      '/drop': echo,
    });
    await shopper.fill('Note', 'linje 1\nlinje 2');
    await shopper.choose('Land', 'Sverige');
    await shopper.choose('Betaling', 'Faktura');
    await shopper.check('Jeg accepterer vilkårene');
    await shopper.uncheck('Nyhedsbrev');
    await shopper.press('Gem');
    await shopper.sees('h=1|t=linje 1 linje 2|l=se|p=faktura|c=on|intent=save|o=med');
    await shopper.at(/^\/send\?a=1$/);
    expect(asked.at(-1)?.headers.get('origin')).toBe('http://localhost:4321');
    await shopper.back();
    await shopper.seesField('Note', 'gammel');
    await shopper.press('Slet');
    await shopper.sees('h=1|t=gammel|l=dk|p=kort|n=on|intent=drop|o=med');
  });

  test('a GET form replaces the query of its action', async () => {
    const { shopper } = await shop({
      '/': '<form action="/search?old=1"><input name="q" value="pen &amp; papir"><button>Søg</button></form>',
      '/search': echo,
    });
    await shopper.press('Søg');
    await shopper.at(/^\/search\?q=pen\+%26\+papir$/);
    await shopper.sees('q=pen & papir');
  });

  test('a multipart form is sent as multipart', async () => {
    const { shopper } = await shop({
      '/': '<form method="post" enctype="multipart/form-data" action="/up"><input name="a" value="1"><input type="file" name="f"><button>Send</button></form>',
      '/up': async (request) => {
        const form = await request.formData();
        const file = form.get('f');
        return `${form.get('a')} ${file instanceof File ? file.size : 'ingen'}`;
      },
    });
    await shopper.press('Send');
    await shopper.sees('1 0');
  });

  test('a rejection is shown with its status, and a reload requests the page again', async () => {
    const { shopper, asked } = await shop({
      '/': '<form method="post" action="/f"><input name="x"><button>Send</button></form>',
      'POST /f': () => new Response('Dette er et obligatorisk felt.', { status: 400 }),
      'GET /f': 'tom formular',
    });
    await shopper.press('Send');
    expect(await shopper.status()).toBe(400);
    await shopper.sees('Dette er et obligatorisk felt.');
    await shopper.reload();
    await shopper.sees('tom formular');
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  test('a button that needs a script is an error, and so is a disabled one', async () => {
    const { shopper } = await shop({
      '/': '<form><button type="button">Åbn</button><button disabled>Send</button></form><button>Løs</button>',
    });
    await expect(shopper.press('Åbn')).rejects.toThrow('does nothing without JavaScript');
    await expect(shopper.press('Løs')).rejects.toThrow('does nothing without JavaScript');
    await expect(shopper.press('Send')).rejects.toThrow('is disabled');
  });
});

describe('cookies and redirects', () => {
  const redirect = (status: number, headers: [string, string][]) => new Response(null, { status, headers });

  test('a cookie set by a redirect is sent by host and path until it expires', async () => {
    const show = (request: Request) => `[${request.headers.get('cookie') ?? ''}]`;
    const { shopper } = await shop({
      '/': '<form method="post" action="/login"><button>Log ind</button></form>',
      '/login': () =>
        redirect(303, [
          ['location', '/konto'],
          ['set-cookie', 'a=1; Path=/; HttpOnly; Secure'],
          ['set-cookie', 'b=2; Path=/konto; Max-Age=60'],
        ]),
      '/konto': show,
      '/andet': show,
      '/ud': () =>
        redirect(302, [
          ['location', '/andet'],
          ['set-cookie', 'a=; Path=/; Max-Age=0'],
        ]),
    });
    await shopper.press('Log ind');
    await shopper.at(/^\/konto$/);
    await shopper.sees('[b=2; a=1]');
    await shopper.goto('/andet');
    await shopper.sees('[a=1]');
    await shopper.host('gaver.localhost');
    await shopper.goto('/andet');
    await shopper.sees('[]');
    await shopper.host('localhost');
    await shopper.goto('/ud');
    await shopper.sees('[]');
    const other = await shopper.newShopper();
    await other.goto('/konto');
    await other.sees('[]');
  });

  test('307 preserves method and body', async () => {
    const { shopper } = await shop({
      '/': '<form method="post" action="/gammel"><input name="x" value="1"><button>Send</button></form>',
      '/gammel': () => redirect(307, [['location', '/ny']]),
      'POST /ny': echo,
    });
    await shopper.press('Send');
    await shopper.sees('x=1');
  });

  test('a redirect loop and a redirect out of the shop are errors', async () => {
    const { shopper } = await shop({
      '/': '',
      '/rundt': () => redirect(302, [['location', '/rundt']]),
      '/ud': () => redirect(302, [['location', 'http://example.com/']]),
    });
    await expect(shopper.goto('/rundt')).rejects.toThrow('redirects more than');
    await expect(shopper.goto('/ud')).rejects.toThrow('leads out of the shop');
  });
});
