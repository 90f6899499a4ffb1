// Pictures of a product and the media library over HTTP: their forms, files that are refused at the field, and who is refused.
import { load } from 'cheerio';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { jpegPhoto, pngPhoto } from '../support/photo';
import { locationOf } from './door';
import { formOfAct, openStaffDoor } from './staff-door';

const door = openStaffDoor();

let cookies = '';
let path = '';
let address = '';
beforeAll(async () => {
  cookies = await door.enter();
  const [row] = await door.rows<{ sku: string; url_key: string }>(
    `SELECT sku, url_key FROM product WHERE url_key = 'te-morgenfrue-engelsk-morgen-25-breve'`,
  );
  path = `/staff/products/${encodeURIComponent(row?.sku ?? '')}`;
  address = `/${row?.url_key}`;
});

const picturesForm = async () => {
  const { $ } = await door.page(path, cookies);
  const form = $(`form[action="${path}/pictures"]`);
  return Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value]));
};

interface OwnFile {
  name: string;
  bytes: Uint8Array;
}
function send(fields: Record<string, string>, files: OwnFile[], as = cookies) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes } of files) form.append('files', new Blob([new Uint8Array(bytes)]), name);
  return door.post(`${path}/pictures`, form, { cookies: as });
}
const refused = async (fields: Record<string, string>, files: OwnFile[]) => {
  const answer = await send(fields, files);
  return { status: answer.status, $: load(await answer.text()) };
};
const versions = async () =>
  Object.keys(await picturesForm()).flatMap((name) => /^altDa-([0-9a-z]{16})$/.exec(name)?.[1] ?? []);

describe('the form', () => {
  test('takes several files; the shop shows them at once, with their text', async () => {
    expect(await (await door.ask(address, {})).text()).not.toContain('Æsken set forfra');
    const before = await versions();
    const files = [
      { name: 'a.jpg', bytes: await jpegPhoto(1, 500, 400) },
      { name: 'b.png', bytes: await pngPhoto(2) },
    ];
    const answer = await send({ ...(await picturesForm()), 'altDa-new': 'Æsken set forfra' }, files);
    expect([answer.status, locationOf(answer)]).toEqual([303, `${path}?done=pictures`]);
    expect((await door.page(locationOf(answer) ?? '', cookies)).$('[role=status]').text()).toBe('Billederne er gemt.');
    const after = await versions();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBe(before.length + 2);
    const shown = () => expect.poll(async () => (await door.ask(address, {})).text(), { timeout: 5_000 });
    await shown().toContain('Æsken set forfra');
    await shown().toContain(after.at(-1));
  });

  test('moves a picture, removes one, and preserves every text in the same request', async () => {
    const form = await picturesForm();
    const [first = '', ...others] = await versions();
    const last = others.at(-1) ?? '';
    const moved = await send({ ...form, move: `down-${first}`, [`altEn-${last}`]: 'From behind' }, []);
    expect(moved.status).toBe(303);
    expect(await versions()).toEqual([others[0], first, ...others.slice(1)]);
    expect((await picturesForm())[`altEn-${last}`]).toBe('From behind');
    const removed = await send({ ...(await picturesForm()), [`remove-${first}`]: 'on' }, []);
    expect(removed.status).toBe(303);
    expect(await versions()).toEqual(others);
  });
});

describe('a file', () => {
  test.each<[what: string, file: () => Promise<OwnFile> | OwnFile, error: RegExp]>([
    [
      'of HTML with the name of a picture',
      () => ({ name: 'x.jpg', bytes: Buffer.from('<html></html>') }),
      /ikke et billede/,
    ],
    ['of 0 bytes', () => ({ name: 'tom.jpg', bytes: Buffer.alloc(0) }), /ikke et billede/],
    ['above 12 MB', () => ({ name: 'stor.jpg', bytes: Buffer.alloc(13_000_000, 1) }), /højst fylde 12\sMB/],
    [
      'of too many pixels',
      async () => {
        const blank = { width: 8000, height: 8000, channels: 3, background: '#fff' } as const;
        return { name: 'bombe.png', bytes: await sharp({ create: blank }).png().toBuffer() };
      },
      /for mange pixels/,
    ],
  ])('%s is refused at the field, and the texts and the other files are preserved', async (_what, file, error) => {
    const before = await versions();
    const bad = await file();
    const good = { name: 'god.jpg', bytes: await jpegPhoto(9, 300, 300) };
    const typed = { ...(await picturesForm()), 'altDa-new': 'Skrevet', [`altDa-${before[0]}`]: 'Rettet' };
    const { status, $ } = await refused(typed, [good, bad]);
    expect(status).toBe(400);
    expect($('#pictures-files-error').text()).toMatch(error);
    expect($(`form[action="${path}/pictures"]`).text()).toContain(`Ikke modtaget: ${bad.name}`);
    expect([$('#pictures-altDa-new').val(), $(`#pictures-altDa-${before[0]}`).val()]).toEqual(['Skrevet', 'Rettet']);
    expect($('details:has(#pictures-files)').attr('open')).toBeDefined();
    expect(await versions()).toEqual(before);
    expect(String($('input[name=received]').val())).toMatch(/^[0-9a-f]{32}$/);
  });

  test('that was received with a refused form is added by the next one', async () => {
    const before = await versions();
    const good = { name: 'god.jpg', bytes: await jpegPhoto(10, 300, 300) };
    const { $ } = await refused(await picturesForm(), [good, { name: 'x', bytes: Buffer.from('x') }]);
    const fields = Object.fromEntries(
      $(`form[action="${path}/pictures"]`)
        .serializeArray()
        .map(({ name, value }) => [name, value]),
    );
    expect((await send(fields, [])).status).toBe(303);
    expect((await versions()).length).toBe(before.length + 1);
  });
});

