// Waits for something in another process: polls, and names what it waited for when it gives up.
export async function until<T>(
  what: string | (() => string),
  ask: () => Promise<T | undefined | null | false> | T | undefined | null | false,
  { timeoutMs = 20_000, everyMs = 40 }: { timeoutMs?: number; everyMs?: number } = {},
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (performance.now() > deadline) {
      throw new Error(`waited ${timeoutMs} ms in vain: ${typeof what === 'function' ? what() : what}`);
    }
    await new Promise((resume) => setTimeout(resume, everyMs));
  }
}
