// Responses to procurement systems: how long a login may take, and that nothing of the system's own texts becomes markup.
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { PATIENCE_MS, punchoutAnswer, withinPatience } from './punchout.server';

// spec: 9: Punchout authentication time-out 15000 ms
//   at app/request-context/punchout.server.ts, app/routes/punchout/authenticate.ts
test('a login that exceeds the time limit of 15 s is redirected to the time-out message', async () => {
  const never = new Promise<Response>(() => undefined);
  const told = await withinPatience(never, 1);
  expect([told.status, told.headers.get('location')]).toEqual([303, '/punchout/invalid-session?step=timeout']);
  const answer = new Response('in time');
  expect(await withinPatience(Promise.resolve(answer))).toBe(answer);
  expect(PATIENCE_MS).toBe(15_000);
});

test('the system’s own fields are returned unchanged, and execute nothing', async () => {
  const odd = `"><script>alert('x')</script>&amp;æ`;
  const message = {
    address: 'https://srm.example/oci?a=1&b="2"',
    target: odd,
    encoding: 'UTF-8',
    hasGoods: true,
    fields: [{ name: '~CALLER', value: odd }],
  };
  const answer = punchoutAnswer(message, 'da');
  const $ = load(await answer.text());
  expect($('script').length).toBe(0);
  expect($('form').attr()).toMatchObject({ action: message.address, target: odd });
  expect($('input').attr()).toMatchObject({ name: '~CALLER', value: odd });
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; form-action https://srm.example",
  );
});
