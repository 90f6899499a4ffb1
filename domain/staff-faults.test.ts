// What a refused command of staff gives back.
import { expect, test } from 'vitest';
import { faulty } from './staff-faults';

test('faults are no success', () => expect(faulty()).toEqual({ ok: false, faults: [] }));
