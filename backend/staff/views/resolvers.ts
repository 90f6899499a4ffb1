// Resolvers of the saved views of lists.
import type { Resolvers } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { isViewList, type ViewListName } from '#domain/staff/saved-views';
import { requireMember } from '../context';
import { doneOnWire } from '../wire';
import { changeView, removeView, saveView, viewsForStaff } from './views';

function listFrom(given: string): ViewListName {
  if (!isViewList(given)) throw inputRefused(`${given} is no list with saved views.`);
  return given;
}

export const viewResolvers = {
  Query: {
    async staffViews(_root, { list }, context) {
      const own = await requireMember(context);
      return viewsForStaff(list == null ? null : listFrom(list), own, context);
    },
  },
  Mutation: {
    async staffSaveView(_root, { list, ...given }, context) {
      const own = await requireMember(context);
      return doneOnWire(await saveView({ ...given, list: listFrom(list) }, own, context));
    },
    async staffChangeView(_root, given, context) {
      return doneOnWire(await changeView(given, await requireMember(context), context));
    },
    async staffRemoveView(_root, { id }, context) {
      return doneOnWire(await removeView(id, await requireMember(context), context));
    },
  },
} satisfies Resolvers;
