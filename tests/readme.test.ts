// Compares README and docs with the code: the map, the settings, the demo logins, the cookies, decisions and glossary.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PANEL_PARAMS } from '#domain/page/panel-addresses';
import { SETTING_NAMES } from '#domain/settings/table';
import { VARIANTS } from '~/config/variants';
import { allFiles, root, sourcesIn } from './support/source';
import { customers, DEMO_PASSWORD } from '#demo/world/people/customers';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const readme = read('README.md');

/** The text between this heading and the next one. */
const section = (page: string, title: string) => page.split(/^## /m).find((part) => part.startsWith(title)) ?? '';

const captured = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

describe('the map', () => {
  test('names every top-level folder', () => {
    const made = ['.git', '.cache', 'node_modules', 'build', 'data', 'test-results', 'playwright-report', 'coverage'];
    const entries = fs.readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const folders = entries.map(({ name }) => name).filter((name) => !made.includes(name));
    const map = section(readme, 'The map');
    expect(folders.filter((name) => !map.includes(`${name}/`))).toEqual([]);
  });

  test('names only files and folders that exist', () => {
    const map = /```([\s\S]*?)```/.exec(section(readme, 'The map'))?.[1] ?? '';
    const rooms = captured(map, /^(\.?[\w.]+\/?)(?=\s)/gm);
    const inApp = captured(map, /^ {2}((?:[\w.-]+\/ ?)+)/gm).flatMap((rooms) => rooms.trim().split(' '));
    expect(rooms.length).toBeGreaterThan(7);
    expect(inApp.length).toBeGreaterThan(9);
    const missing = [...rooms, ...inApp.map((room) => `app/${room}`)].filter(
      (room) => !fs.existsSync(path.join(root, room)),
    );
    expect(missing).toEqual([]);
  });
});

describe('settings', () => {
  // Variables set by the operating system or npm are not our settings.
  const foreign = ['PATH'];
  const readers = ['app/config/env.server.ts', 'backend/config.ts'].flatMap((file) =>
    captured(read(file), /\bsettingIn\(\w+, S\.([A-Z][A-Z_]+)\)/g),
  );
  const door = captured(read('server/settings.ts'), /(?:\benv\.|\(env, ')([A-Z][A-Z_]+)/g);
  const scripts = allFiles('scripts')
    .filter((file) => file.endsWith('.mjs'))
    .map(read);
  const sources = sourcesIn('app', 'backend', 'demo', 'server', 'scripts').filter(({ isTest }) => !isTest);
  const direct = [...sources.map(({ code }) => code), ...scripts].flatMap((code) =>
    captured(code, /\bprocess\.env\.([A-Z][A-Z_]+)/g),
  );
  const settings = [...new Set([...readers, ...door, ...direct])].filter((name) => !foreign.includes(name)).sort();
  const table = captured(read('docs/operator/settings.md'), /^\| (`[^|]+) \|/gm).flatMap((cell) =>
    captured(cell, /`(\w+)`/g),
  );
  const example = captured(read('.env.example'), /^#?([A-Z][A-Z_]+)=/gm);

  // spec: 4 Cart cookie: Its lifetime comes from the cartTTL setting
  //   at app/config/env.server.ts, app/request-context/cookies.server.ts
  test('every setting read by the code is in docs/operator/settings.md and in .env.example', () => {
    expect(settings).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL', 'SHOP_VARIANT', 'CART_TTL_DAYS']));
    expect(settings.filter((name) => !table.includes(name))).toEqual([]);
    expect(settings.filter((name) => !example.includes(name))).toEqual([]);
  });

  test('the names against which misspelled settings are compared are complete', () => {
    expect([...SETTING_NAMES].sort()).toEqual(settings);
  });

  test('the page and .env.example contain no setting that the code does not read', () => {
    expect([...table, ...example].filter((name) => !settings.includes(name))).toEqual([]);
  });
});

describe('the demo world', () => {
  const demo = read('docs/shop-owner/demo.md');

  test('docs/shop-owner/demo.md lists exactly its logins; the README has the password and two of them', () => {
    const named = captured(demo, /^\| `([^`@]+@[^`]+)`/gm);
    const people = customers(new Date('2026-11-20T10:00:00Z'));
    expect(named.sort()).toEqual(people.map(({ email }) => email).sort());
    expect([...new Set(people.map(({ password }) => password))]).toEqual([DEMO_PASSWORD]);
    expect(demo).toContain(`\`${DEMO_PASSWORD}\``);
    expect(readme).toContain(`\`${DEMO_PASSWORD}\``);
    const short = captured(readme, /`([\w.-]+@[\w.-]+)`/g);
    expect(short).toHaveLength(2);
    expect(short.filter((login) => !named.includes(login))).toEqual([]);
  });

  test('docs/shop-owner/demo.md has the address of each shop', () => {
    expect(VARIANTS.filter(({ hosts: [host] }) => !demo.includes(`<http://${host}:3000>`))).toEqual([]);
  });
});

describe('docs', () => {
  const pages = ['README.md', ...allFiles('docs').filter((file) => file.endsWith('.md'))];

  test('the table of cookies lists the name, lifetime and flags of each cookie in the code', async () => {
    const { COOKIES } = await import('~/request-context/cookies.server');
    const lifetime = (seconds: number | null) => {
      if (seconds === null) return 'until the browser closes';
      const [count, unit] =
        seconds % 86_400 === 0
          ? [seconds / 86_400, 'day']
          : seconds % 3600 === 0
            ? [seconds / 3600, 'hour']
            : [seconds, 'second'];
      return `${count} ${unit}${count === 1 ? '' : 's'}`;
    };
    const rows = read('docs/operator/cookies.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const told = rows.map((line) =>
      line
        .split('|')
        .slice(1, 4)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
    const wanted = Object.values(COOKIES).map(({ name, maxAge, httpOnly }) => [
      name,
      lifetime(maxAge),
      httpOnly ? 'yes' : 'no',
    ]);
    expect(told).toEqual(wanted);
  });

  test('the table of panels lists every panel with its parameters', () => {
    const rows = read('docs/developer/panels.md')
      .split('\n')
      .filter((line) => /^\| `/.test(line));
    const told = rows.flatMap((line) => {
      const [, name = '', params = ''] = line.split('|');
      return [[captured(name, /`([^`]+)`/g)[0], captured(params, /`([^`]+)`/g)]];
    });
    expect(Object.fromEntries(told)).toEqual(PANEL_PARAMS);
  });

  test('decisions are numbered from 1, have date, status, context, decision and alternatives, and exist where code names them', () => {
    const records = allFiles('docs/decisions');
    const numbers = records.map((file) => Number(path.basename(file).slice(0, 4)));
    expect(numbers).toEqual(records.map((_, at) => at + 1));
    expect(records.length).toBeLessThanOrEqual(60);
    const opening = /^# (\d+)\. \S.*\n\nDate: \d{4}-\d\d-\d\d\. Status: (?:accepted|proposed|superseded by \d+)\./;
    const headings = (file: string) => captured(read(file), /^## (.+)$/gm);
    expect(records.filter((file) => headings(file).join() !== 'Context,Decision,Alternatives')).toEqual([]);
    expect(records.map((file) => Number(opening.exec(read(file))?.[1]))).toEqual(numbers);
    const named = sourcesIn('app', 'backend', 'domain', 'server', 'scripts').flatMap(({ path: file, text }) =>
      captured(text, /\bdecision (\d+)/g).map((number) => `${file}: ${number}`),
    );
    expect(named.filter((mention) => Number(mention.split(': ')[1]) > records.length)).toEqual([]);
  });

  test('the glossary is one alphabetical table without duplicates, and every file in it exists', () => {
    const rows = captured(read('docs/glossary.md'), /^\| (?!-|Danish term)(.+) \|$/gm).map((row) => row.split(' | '));
    const terms = rows.map(([term = '']) => term);
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter((cells) => cells.length !== 4)).toEqual([]);
    expect(terms).toEqual([...new Set(terms)].sort(new Intl.Collator('da').compare));
    const places = rows.flatMap(([, , , where = '']) => captured(where, /`([^`]+)`/g));
    expect(places).toHaveLength(rows.length);
    expect(places.filter((place) => !fs.existsSync(path.join(root, place)))).toEqual([]);
  });

  test('each page starts with its title', () => {
    expect(pages.filter((page) => !/^# \S/.test(read(page)))).toEqual([]);
  });
});

describe('version and style', () => {
  test('the newest version in the changelog equals those in package.json and the lock file', () => {
    const { version } = JSON.parse(read('package.json'));
    const versions = captured(read('CHANGELOG.md'), /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/gm);
    expect(versions[0]).toBe(version);
    expect(versions.length).toBeGreaterThan(1);
    const lock = JSON.parse(read('package-lock.json'));
    expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  });

  test('each unreleased line of the changelog outside Security names its audience', () => {
    const [, newest = ''] = read('CHANGELOG.md').split(/^## \[\d/m);
    const open = captured(newest.split('### Security')[0] ?? '', /^- (.+)$/gm);
    expect(
      open.filter(
        (line) => !/^\*\*(Shoppers|Shop owners|Operators|API clients|Developers|Procurement systems)\*\*: /.test(line),
      ),
    ).toEqual([]);
  });

  test('.editorconfig and Biome use the same format', () => {
    const { formatter } = JSON.parse(read('biome.json'));
    const editor = read('.editorconfig');
    expect(editor).toContain(`indent_style = ${formatter.indentStyle}\n`);
    expect(editor).toContain(`indent_size = ${formatter.indentWidth}\n`);
    expect(editor).toContain(`max_line_length = ${formatter.lineWidth}\n`);
  });
});
