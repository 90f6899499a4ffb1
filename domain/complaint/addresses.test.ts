// The addresses of complaints, with parameters escaped.
import { expect, test } from 'vitest';
import * as at from './addresses';

test.each([
  [at.complaintPath(), '/reklamation'],
  [at.complaintPath('a/b'), '/reklamation/a%2Fb'],
  [at.complaintPath('a', 'b/c'), '/reklamation/a/b%2Fc'],
  [at.complaintPath(undefined, 'b'), '/reklamation'],
  [at.complainOfPath('100', 7), '/reklamation/100?line=7'],
  [at.uploadPath('a/b'), '/reklamationsbilleder/a%2Fb'],
  [at.complaintPicturePath('a', 'front'), '/reklamationsbilleder/a/front'],
  [at.arrivedPath('a'), '/reklamationsbilleder/a/status'],
])('%s is %s', (address, written) => expect(address).toBe(written));
