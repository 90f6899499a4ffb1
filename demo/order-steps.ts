// Order steps of the demo bar: what staff do on the command line, one press each. Only where the database is the demo world.

import type { Life } from '#backend/commerce/fulfilment/step';
import { creditOrder } from '#backend/commerce/invoice/credit-order';
import { invoiceOrder } from '#backend/commerce/invoice/invoice-order';
import { ship } from '#backend/commerce/shipment/ship';
import type { DemoStep } from '#backend/demo';
import type { Outcome } from '#domain/refusal/refusals';

const STEPS: Record<DemoStep, (number: string, life: Life) => Promise<Outcome<object>>> = {
  ship: (number, life) => ship(number, { pieces: null, carrier: null, trackingNumber: `DEMO${number}` }, life),
  invoice: (number, life) => invoiceOrder(number, null, life),
  refund: (number, life) => creditOrder(number, { pieces: null, restock: true, freight: null, reason: 'Demo' }, life),
};

export const stepDemoOrder = (number: string, step: DemoStep, life: Life): Promise<Outcome<object>> =>
  STEPS[step](number, life);
