// Rendering metrics of a page on a phone's width, cold: largest paint, requests, and scripts fetched before that paint.
import process from 'node:process';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/setup/browser.mjs';
import { percentile } from './client.mjs';

const RUNS = 5;
const SETTLE_MS = 3_000;
const SLOW = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
const SLOW_CPU = 4;

function collectPaints() {
  window.largestPaints = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largestPaints.push(entry.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Layout shift, and the time from a press to the frame that shows it. */
export function collectMoves() {
  window.shift = 0;
  window.longestPress = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.longestPress = Math.max(window.longestPress, duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}

function readTimings() {
  const resources = performance.getEntriesByType('resource');
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const lcp = window.largestPaints.at(-1);
  return {
    lcp,
    shift: window.shift,
    next: window.longestPress,
    requests: resources.length + 1,
    earlyScripts: scripts.filter(({ startTime }) => startTime < lcp).length,
    scriptBytes: scripts.reduce((all, { encodedBodySize }) => all + encodedBodySize, 0),
  };
}

/** A slow phone on a slow connection. */
export async function slowDown(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

async function loadOnce(browser, url, isSlow, cookies) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript(collectPaints);
    await page.addInitScript(collectMoves);
    if (isSlow) await slowDown(context, page);
    await page.goto(url, { waitUntil: 'load' });
    if (isSlow) await pressEarly(page);
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(readTimings);
  } finally {
    await context.close();
  }
}

/** The first touch starts the scripts; the second falls into their execution. */
async function pressEarly(page) {
  const field = page.locator('header input[type=search]:visible').first();
  await field.click();
  await page.waitForResponse((response) => response.url().endsWith('.js')).catch(() => undefined);
  await field.press('p');
}

const MOST = ['shift', 'requests', 'earlyScripts', 'scriptBytes'];

/** Times are the median of the round, counts its maximum. */
async function measureRound(browser, url, isSlow, cookies) {
  const runs = [];
  for (let count = 0; count < RUNS; count += 1) runs.push(await loadOnce(browser, url, isSlow, cookies));
  const values = (name) => runs.map((run) => run[name]);
  const times = { lcp: percentile(values('lcp'), 0.5), next: percentile(values('next'), 0.5) };
  return { ...times, ...Object.fromEntries(MOST.map((name) => [name, Math.max(...values(name))])) };
}

/** A time is the better of its rounds' medians, since other load on the machine only makes it longer; a count is the maximum. */
function together(rounds) {
  const names = Object.keys(rounds[0]);
  const over = (name) => (MOST.includes(name) ? Math.max : Math.min)(...rounds.map((round) => round[name]));
  return Object.fromEntries(names.map((name) => [name, over(name)]));
}

export const ONE_ROUND = ['plain', 'slow'];
const THERE_AND_BACK = ['plain', 'slow', 'slow', 'plain'];

/** Cold loads, plain and slowed down, five to a round. */
export async function measurePaint(url, { cookies = [], order = THERE_AND_BACK } = {}) {
  const executablePath = await ensureBrowser();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const rounds = { plain: [], slow: [] };
    for (const kind of order) rounds[kind].push(await measureRound(browser, url, kind === 'slow', cookies));
    return { plain: together(rounds.plain), slow: together(rounds.slow) };
  } finally {
    await browser.close();
  }
}
