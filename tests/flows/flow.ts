// A shopper's story, written once. The test run executes it three times: over HTTP only ("paper"), in Chromium without client JavaScript, and with.
// FLOW_DRIVER (set by the vitest project) names the driver; FLOW_WIDTH=360 makes the browser a phone.
import fs from 'node:fs';
import { test } from 'vitest';
import { workerShop } from '../support/worker-shop';
import { openChromium } from './drivers/chromium';
import { openPaper } from './drivers/paper';
import type { Driver, OpenedShopper, Shopper } from './drivers/shopper';

export type { Mail } from '../support/outbox';
export type { Shopper } from './drivers/shopper';

const width = process.env.FLOW_WIDTH ? Number(process.env.FLOW_WIDTH) : undefined;

const DRIVERS = {
  paper: (world) => openPaper(world),
  'chromium-nojs': (world) => openChromium(world, { javaScript: false, width }),
  'chromium-js': (world) => openChromium(world, { javaScript: true, width }),
} satisfies Record<string, Driver>;
type DriverName = keyof typeof DRIVERS;

export interface FlowOptions {
  /** Only for features that other drivers lack, such as client-side scrolling; a flow is for all three. */
  only?: DriverName[];
  /** Of pages that the storefront has only with the back end in its own process. */
  isEmbedded?: boolean;
  timeoutMs?: number;
}

export function flow(title: string, story: (shopper: Shopper) => Promise<void>, options: FlowOptions = {}): void {
  const name = driverName();
  const { only, isEmbedded, timeoutMs = name === 'paper' ? 30_000 : 90_000 } = options;
  const isApart = process.env.FLOW_BACKEND === 'apart';
  test.skipIf((only && !only.includes(name)) || (isEmbedded && isApart))(
    title,
    async () => {
      const opened = await DRIVERS[name](await workerShop());
      const steps: string[] = [];
      try {
        await story(telling(opened.shopper, steps));
      } catch (error) {
        throw await explained(error, title, steps, opened);
      }
      await opened.close();
    },
    timeoutMs + 120_000, // the first flow of a worker also waits for its shop to start
  );
}

function driverName(): DriverName {
  const name = process.env.FLOW_DRIVER ?? 'paper';
  if (!isDriver(name)) throw new Error(`FLOW_DRIVER is ${name}; there are ${Object.keys(DRIVERS).join(', ')}`);
  return name;
}

function isDriver(name: string): name is DriverName {
  return name in DRIVERS;
}

/** Records each step, so that a failed story can be read from the start. */
function telling(shopper: Shopper, steps: string[]): Shopper {
  return new Proxy(shopper, {
    get(target, step) {
      const act: unknown = Reflect.get(target, step, target);
      if (typeof act !== 'function') return act;
      return async (...words: unknown[]) => {
        steps.push(`${String(step)} ${words.map(spoken).filter(Boolean).join(' ')}`);
        const heard = words.map((word) =>
          step === 'within' && typeof word === 'function' ? () => word(telling(target, steps)) : word,
        );
        const outcome: unknown = await act.apply(target, heard);
        return step === 'newShopper' ? telling(outcome as Shopper, steps) : outcome;
      };
    },
  });
}

function spoken(word: unknown): string {
  return typeof word === 'function' ? '' : word instanceof RegExp ? String(word) : JSON.stringify(word);
}

async function explained(error: unknown, title: string, steps: string[], opened: OpenedShopper): Promise<Error> {
  const page = await opened.describe().catch((reason: unknown) => `the page could not be read: ${reason}`);
  const faults = await opened.close().then(
    () => '',
    (reason: unknown) => `\n${reason}`,
  );
  const told = steps
    .map((step, at) => `${String(at + 1).padStart(3)} ${at + 1 === steps.length ? '✗' : ' '} ${step}`)
    .join('\n');
  const message = `${error instanceof Error ? error.message : error}\n\n${told}\n\n${page}${faults}`;
  fs.mkdirSync('test-results', { recursive: true });
  fs.writeFileSync(`test-results/${driverName()}-${title.replace(/[^\p{L}\d]+/gu, '-')}.txt`, message);
  return new Error(message, { cause: error });
}
