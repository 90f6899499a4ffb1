import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDoor } from './testing/open-door';

const ask = async (brand?: { name: string; mark: { d: string; colour: string }[] }) => {
  const shop = await openDoor(brand ? { markedAs: () => brand } : {});
  try {
    return await shop.ask('/', { method: 'PUT' });
  } finally {
    await shop.door.close();
  }
};

test('an error page is mobile-friendly, in both languages, with its own style and nothing else', async () => {
  const { status, text, headers } = await ask();
  expect(status).toBe(405);
  expect(text).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(text).toContain('<h1>Det kan man ikke her.</h1><p lang="en">That cannot be done here.</p>');
  const style = /<style>(.*)<\/style>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(text).not.toMatch(/<header>|<script|src=/);
});

test('it shows logo and name of the shop as escaped text', async () => {
  const { text } = await ask({ name: 'Papir & <b>Blæk</b>', mark: [{ d: 'M0 0h40z', colour: '#123456' }] });
  expect(text).toContain('<path fill="#123456" d="M0 0h40z"/></svg>Papir &amp; &lt;b&gt;Blæk&lt;/b&gt;</header>');
  expect(text).toContain('<title>Det kan man ikke her. | Papir &amp; &lt;b&gt;Blæk&lt;/b&gt;</title>');
});

test('a shop with a picture as logo is shown by its name', async () => {
  expect((await ask({ name: 'Papirhuset', mark: [] })).text).toContain('<header>Papirhuset</header>');
});