test('a stale page shows what a colleague changed', async () => {
  const stale = await picturesForm();
  expect(
    (await send({ ...stale, 'altDa-new': 'Kollegaens' }, [{ name: 'k.jpg', bytes: await jpegPhoto(33) }])).status,
  ).toBe(303);
  const [first] = await versions();
  const { status, $ } = await refused({ ...stale, [`altDa-${first}`]: 'Min tekst' }, []);
  expect([status, $('.note.warn').text().includes('Kollegaens')]).toEqual([400, true]);
  expect($(`#pictures-altDa-${first}`).val()).toBe('Min tekst');
});

test('other roles are refused, with and without a login', async () => {
  const form = await picturesForm();
  const file = { name: 'a.jpg', bytes: await jpegPhoto(50) };
  for (const role of ['service', 'marketing']) {
    const colleague = await door.colleague(role);
    expect((await door.page(path, colleague)).$(`form[action="${path}/pictures"]`).length).toBe(0);
    expect((await send(form, [file], colleague)).status).toBe(403);
  }
  expect(locationOf(await send(form, [file], ''))).toMatch(/^\/staff\/login/);
  expect((await door.ask('/staff-picture', {})).status).toBe(404);
  expect((await door.ask('/staff/products/none/pictures', { cookies })).status).toBe(404);
});

describe('the media library', () => {
  const LIBRARY = '/staff/media';
  function add(fields: Record<string, string>, file: OwnFile | null, as = cookies) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (file) form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name);
    return door.post(LIBRARY, form, { cookies: as });
  }

  test('takes a picture, named by its file, and shows it to be chosen for the product', async () => {
    const library = (await door.page(path, cookies)).$(`form[action="${path}/pictures"] a`).attr('href') ?? '';
    expect(library).toMatch(/^\/staff\/media\?for=/);
    const answer = await add(
      { altDa: 'Et bord', altEn: 'A table' },
      { name: 'bord.png', bytes: await pngPhoto(71, 300, 200) },
    );
    const at = locationOf(answer) ?? '';
    expect([answer.status, at]).toEqual([303, expect.stringMatching(/^\/staff\/media\/[0-9a-f]{32}\?done=add$/)]);
    const [page = ''] = at.split('?');
    const list = await door.page(`${library}&q=bord`, cookies);
    const link = list.$(`a[href^="${page}"]`);
    expect([link.text(), list.$('main').text().includes('Vises ingen steder')]).toEqual(['bord', true]);
    const picture = list.$('tbody img').first().attr('src') ?? '';
    expect((await door.ask(picture, {})).headers.get('content-type')).toBe('image/webp');
    const opened = await door.page(link.attr('href') ?? '', cookies);
    const before = await versions();
    const used = await door.post(page, formOfAct(opened.$, 'use') ?? {}, { cookies });
    expect([used.status, locationOf(used)]).toEqual([303, `${path}?done=pictures`]);
    expect((await versions()).length).toBe(before.length + 1);
    const shown = await door.page(page, cookies);
    expect(shown.$(`main a[href="${path}"]`).length).toBe(1);
    expect(formOfAct(shown.$, 'remove')).toBe(null);
    expect((await door.post(page, { act: 'remove', seen: '' }, { cookies })).status).toBe(400);
  });

  test('crops, changes texts and removes; what was typed wrong is preserved', async () => {
    const answer = await add({ name: 'Stol' }, { name: 'x.png', bytes: await pngPhoto(72, 200, 100) });
    const [page = ''] = (locationOf(answer) ?? '').split('?');
    const form = async (act: string, fields: Record<string, string>) => {
      const { $ } = await door.page(page, cookies);
      return door.post(page, { ...formOfAct($, act), ...fields }, { cookies });
    };
    const wrong = await form('section', { ratio: '4:3', size: '5', x: '10', y: '20' });
    const $ = load(await wrong.text());
    expect([wrong.status, $('#section-size').val(), $('#section-ratio').val()]).toEqual([400, '5', '4:3']);
    expect($('#section-size-error').text()).not.toBe('');
    const cut = await form('section', { ratio: '4:3', size: '100', x: '50', y: '50' });
    const part = locationOf(cut) ?? '';
    expect(part).toMatch(/\?done=section$/);
    expect((await door.page(part, cookies)).$(`main a[href="${page}"]`).length).toBe(1);
    expect(locationOf(await form('texts', { altDa: 'En stol' }))).toBe(`${page}?done=texts`);
    expect((await door.page(page, cookies)).$('#texts-altDa').val()).toBe('En stol');
    expect((await form('texts', { name: '' })).status).toBe(400);
    expect(locationOf(await form('remove', {}))).toBe(LIBRARY);
    expect((await door.post(page, { act: 'toString' }, { cookies })).status).toBe(400);
  });

  test('refuses a form without a file, what is no picture, and other roles', async () => {
    for (const file of [null, { name: 'x.jpg', bytes: Buffer.from('x') }]) {
      const answer = await add({ name: 'Skrevet' }, file);
      const $ = load(await answer.text());
      expect([answer.status, $('#add-name').val(), $('#add-file-error').length]).toEqual([400, 'Skrevet', 1]);
    }
    const service = await door.colleague('service');
    expect((await door.page(LIBRARY, service)).status).toBe(403);
    expect((await add({}, null, service)).status).toBe(403);
    expect(locationOf(await add({}, null, ''))).toMatch(/^\/staff\/login/);
    expect((await door.page(LIBRARY, await door.colleague('marketing'))).status).toBe(200);
    expect((await door.ask(`${LIBRARY}/${'0'.repeat(32)}`, { cookies })).status).toBe(404);
    expect((await door.ask(`${LIBRARY}/x`, { cookies })).status).toBe(404);
  });
});
