// The result of a refused staff command.
import { expect, test } from 'vitest';
import { faulty } from './staff-faults';

test('a result with faults is not successful', () => expect(faulty()).toEqual({ ok: false, faults: [] }));
