// The result of an attack: number of attempts, outcome, and whether the shop held.
import { request } from 'node:http';

export interface Attempt {
  attack: string;
  tries: number;
  result: string;
  held: boolean;
}

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
}

/** One request on a separate connection. Fails when the connection fails. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, timeoutMs = 30_000 }: Asked = {},
) {
  const { hostname, port, host } = new URL(origin);
  return new Promise<Reply>((resolve, reject) => {
    const at = { host: hostname === 'localhost' ? '127.0.0.1' : hostname, port, path, method };
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const sent = request(
      { ...at, headers: { Host: host, ...length, ...headers }, agent: false, timeout: timeoutMs },
      (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('error', reject);
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The number of each outcome, such as `200 × 3, 503 × 1`. */
export function counted(outcomes: readonly (string | number)[]): string {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) counts.set(String(outcome), (counts.get(String(outcome)) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${outcome} × ${count}`).join(', ');
}

export const codeOf = (failure: unknown): string => {
  const code: unknown = failure instanceof Error ? Reflect.get(failure, 'code') : undefined;
  return typeof code === 'string' ? code : String(failure);
};
