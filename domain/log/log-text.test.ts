// Errors in a log: their location, without keys, search words and addresses.
import { describe, expect, it } from 'vitest';
import { errorForLog, withoutSecrets } from './log-text';

const TOKEN = 'Zk3vWmQ2sXyZ0aBcDeFgHiJkLmNoPqRsTuVwXyZ12345';

describe('a text of a log', () => {
  it.each([
    [`The cart kGnTh3vWmQ2sXyZ0aBcDeFgHiJkLmNoP was changed and is gone`, 'The cart … was changed and is gone'],
    [`GET /customer/account/createpassword?token=${TOKEN} failed`, 'GET /customer/account/createpassword?… failed'],
    ['fetch of https://shop.example/search?q=blå+kuglepen&page=2', 'fetch of https://shop.example/search?…'],
    ['at /login_as_customer/customer/impersonate/TOKEN/kort', 'at /login_as_customer/customer/impersonate/TOKEN/…'],
    ['at /shop/quicklogin/id/7/key/abc', 'at /shop/quicklogin/id/7/key/…'],
    ['invalid input syntax for type uuid: "min hemmelige søgning"', 'invalid input syntax for type uuid: "…"'],
    [`authorization: Bearer ${TOKEN}`, 'authorization: Bearer …'],
    ['no mail to anna@example.dk', 'no mail to …@…'],
    [`claims eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIyIn0aa.c2lnbmF0dXJl`, 'claims …'],
    ['session 8c5f2c5e-7f1a-4c6e-9d0b-0a4f6d1e2b3c ended', 'session … ended'],
    ["Cannot read properties of undefined (reading 'items')", "Cannot read properties of undefined (reading 'items')"],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['relation order_line_discounts_fkey is violated', 'relation order_line_discounts_fkey is violated'],
  ])('%s', (text, told) => {
    expect(withoutSecrets(text)).toBe(told);
  });
});

describe('an error in a log', () => {
  it('has its type, its frames and the names of the violated constraint; no statement, no parameter, no body', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "x"'), {
      code: '23505',
      table: 'account_link',
      constraint: 'account_link_pkey',
      detail: `Key (token_hash)=(${TOKEN}) already exists.`,
    });
    const error = Object.assign(
      new Error(`Failed query: INSERT INTO t VALUES ($1)\nparams: ${TOKEN},blå kuglepen`, { cause }),
      {
        params: [TOKEN],
        query: 'INSERT',
      },
    );
    const told = errorForLog(error);
    expect(told).toMatchObject({ type: 'Error', message: 'Failed query: INSERT INTO t VALUES ($1)' });
    expect(told.cause).toMatchObject({ code: '23505', table: 'account_link', constraint: 'account_link_pkey' });
    expect(told.frames[0]).toMatch(/^at .*log-text\.test/);
    expect(JSON.stringify(told)).not.toMatch(/Zk3vWm|kuglepen|"params"|"detail"/);
    expect(JSON.stringify(errorForLog(`thrown ${TOKEN}`))).not.toContain('Zk3vWm');
  });

  it('follows cyclic causes to an end', () => {
    const round = new Error('a');
    round.cause = round;
    expect(JSON.stringify(errorForLog(round)).length).toBeLessThan(20_000);
  });
});

describe('of an error are logged', () => {
  it('only fields that are valid identifiers, and a cause only where there is one', () => {
    const odd = Object.assign(new Error('x'), { code: 42, table: 'two words', constraint: 'plain' });
    const { frames, ...told } = errorForLog(odd);
    expect(told).toEqual({ type: 'Error', message: 'x', constraint: 'plain' });
    expect(frames.length).toBeGreaterThan(0);
  });

  it('three causes at most', () => {
    const deep = [1, 2, 3, 4, 5].reduceRight<Error | undefined>(
      (cause, at) => new Error(String(at), { cause }),
      undefined,
    );
    const messages: string[] = [];
    for (let at = errorForLog(deep).cause; at; at = at.cause) messages.push(at.message);
    expect(messages).toEqual(['2', '3', '4']);
  });
});

describe('a long token is a secret', () => {
  it.each([
    ['Mixed123Letters456', true],
    ['MixedLettersAlone', false],
    ['mixedletters1234', false],
    ['MIXEDLETTERS1234', true],
    ['MIXED_LETTERS_AND_CONSTANT', false],
    ['0123456789abcdef', true],
    ['a'.repeat(60), false],
    ['z'.repeat(61), true],
  ])('%s: %s', (run, isSecret) => expect(withoutSecrets(`x ${run} y`).includes(run)).toBe(!isSecret));
});
