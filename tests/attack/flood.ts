// More visitors than the shop can serve, and a shop that is shut down during their visits.
import { shoot } from '../bench/load/shoot.mjs';
import { type Attempt, ask, codeOf, counted } from './attempt';

export interface Flood {
  origin: string;
  /** Addresses of uncached pages, in turn. */
  paths: readonly string[];
  seconds?: number;
  /** Numbers of connections: the best throughput, and too many. */
  connections?: { best: number; flood: number };
}

const MOST_P99_MS = 2_000;
const LEAST_SHARE = 0.8;
/** This many clients that connect at once are accepted one after the other; only the steady load is measured. */
const RUN_IN_SECONDS = 3;

/** Far more connections than it can serve: throughput stays, served replies are fast, the rest receive 503 and never an error. */
export async function overload({
  origin,
  paths,
  seconds = 10,
  connections = { best: 16, flood: 256 },
}: Flood): Promise<Attempt> {
  const target = { requests: paths.map((path) => ({ path })) };
  await shoot(origin, target, connections.best, 2);
  const best = await shoot(origin, target, connections.best, seconds);
  const flood = await shoot(origin, target, connections.flood, seconds, RUN_IN_SECONDS);
  const share = flood.served / best.served;
  const after = (await ask(origin, paths[0] ?? '/')).status;
  const held =
    share >= LEAST_SHARE && flood.p99 <= MOST_P99_MS && flood.errors === 0 && flood.wrong === 0 && after === 200;
  const speeds = `${best.served.toFixed(0)}/s at ${connections.best}, ${flood.served.toFixed(0)}/s (${(share * 100).toFixed(0)} %) at ${connections.flood}`;
  const result = `${speeds}; p99 ${flood.p99.toFixed(0)} ms, ${flood.slowestFirst.toFixed(0)} ms at most while they connect; shed ${flood.shed}, wrong ${flood.wrong}, errors ${flood.errors}; then ${after}`;
  const tries = Math.round(flood.served * seconds) + flood.shed + flood.wrong;
  return { attack: `overload, ${connections.flood} connections`, tries, result, held };
}

export interface Leaving {
  origin: string;
  pid: number;
  paths: readonly string[];
  visitors?: number;
}

/** Connections refused before anything was sent: a load balancer that saw "not ready" would have sent none there. */
const REFUSED = 'ECONNREFUSED';

/** SIGTERM in the middle of traffic. Visitors behave as behind a load balancer: once /readyz is 503, they open no new connection. */
export async function sigtermUnderLoad({ origin, pid, paths, visitors = 16 }: Leaving): Promise<Attempt> {
  const statuses: number[] = [];
  const failures: string[] = [];
  let isReady = true;
  let turn = 0;
  const visit = async () => {
    while (isReady) {
      turn += 1;
      const path = paths[turn % paths.length] ?? '/';
      await ask(origin, path).then(
        ({ status }) => statuses.push(status),
        (failure: unknown) => failures.push(codeOf(failure)),
      );
    }
  };
  const watch = async () => {
    let wasTold = false;
    while (isReady) {
      const status = await ask(origin, '/readyz').then(
        (reply) => reply.status,
        () => 0,
      );
      wasTold ||= status === 503;
      if (status !== 200) isReady = false;
    }
    return wasTold;
  };
  const visiting = Array.from({ length: visitors }, visit);
  const watching = watch();
  while (isReady && statuses.length < visitors * 2) await new Promise((resume) => setImmediate(resume));
  process.kill(pid, 'SIGTERM');
  const wasTold = await watching;
  await Promise.all(visiting);
  const cut = failures.filter((code) => code !== REFUSED);
  const wrong = statuses.filter((status) => status >= 500 && status !== 503);
  const result = `${counted(statuses)}; cut off ${counted(cut) || 'none'}; /readyz said 503: ${wasTold}`;
  return { attack: 'SIGTERM under load', tries: turn, result, held: cut.length === 0 && wrong.length === 0 && wasTold };
}
