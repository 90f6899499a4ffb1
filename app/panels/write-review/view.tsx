// The panel in which a customer reviews a product.
import { panelPath } from '#domain/page/addresses';
import { WriteReviewView } from '~/ui/shop/panels/write-review';
import type { PanelView } from '../contract';
import type { WriteReviewModel } from './panel.server';

export const writeReviewView: PanelView<WriteReviewModel> = {
  title: () => 'request:review.title',
  View: ({ model, params, page, reply }) => (
    <WriteReviewView {...model} action={panelPath('write-review', page, params)} reply={reply} />
  ),
};
