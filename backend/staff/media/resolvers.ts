// Resolvers of the media library.
import type { Resolvers } from '#backend/generated/staff';
import { inputRefused } from '#backend/refusal';
import { isMediaAct, isMediaHash, mediaQuery, SEES_MEDIA } from '#domain/staff/media-library';
import { CHANGES_PRODUCTS } from '#domain/staff/product-acts';
import { requireRight } from '../context';
import { doneOnWire } from '../wire';
import { actOnMedia } from './act';
import { listMediaForStaff, mediaForStaff } from './list';

export const mediaResolvers = {
  Query: {
    async staffMedia(_root, { view, text, page }, context) {
      await requireRight(context, ...SEES_MEDIA);
      return listMediaForStaff(mediaQuery({ view, q: text, page: String(page) }), context);
    },
    async staffMediaFile(_root, { hash }, context) {
      await requireRight(context, ...SEES_MEDIA);
      return isMediaHash(hash) ? mediaForStaff(hash, context) : null;
    },
  },
  Mutation: {
    async staffActOnMedia(_root, { hash, act, seen, input }, context) {
      const { name: staff } = await requireRight(context, ...SEES_MEDIA);
      if (!isMediaAct(act) || !isMediaHash(hash)) throw inputRefused(`${act} is no act on a picture.`);
      if (act === 'use') await requireRight(context, CHANGES_PRODUCTS);
      const { done, changes } = await actOnMedia({ hash, act, seen, input, staff }, context);
      return { ...doneOnWire(done, done.ok ? done.made : null), changes };
    },
  },
} satisfies Resolvers;
