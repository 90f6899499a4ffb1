// HTTP requests of connectors: a time limit for each try, and growing pauses after 429, 5xx and lost replies.

export class RequestFailed extends Error {
  constructor(
    readonly method: string,
    readonly url: string,
    /** Null: no reply. */
    readonly status: number | null,
    readonly body: string,
  ) {
    super(`${method} ${url}: ${status ?? 'no reply'} ${body.slice(0, 500)}`);
  }
}

export interface Patience {
  /** For one try. */
  timeoutMs: number;
  /** Before the second try, doubled before each one after it; a Retry-After is followed up to a minute. */
  pauseMs: number;
  tries: number;
}

export const USUAL_PATIENCE: Patience = { timeoutMs: 30_000, pauseMs: 1_000, tries: 6 };
const LONGEST_PAUSE_MS = 60_000;

export interface Sent {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Null: no reply. */
const isPassing = (status: number | null): boolean => status === null || status === 429 || status >= 500;

/** For requests that may be repeated: reads, and writes under a key or a reference; for others `isRepeated` names the statuses. Throws RequestFailed. */
export async function requestText(
  sent: Sent,
  patience: Patience,
  isRepeated = isPassing,
): Promise<{ text: string; headers: Headers }> {
  for (let attempt = 1; ; attempt += 1) {
    const got = await tryRequest(sent, patience.timeoutMs);
    if (got.status !== null && got.status >= 200 && got.status < 300) return { text: got.text, headers: got.headers };
    if (!isRepeated(got.status) || attempt >= patience.tries)
      throw new RequestFailed(sent.method, sent.url, got.status, got.text);
    const wished = Number(got.headers.get('retry-after') ?? 0) * 1_000;
    const pause = Math.max(patience.pauseMs * 2 ** (attempt - 1), Number.isFinite(wished) ? wished : 0);
    await new Promise((resume) => setTimeout(resume, Math.min(pause, LONGEST_PAUSE_MS)));
  }
}

async function tryRequest({ method, url, headers, body }: Sent, timeoutMs: number) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(url, { method, headers, signal, redirect: 'error', ...(body !== undefined && { body }) });
    return { status: reply.status, text: await reply.text(), headers: reply.headers };
  } catch (failure) {
    const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;
    return { status: null, text: cause instanceof Error ? cause.message : String(cause), headers: new Headers() };
  }
}
