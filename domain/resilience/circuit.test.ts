// A circuit opens after consecutive failures, and admits one trial request at a time to test recovery.
import { expect, test } from 'vitest';
import { type Circuit, CLOSED_CIRCUIT, circuitAsked, circuitFailed, isCircuitOpen } from './circuit';

const RULE = { failures: 3, pauseMs: 1_000 };
const failed = (times: number, now: number) =>
  Array.from({ length: times }).reduce<Circuit>((circuit) => circuitFailed(circuit, RULE, now), CLOSED_CIRCUIT);

test('consecutive failures open it for the pause', () => {
  expect(isCircuitOpen(failed(2, 50), 50)).toBe(false);
  expect(isCircuitOpen(failed(3, 50), 1_049)).toBe(true);
  expect(isCircuitOpen(failed(3, 50), 1_050)).toBe(false);
});

test('after the pause one request is tried, and the others are still rejected', () => {
  const trying = circuitAsked(failed(3, 0), RULE, 1_000);
  expect(isCircuitOpen(trying, 1_001)).toBe(true);
  expect(isCircuitOpen(circuitFailed(trying, RULE, 1_500), 2_400)).toBe(true);
  expect(isCircuitOpen(circuitAsked(CLOSED_CIRCUIT, RULE, 5), 5)).toBe(false);
});
