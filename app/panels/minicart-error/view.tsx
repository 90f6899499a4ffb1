// The minicart's error as it looks.
import type { Refusal } from '#domain/refusal/refusals';
import { MinicartErrorView } from '~/ui/shop/panels/minicart-error';
import type { PanelView } from '../contract';

export const minicartErrorView: PanelView<{ refusal: Refusal }> = {
  title: () => 'cart:error.title',
  View: ({ model, page }) => <MinicartErrorView refusal={model.refusal} page={page} />,
};
