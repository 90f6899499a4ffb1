// New connections are accepted before further pages are started, and pages wait for them only for a limited time.
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { type Arrivals, watchArrivals } from './arrivals';

const aTurn = () => new Promise<void>((done) => setImmediate(done));
let server: EventEmitter;
let arrivals: Arrivals;
let time: number;
let begun: string[];

beforeEach(() => {
  server = new EventEmitter();
  time = 0;
  begun = [];
  arrivals = watchArrivals(server as unknown as Server, () => time);
});

const begin = (name: string) => arrivals.whenTheyAreIn(() => begun.push(name));
const arrive = () => server.emit('connection');

test('starts a page at once when no connection arrived', () => {
  begin('a');
  expect(begun).toEqual(['a']);
});

test('starts the page of a single connection at once in the next turn', async () => {
  arrive();
  await aTurn();
  begin('a');
  expect(begun).toEqual(['a']);
});

test('delays pages while each turn brings a connection, then starts them in order', async () => {
  arrive();
  begin('a');
  begin('b');
  for (let turn = 0; turn < 20; turn += 1) {
    arrive();
    await aTurn();
    expect(begun).toEqual([]);
  }
  await aTurn();
  begin('c');
  await aTurn();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('continuous connections delay a page by 300 ms at most', async () => {
  arrive();
  begin('a');
  for (let turn = 0; turn < 11; turn += 1) {
    expect(begun).toEqual([]);
    time += 30;
    arrive();
    await aTurn();
  }
  expect(begun).toEqual(['a']);
});
