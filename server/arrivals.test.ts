// New connections are accepted before further pages are begun, and never for longer than pages can wait.
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

test('a page is begun at once when no connection came', () => {
  begin('a');
  expect(begun).toEqual(['a']);
});

test('the page of a client that came alone is begun at once in the next turn', async () => {
  arrive();
  await aTurn();
  begin('a');
  expect(begun).toEqual(['a']);
});

test('pages wait while each turn brings a connection, and are begun in their order afterwards', async () => {
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

test('connections without end keep a page waiting for 300 ms', async () => {
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
