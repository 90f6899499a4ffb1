// Distinguishes a slow statement from a server that does not answer: while a statement waits, a second connection pings the server.
import pg from 'pg';

export interface SilenceTimes {
  /** A statement that takes longer makes the server suspect. */
  suspicion: number;
  /** As long as the sign of life may take. */
  patience: number;
}
/** Together below two seconds: as long as a visitor waits for the first page of a silent database. */
const TIMES: SilenceTimes = { suspicion: 700, patience: 1_000 };

/** Worded like the driver's error, which backend/db/away.ts recognises. */
const noSignOfLife = () => new Error('timeout expired: the server does not answer');

export interface SilenceWatch {
  /** As `work`, but rejects soon when the server does not answer at all. */
  orSilence<Result>(work: Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export const noWatch: SilenceWatch = { orSilence: (work) => work, close: async () => undefined };

const turnOfLoop = (): Promise<void> => new Promise((resume) => setImmediate(resume));

export function watchSilence(url: string, { suspicion, patience }: SilenceTimes = TIMES): SilenceWatch {
  let line: pg.Client | null = null;
  let sign: Promise<boolean> | null = null;

  function dropLine(): void {
    const left = line;
    line = null;
    left?.end().catch(() => undefined);
  }

  async function requestSign(): Promise<void> {
    if (!line) {
      const made = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: patience });
      made.on('error', () => {
        if (line === made) line = null;
      });
      line = made;
      await made.connect();
    }
    await line.query('SELECT 1');
  }

  /** A refusal is an answer: the statement itself reports it. */
  const isAnswer = (failure: unknown): boolean =>
    failure instanceof Error && /^[0-9A-Z]{5}$/.test(String(Reflect.get(failure, 'code') ?? ''));

  async function hasSign(): Promise<boolean> {
    let answered: boolean | null = null;
    const asked = requestSign().then(
      () => {
        answered = true;
      },
      (failure: unknown) => {
        answered = isAnswer(failure);
        dropLine();
      },
    );
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    await Promise.race([asked, late]);
    clearTimeout(timer);
    // A process that was busy itself for so long reads now what has arrived in the meantime.
    if (answered === null) await turnOfLoop();
    if (answered === null) await turnOfLoop();
    if (answered === null) dropLine();
    return answered === true;
  }

  const askSign = (): Promise<boolean> => {
    sign ??= hasSign().finally(() => {
      sign = null;
    });
    return sign;
  };

  return {
    orSilence: (work) =>
      new Promise((resolve, reject) => {
        let isSettled = false;
        let timer: NodeJS.Timeout;
        const suspect = async () => {
          const isAlive = await askSign();
          if (isSettled) return;
          if (isAlive) watchOn();
          else reject(noSignOfLife());
        };
        const watchOn = () => {
          timer = setTimeout(() => void suspect(), suspicion).unref();
        };
        const finish = () => {
          isSettled = true;
          clearTimeout(timer);
        };
        watchOn();
        work.then(
          (result) => {
            finish();
            resolve(result);
          },
          (failure: unknown) => {
            finish();
            reject(failure);
          },
        );
      }),
    async close() {
      const left = line;
      line = null;
      await left?.end().catch(() => undefined);
    },
  };
}
