// How much may be sent: refused by what the head announces, cut where more arrives, and hung up on when the client goes on sending.
import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limitBody, readRest } from './body-limit';
import type { Exchange } from './exchange';

const LINGER_MS = 2_000;
const KB = 1024;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request and its reply without a socket. */
function exchangeOf(headers: IncomingHttpHeaders) {
  const arrived: unknown[] = [];
  const req = Object.assign(new EventEmitter(), {
    headers,
    method: 'POST',
    complete: false,
    push: (chunk: unknown) => arrived.push(chunk) > 0,
    resume: vi.fn(),
    destroy: vi.fn(),
  });
  const res = Object.assign(new EventEmitter(), {
    req,
    headersSent: false,
    writableEnded: false,
    status: 0,
    writeHead: vi.fn((status: number) => Object.assign(res, { status, headersSent: true })),
    write: vi.fn(),
    end: vi.fn((sent?: () => void) => {
      res.writableEnded = true;
      sent?.();
    }),
  });
  return { req, res, arrived, exchange: { req, res } as unknown as Exchange };
}
const chunked = { 'transfer-encoding': 'chunked' };

describe('a body that is announced', () => {
  const FORM = 'application/x-www-form-urlencoded';
  test.each([
    [100, 100, undefined, true],
    [101, 100, undefined, false],
    [128 * KB, 200 * KB, FORM, true],
    [128 * KB + 1, 200 * KB, FORM, false],
    [128 * KB + 1, 200 * KB, ` ${FORM.toUpperCase()};charset=x`, false],
    [101, 100, FORM, false],
    [128 * KB + 1, 200 * KB, `${FORM}2`, true],
    [128 * KB + 1, 200 * KB, `x/${FORM}`, true],
  ])('of %i bytes, where %i may be sent, as %s: %s', (length, most, type, may) => {
    const { exchange } = exchangeOf({ 'content-length': String(length), ...(type && { 'content-type': type }) });
    expect(limitBody(exchange, most)).toBe(may);
  });

  test('too long is read to its end before the answer is ended', () => {
    const { req, res, exchange } = exchangeOf({ 'content-length': '101' });
    expect(limitBody(exchange, 100)).toBe(false);
    expect([res.status, req.resume.mock.calls.length, res.end.mock.calls.length]).toEqual([413, 1, 0]);
    req.emit('end');
    expect([res.end.mock.calls.length, req.destroy.mock.calls.length]).toEqual([1, 1]);
  });

  test('too long is waited for no longer than two seconds', () => {
    const { res, exchange } = exchangeOf({ 'content-length': '101' });
    limitBody(exchange, 100);
    vi.advanceTimersByTime(LINGER_MS - 1);
    expect(res.end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(res.end).toHaveBeenCalledTimes(1);
    res.emit('close');
    expect(res.end).toHaveBeenCalledTimes(1);
  });

  test('leaves nothing behind when its client hangs up', () => {
    const { res, exchange } = exchangeOf({ 'content-length': '101' });
    limitBody(exchange, 100);
    res.emit('close');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('of nothing may come', () => expect(limitBody(exchangeOf({}).exchange, 0)).toBe(true));
});

describe('a body that grows unannounced', () => {
  test('comes as far as it may', () => {
    const { req, arrived, res, exchange } = exchangeOf(chunked);
    expect(limitBody(exchange, 5)).toBe(true);
    for (const chunk of ['abc', 'de', null]) req.push(chunk);
    expect([arrived, res.status]).toEqual([['abc', 'de', null], 0]);
  });

  test('is cut where it grows over that, and answered once', () => {
    const { req, arrived, res, exchange } = exchangeOf(chunked);
    limitBody(exchange, 5);
    expect(req.push('abc')).toBe(true);
    expect(req.push('def')).toBe(true);
    expect([arrived, res.status, res.writeHead.mock.calls.length]).toEqual([['abc'], 413, 1]);
    expect(res.end).not.toHaveBeenCalled();
    req.push(null);
    req.push('late');
    expect([arrived, res.end.mock.calls.length, res.writeHead.mock.calls.length]).toEqual([['abc'], 1, 1]);
  });

  test('after the reply has begun is not answered a second time', () => {
    const { req, res, exchange } = exchangeOf(chunked);
    limitBody(exchange, 2);
    res.headersSent = true;
    req.push('abc');
    expect([res.writeHead.mock.calls.length, vi.getTimerCount()]).toEqual([0, 1]);
  });

  test('is counted only where its length is not announced', () => {
    const { req, arrived, exchange } = exchangeOf({ 'content-length': '2' });
    limitBody(exchange, 2);
    req.push('abc');
    expect(arrived).toEqual(['abc']);
  });
});

test('what a reply did not wait for is read to its end, and no more than once', () => {
  const listening = (complete: boolean) => {
    const { req, res, exchange } = exchangeOf({});
    req.on('data', () => undefined);
    req.complete = complete;
    readRest(exchange);
    res.emit('finish');
    return [req.listenerCount('data'), req.resume.mock.calls.length];
  };
  // `resume` is told on what `removeAllListeners` gives back, which is the request.
  expect(listening(false)).toEqual([0, 1]);
  expect(listening(true)).toEqual([1, 0]);
});
