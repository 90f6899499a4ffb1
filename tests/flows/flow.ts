// A shopper's story, written once, executed in several setups: over HTTP only ("paper"), in Chromium without client JavaScript, and with; with
// the back end in a separate process; on PGlite. FLOW_SETUPS=chromium-js,apart selects setups; FLOW_WIDTH=360 makes the browser a phone.
import fs from 'node:fs';
import { test } from 'vitest';
import { type Arrangement, workerShop } from '../support/worker-shop';
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

const SETUPS = {
  paper: { driver: 'paper' },
  'chromium-nojs': { driver: 'chromium-nojs' },
  'chromium-js': { driver: 'chromium-js' },
  apart: { driver: 'paper', arrangement: 'apart' },
  pglite: { driver: 'paper', arrangement: 'pglite' },
} satisfies Record<string, { driver: DriverName; arrangement?: Arrangement }>;
type Setup = keyof typeof SETUPS;

/** PGlite runs the same statements as PostgreSQL: stories are executed on it by name only. */
const OF_COMPLETE_RUN: readonly Setup[] = ['paper', 'chromium-nojs', 'chromium-js', 'apart'];

export interface FlowOptions {
  /** Setups of the usual run other than paper: those in which the story may differ. A complete run (ALL_FLOWS=1) has all but PGlite in any case. */
  also?: readonly Setup[];
  /** Only for features that other drivers lack, such as client-side scrolling; a flow is for all three. */
  only?: DriverName;
  /** For pages that the storefront has only with the back end in its own process. */
  isEmbedded?: boolean;
  /** In a shop of the files of `init`, without the demo. */
  isOwn?: boolean;
  timeoutMs?: number;
}

export function flow(title: string, story: (shopper: Shopper) => Promise<void>, options: FlowOptions = {}): void {
  const setups = setupsOf(options);
  // FLOW_SETUPS selects none of this flow's: without a test the file would fail.
  if (setups.length === 0) test.skip(title);
  for (const setup of setups) register(setup, title, story, options);
}

function setupsOf({ also = [], only, isEmbedded, isOwn }: FlowOptions): Setup[] {
  const chosen = process.env.FLOW_SETUPS?.split(',');
  const unknown = chosen?.find((name) => !(name in SETUPS));
  if (unknown) throw new Error(`FLOW_SETUPS names ${unknown}; there are ${Object.keys(SETUPS).join(', ')}`);
  const usual = process.env.ALL_FLOWS ? OF_COMPLETE_RUN : [only ?? 'paper'];
  const wanted = new Set<string>(chosen ?? [...usual, ...also]);
  return (Object.keys(SETUPS) as Setup[]).filter((name) => {
    const fits = !only || SETUPS[name].driver === only;
    return wanted.has(name) && fits && !(isEmbedded && name === 'apart') && !(isOwn && 'arrangement' in SETUPS[name]);
  });
}

function register(setup: Setup, title: string, story: (shopper: Shopper) => Promise<void>, options: FlowOptions): void {
  const { driver, ...of }: { driver: DriverName; arrangement?: Arrangement } = SETUPS[setup];
  const arrangement = options.isOwn ? 'own' : of.arrangement;
  const { timeoutMs = driver === 'paper' ? 30_000 : 90_000 } = options;
  test(
    setup === 'paper' ? title : `${title} [${setup}]`,
    async () => {
      // A shop for each setup: the stories of one setup do not see what those of another changed.
      const name = options.isOwn ? `own-${setup}` : setup;
      const opened = await DRIVERS[driver](await workerShop(name, arrangement));
      const steps: string[] = [];
      try {
        await story(telling(opened.shopper, steps));
      } catch (error) {
        throw await explained(error, `${setup}-${title}`, steps, opened);
      }
      await opened.close();
    },
    timeoutMs + 120_000, // the first flow of a worker also waits for its shop to start
  );
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

async function explained(error: unknown, name: string, steps: string[], opened: OpenedShopper): Promise<Error> {
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
  fs.writeFileSync(`test-results/${name.replace(/[^\p{L}\d]+/gu, '-')}.txt`, message);
  return new Error(message, { cause: error });
}
