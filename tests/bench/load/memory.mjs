// Memory growth of the shop while all kinds of pages are requested at once: resident set per half minute.
import { readFileSync } from 'node:fs';
import { shoot } from './shoot.mjs';

const STEP_SECONDS = 30;
const MB = 1024;

function residentOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / MB;
}

/** Some visitors at each kind of page, pictures among them. */
const VISITORS = { 'cached page': 4, 'search, not cached': 8, 'page of a signed-in buyer': 4, 'add to cart': 2 };

export async function watchMemory(shop, targets, seconds, say) {
  say(`| after | resident set |\n|---|---|\n| 0 s | ${residentOf(shop.pid).toFixed(0)} MB |`);
  for (let passed = STEP_SECONDS; passed <= seconds; passed += STEP_SECONDS) {
    const rounds = Object.entries(targets).map(([name, target]) =>
      shoot(shop.origin, target, VISITORS[name] ?? 1, STEP_SECONDS),
    );
    await Promise.all(rounds);
    say(`| ${passed} s | ${residentOf(shop.pid).toFixed(0)} MB |`);
  }
}
