// Resolvers of content in the back office.
import type { Resolvers } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { isContentAct, isContentKind, SEES_CONTENT } from '#domain/staff/content-views';
import { requireRight } from '../context';
import { doneOnWire } from '../wire';
import { actOnContent } from './act';
import { contentEntryForStaff, contentForStaff } from './read';

export const contentStaffResolvers = {
  Query: {
    async staffContent(_root, { kind, text }, context) {
      await requireRight(context, ...SEES_CONTENT);
      return contentForStaff(kind ?? null, text ?? '', context);
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
      const { words, from = null, to = null } = input;
      const acting = { kind, name, act, seen, staff, words, from: from ?? null, to: to ?? null, isDry: dry };
      const { done, changes } = await actOnContent(acting, context);
      return { ...doneOnWire(done), changes };
    },
  },
} satisfies Resolvers;
