// The demo world as the back end knows it. backend/demo.ts loads this file, and with it all of demo/, when a demo is wanted.
import type { Demo } from '#backend/demo';
import { playBuyer } from './buyer-system';
import { demoFacts } from './facts';
import { stepDemoOrder } from './order-steps';
import { seed } from './seed';

export const demo: Demo = {
  fill: (pool, now) => seed(pool, { now, profile: 'full' }),
  facts: demoFacts,
  step: stepDemoOrder,
  playBuyer,
};
