// The way to the panel with a product's quantities, where the quantity is worth a thought: the price falls with it, or it goes in steps.
import { panelHref } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { ProductPage } from '~/models/product';
import { Icon } from '~/ui/kit';
import * as styles from './buy-box.css';

interface StepsLinkProps {
  model: Pick<ProductPage, 'price' | 'quantity' | 'cartSku' | 'action' | 'canonical' | 'selectedOptions'>;
  t: Translate;
  here: string;
}

export function StepsLink({ model, t, here }: StepsLinkProps) {
  const { price, quantity, cartSku, action, canonical, selectedOptions } = model;
  const inSteps = (price?.tiers.length ?? 0) > 0 || quantity.increments > 1;
  if (!inSteps || cartSku === null || action.kind !== 'add-to-cart') return null;
  const options = selectedOptions.length > 0 ? selectedOptions.join(',') : null;
  return (
    <a
      className={styles.stepsLink}
      href={panelHref(here, 'power-step', { slug: canonical.replace(/^\//, ''), options })}
      rel="nofollow"
    >
      {t('product:stepMenu.open')}
      <Icon name="chevron-right" size="s" />
    </a>
  );
}
