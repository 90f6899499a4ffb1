// The demo world as the back end knows it. backend/demo.ts loads this file, and with it all of demo/, when a demo is wanted.
import type { Demo } from '#backend/demo';
import { playBuyer } from './buyer-system';
import { demoFacts } from './facts';
import { stepDemoOrder } from './order-steps';
import { seed } from './seed';
import { addDemoStaff, DEMO_STAFF_EMAIL } from './staff';
import { DEMO_PASSWORD } from './world/people/customers';

export const demo: Demo = {
  async fill(pool, now) {
    const isSeeded = await seed(pool, { now, profile: 'full' });
    await addDemoStaff(pool, now);
    return isSeeded;
  },
  staffLogin: { email: DEMO_STAFF_EMAIL, password: DEMO_PASSWORD },
  facts: demoFacts,
  step: stepDemoOrder,
  playBuyer,
};
