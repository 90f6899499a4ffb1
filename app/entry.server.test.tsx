// Unexpected failures are logged with their request id and stack.
import { expect, test, vi } from 'vitest';
import { handleDataRequest, handleError } from './entry.server';

const request = (signal?: AbortSignal) =>
  new Request('http://shop/cart?q=1', { headers: { 'X-Request-Id': 'r-7' }, ...(signal && { signal }) });

function written(run: () => void): string[] {
  const lines: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  try {
    run();
  } finally {
    write.mockRestore();
  }
  return lines;
}

test('logs a failure with its stack and the request id, under which the access log has the address', () => {
  const [line = '{}'] = written(() => handleError(new Error('no such row'), { request: request(), context: {} }));
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    requestId: 'r-7',
    error: { type: 'Error', message: 'no such row', frames: expect.arrayContaining([expect.stringMatching(/^at /)]) },
  });
});

test('does not log a failure after the client has disconnected', () => {
  expect(written(() => handleError(new Error('x'), { request: request(AbortSignal.abort()), context: {} }))).toEqual(
    [],
  );
});

test('marks loader data as private, no-store, overriding the route’s header', () => {
  const answer = new Response('{}', { headers: { 'Cache-Control': 'public, max-age=60' } });
  expect(handleDataRequest(answer).headers.get('Cache-Control')).toBe('private, no-store');
});
