import { expect, it } from 'vitest';
import { customerNamed, readOrderFile } from '#backend/commerce/order-reading/index';
import { openCounter } from './test-backend';
it('measure', async () => {
  const counter = await openCounter();
  const names = await counter.rows<{ n: string }>(`SELECT name_da AS n FROM product WHERE type = 'simple' ORDER BY id LIMIT 400`);
  const { db, pool } = counter.database;
  const who = await customerNamed(db, 'helle@rum-og-ro.example');
  for (const kind of ['names', 'names with a foreign number', 'numbers', 'nothing']) {
    const text = Array.from({ length: 300 }, (_, at) => {
      const n = (names[at % names.length]?.n ?? '').replace(/[\d.,]+/g, '').slice(0, 40);
      return kind === 'names' ? `${at + 1} stk ${n}` : kind === 'names with a foreign number' ? `${at + 1} stk QQ-${77000 + at} ${n}` : kind === 'numbers' ? `${at + 1} stk varenr. 100${1000 + at}` : `${at + 1} stk xyzzy${at} qwert${at * 7} 24/6`;
    }).join('\n');
    const since = performance.now();
    let longest = 0; let last = performance.now();
    const timer = setInterval(() => { const now = performance.now(); longest = Math.max(longest, now - last); last = now; }, 5);
    const done = await readOrderFile({ name: 'a.txt', bytes: new TextEncoder().encode(text) }, who, { db, pool, now: counter.clock.now() });
    clearInterval(timer);
    console.log('MEASURED', kind, done.ok ? done.proposal.lines.length : done, Math.round(performance.now() - since), 'ms; longest pause', Math.round(longest), 'ms');
  }
  await counter.close();
  expect(1).toBe(1);
}, 600_000);
