// Finds or installs the browser that tests and measurements drive: Debian's Chromium if it may be installed, else an installed browser, else Playwright's.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { mustRun, run } from './run.mjs';
import { say } from './say.mjs';

/** Headless: menus and tabs would take as much of two cores as the page does. */
const DEBIAN_QUICK = '/usr/bin/chromium-headless-shell';
/** With a window and a profile's settings: needed to test that all cookies are blocked. */
const DEBIAN_WHOLE = '/usr/bin/chromium';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isRootOnDebian() {
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

async function installOnDebian() {
  say('Installing Chromium for the tests …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update', '-qq'], env);
  const installing = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];
  const code = await run([...installing, 'chromium', 'chromium-headless-shell', 'fonts-liberation'], env);
  // Older Debians have only the full browser, which does the same but takes longer.
  if (code !== 0) await run([...installing, 'chromium', 'fonts-liberation'], env);
}

function findOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path));
}

/** The path of a browser of the system, or undefined when Playwright's own is to be used. Either browser is installed when this returns. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const debians = [DEBIAN_QUICK, DEBIAN_WHOLE];
  if (!debians.every((path) => existsSync(path)) && isRootOnDebian()) await installOnDebian();
  const found = debians.find((path) => existsSync(path)) ?? findOnPath();
  if (!found) await mustRun([process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return found;
}
