// The choice of a variant, and the form that puts it into the cart.
import { panelHref } from '#domain/page/addresses';
import type { OptionMenu } from '~/models/product';
import { OptionMenuView } from '~/ui/shop/panels/option-menu';
import type { PanelView } from '../contract';

export const configurableOptionsView: PanelView<{ product: OptionMenu }> = {
  title: () => 'product:optionMenu.title',
  View: ({ model: { product }, page, language }) => (
    <OptionMenuView
      product={product}
      // A chosen value is the same panel with that value, so Back takes a choice back.
      hrefWith={(options) =>
        panelHref(page, 'configurable-options', { slug: product.slug, options: options.join(',') })
      }
      returnTo={page}
      language={language}
    />
  ),
};
