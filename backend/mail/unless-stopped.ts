// Waits for work that another machine may delay: no longer than its time limit, and not when the process shuts down.

/** Ends with the work or at the signal, the earlier of both; throws what the work throws, or that it took too long. */
export function unlessStopped(work: Promise<void>, signal: AbortSignal, mostMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => resolve();
    const late = setTimeout(() => reject(new Error(`No answer within ${mostMs} ms`)), mostMs);
    late.unref();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    work.then(resolve, reject).finally(() => {
      clearTimeout(late);
      signal.removeEventListener('abort', leave);
    });
  });
}
