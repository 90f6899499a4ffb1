// Codes of authenticator apps against the test vectors of RFC 6238, and time steps that are spent.
import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { stepOfCode } from './totp';

/** RFC 6238, appendix B: the ASCII text "12345678901234567890" for SHA-1. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  // The vectors have eight digits; a code of six has the last of them.
  it.each([
    [59, '94287082', 0x1],
    [1111111109, '07081804', 0x23523ec],
    [1111111111, '14050471', 0x23523ed],
    [1234567890, '89005924', 0x273ef07],
    [2000000000, '69279037', 0x3f940aa],
    [20000000000, '65353130', 0x27bc86aa],
  ])('of RFC 6238 at %i s', (seconds, digits, step) => {
    const typed = digits.slice(2);
    expect(stepOfCode({ secret, typed, now: at(seconds), after: 0 })).toBe(step);
    expect(stepOfCode({ secret, typed: ` ${typed.slice(0, 3)} ${typed.slice(3)} `, now: at(seconds), after: 0 })).toBe(
      step,
    );
  });

  it.each([
    ['one step early', 29, 1],
    ['in its step', 30, 1],
    ['at its end', 59, 1],
    ['one step late', 89, 1],
    ['two steps late', 90, null],
  ])('is accepted within one step: %s', (_name, seconds, step) => {
    expect(stepOfCode({ secret, typed: '287082', now: at(seconds), after: 0 })).toBe(step);
  });

  it('is not accepted two steps early', () => {
    expect(stepOfCode({ secret, typed: '081804', now: at(0x23523ec * 30 - 31), after: 0 })).toBe(null);
    expect(stepOfCode({ secret, typed: '081804', now: at(0x23523ec * 30 - 30), after: 0 })).toBe(0x23523ec);
  });

  it('is spent with its step, and with a later one', () => {
    const typed = '050471';
    const now = at(1111111111);
    expect(stepOfCode({ secret, typed, now, after: 0x23523ec })).toBe(0x23523ed);
    expect(stepOfCode({ secret, typed, now, after: 0x23523ed })).toBe(null);
    expect(stepOfCode({ secret, typed, now, after: 0x23523ee })).toBe(null);
  });

  it.each(['', '28708', '2870820', '28708a', '٢٨٧٠٨٢', '287083'])('is not %j', (typed) => {
    expect(stepOfCode({ secret, typed, now: at(59), after: 0 })).toBe(null);
  });
});
