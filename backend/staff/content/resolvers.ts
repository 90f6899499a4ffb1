// Resolvers of content in the back office.
import type { Resolvers, StaffContentInput } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { listStoreNumbers } from '#backend/shop-files/sections/content/content.sql';
import { isPlannedAct } from '#domain/staff/content-plan';
import { isActOfKind, isAddedKind, isContentAct, isContentKind, SEES_CONTENT } from '#domain/staff/content-views';
import { requireRight } from '../context';
import { doneOnWire } from '../wire';
import { actOnContent } from './act';
import { addContent } from './add';
import { planContent } from './plan';
import { contentEntryForStaff, contentForStaff, plannedContent, removedContent } from './read';
import { restoreContent } from './restore';

/** As it was typed; null: as it is. */
const typedContent = ({ words, from, to, path, stores, order }: StaffContentInput) => ({
  ...{ words, from: from ?? null, to: to ?? null, path: path ?? null, stores: stores ?? null, order: order ?? null },
});

export const contentStaffResolvers = {
  Query: {
    async staffContent(_root, { kind, text, removed }, context) {
      await requireRight(context, ...SEES_CONTENT);
      return removed ? removedContent(text ?? '', context) : contentForStaff(kind ?? null, text ?? '', context);
    },
    async staffContentStores(_root, _given, context) {
      await requireRight(context, ...SEES_CONTENT);
      return listStoreNumbers(context.pool);
    },
    async staffContentPlans(_root, _given, context) {
      await requireRight(context, ...SEES_CONTENT);
      return plannedContent(context);
    },
    async staffContentEntry(_root, { kind, name, entry }, context) {
      await requireRight(context, ...SEES_CONTENT);
      if (!isContentKind(kind)) throw inputRefused(`${kind} is no kind of content.`);
      return contentEntryForStaff({ kind, name, entry: entry ?? null }, context);
    },
  },
  Mutation: {
    async staffActOnContent(_root, { kind, name, act, seen, input, dry }, context) {
      const { name: staff } = await requireRight(context, ...SEES_CONTENT);
      if (!isContentKind(kind) || !isContentAct(act)) throw inputRefused(`${act} is no act on ${kind}.`);
      if (!isActOfKind(kind, act)) throw inputRefused(`${kind} has no ${act}.`);
      const acting = { kind, name, seen, staff, ...typedContent(input), isDry: dry };
      const { done, changes } = await (act === 'restore'
        ? restoreContent(acting, context)
        : actOnContent({ ...acting, act }, context));
      return { ...doneOnWire(done), changes };
    },
    async staffPlanContent(_root, { kind, name, act, at, seen }, context) {
      const { name: staff } = await requireRight(context, ...SEES_CONTENT);
      if (!isContentKind(kind) || !isPlannedAct(act)) throw inputRefused(`${act} is not planned for ${kind}.`);
      const { done, changes } = await planContent({ kind, name, act, at, seen, staff }, context);
      return { ...doneOnWire(done), changes };
    },
    async staffAddContent(_root, { kind, act, input }, context) {
      const { name: staff } = await requireRight(context, ...SEES_CONTENT);
      const isDraft = act === 'draft';
      if (!isAddedKind(kind) || (!isDraft && act !== 'publish')) throw inputRefused(`${act} makes no ${kind}.`);
      const done = await addContent({ kind, isDraft, staff, ...typedContent(input) }, context);
      return doneOnWire(done, done.ok ? done.made : null);
    },
  },
} satisfies Resolvers;
