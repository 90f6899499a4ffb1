// The rows of recommendations that the content service defines outside the front page.
import type { RecommendationBlock } from '~/models/content';
import { RecommendationBlocksDocument } from '../generated/content';
import { standing } from '../transport/long-lived-cache';
import { read } from '../transport/transport.server';
import { blocksOf } from './block.map';

export const listBlocks = standing(
  async (caller): Promise<RecommendationBlock[]> => {
    const variables = { storeCode: caller.storeCode, locale: caller.language };
    return blocksOf(await read(caller, { client: 'content', document: RecommendationBlocksDocument, variables }));
  },
  () => [],
);
