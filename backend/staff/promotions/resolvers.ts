// Resolvers of promotions in the back office.
import type { TypedPromotion } from '#backend/commerce/promotion/index';
import type { Resolvers, StaffPromotionInput } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { PROMOTION_KINDS } from '#domain/promotion/promotion';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { isPromotionAct, SEES_PROMOTIONS } from '#domain/staff/promotion-acts';
import { tidyLine } from '#domain/validate/written';
import { requireRight } from '../context';
import { doneOnWire } from '../wire';
import { actOnPromotion, addPromotionForStaff } from './act';
import { codesForStaff, promotionChoicesForStaff, promotionForStaff, promotionsForStaff } from './read';

const LONGEST_NAME = 200;

function typedFrom(input: StaffPromotionInput, isDry: boolean): Outcome<{ typed: TypedPromotion }> {
  const kind = PROMOTION_KINDS.find((known) => known === input.kind);
  if (!kind) return refusal('PROMOTION_KIND', { field: 'kind' });
  const [name, nameEn] = [tidyLine(input.nameDa), tidyLine(input.nameEn)];
  if (name === '') return refusal('REQUIRED', { field: 'nameDa' });
  if (name.length > LONGEST_NAME) return refusal('TOO_LONG', { field: 'nameDa', params: { max: LONGEST_NAME } });
  if (nameEn.length > LONGEST_NAME) return refusal('TOO_LONG', { field: 'nameEn', params: { max: LONGEST_NAME } });
  const { percentBp, amountOere, buy, free, gifts, stores, groups, categories, products } = input;
  const { usageLimit = null, perCustomer = null } = input;
  const code = input.code?.trim() ? input.code : null;
  const coupon = code === null ? null : { code, limit: usageLimit, perCustomer, ...WITHOUT_WORDS };
  return {
    ok: true,
    typed: {
      ...{ name, nameEn: nameEn || null, kind, percentBp, amountOere, buy, free, gifts, stores, groups, categories },
      ...{ products, minimumOere: input.minimumOere ?? null, alone: input.isAlone, coupon, priority: input.priority },
      ...{ needsCode: input.needsCode, from: input.from, to: input.to ?? null, isDry },
    },
  };
}

const WITHOUT_WORDS = { segment: null, tooltip: '', tooltipEn: null, picture: null, button: null };

export const promotionResolvers = {
  Query: {
    async staffPromotions(_root, { filter, first }, context) {
      await requireRight(context, ...SEES_PROMOTIONS);
      return promotionsForStaff(filter, first, context);
    },
    async staffPromotion(_root, { id }, context) {
      const { role } = await requireRight(context, ...SEES_PROMOTIONS);
      return promotionForStaff(id, role, context);
    },
    async staffPromotionChoices(_root, _args, context) {
      await requireRight(context, ...SEES_PROMOTIONS);
      return promotionChoicesForStaff(context);
    },
    async staffPromotionCodes(_root, { id }, context) {
      await requireRight(context, ...SEES_PROMOTIONS);
      return codesForStaff(id, context);
    },
  },
  Mutation: {
    async staffAddPromotion(_root, { input, dry }, context) {
      const { name } = await requireRight(context, ...SEES_PROMOTIONS);
      const read = typedFrom(input, dry);
      const done = read.ok ? await addPromotionForStaff(read.typed, name, context) : read;
      return doneOnWire(done, done.ok ? done.made : null);
    },
    async staffActOnPromotion(_root, { id, act, seen, input, codes }, context) {
      const { name } = await requireRight(context, ...SEES_PROMOTIONS);
      if (!isPromotionAct(act)) throw inputRefused(`${act} is no act on a promotion.`);
      const read = input ? typedFrom(input, false) : null;
      if (read && !read.ok) return doneOnWire(read);
      const acting = { id, act, seen, staff: name, typed: read?.typed ?? null, codes: codes ?? null };
      const { done, changes } = await actOnPromotion(acting, context);
      return { ...doneOnWire(done), changes };
    },
  },
} satisfies Resolvers;
