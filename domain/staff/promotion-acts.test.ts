// Acts on a promotion by its state.
import { expect, it } from 'vitest';
import { CODE_LETTERS, isPromotionAct, possiblePromotionActs } from './promotion-acts';

it.each([
  ['running', ['change', 'pause', 'end', 'code', 'codes']],
  ['planned', ['change', 'pause', 'end', 'code', 'codes']],
  ['paused', ['change', 'resume', 'end', 'code', 'codes']],
  ['ended', ['change']],
] as const)('%s', (state, acts) => expect(possiblePromotionActs(state)).toEqual(acts));

it('have names', () => expect([isPromotionAct('pause'), isPromotionAct('delete')]).toEqual([true, false]));

it('generated codes have no letters that are read as others', () => expect(CODE_LETTERS).not.toMatch(/[ILO01]/));
