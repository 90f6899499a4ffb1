// Each step is the same panel with that quantity, so Back takes a choice back.
import { panelHref } from '#domain/page/addresses';
import type { StepMenu } from '~/models/product';
import { StepMenuView } from '~/ui/shop/panels/step-menu';
import type { PanelView } from '../contract';

export const powerStepView: PanelView<{ product: StepMenu }> = {
  title: () => 'product:stepMenu.title',
  View: ({ model: { product }, page, language }) => (
    <StepMenuView
      product={product}
      hrefWith={(qty) =>
        panelHref(page, 'power-step', {
          slug: product.slug,
          options: product.selectedOptions.length > 0 ? product.selectedOptions.join(',') : null,
          qty,
        })
      }
      returnTo={page}
      language={language}
    />
  ),
};
