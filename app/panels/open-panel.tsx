// Renders the open panel: as a slide-in over its page, as a peek, or as a small separate page.
import { type ReactNode, useEffect } from 'react';
import { wakePanel } from '~/client/open-panel';
import { enhanceQuantities } from '~/client/quantity-steps';
import { useTexts } from '~/i18n/use-texts';
import { PanelHost, Peek } from '~/ui/frame/panel-host';
import { Heading, MessageBar } from '~/ui/kit';
import { sheet } from '~/ui/pages/page.css';
import { addToShoppingListView } from './add-to-shopping-list/view';
import { addressHandlerView } from './address-handler/view';
import { addressValidationView } from './address-validation/view';
import { billingAddressListView } from './billing-address-list/view';
import { cartItemNoteView } from './cart-item-note/view';
import { cartUpgradeView } from './cart-upgrade/view';
import { configurableOptionsView } from './configurable-options/view';
import type { PanelView, PanelViewProps } from './contract';
import { createShoppingListView } from './create-shopping-list/view';
import { deliveryAddressListView } from './delivery-address-list/view';
import { editShoppingListView } from './edit-shopping-list/view';
import { languageView } from './language/view';
import { minicartView } from './minicart/view';
import { minicartErrorView } from './minicart-error/view';
import { notifyInStockView } from './notify-in-stock/view';
import { personalCouponsView } from './personal-coupons/view';
import { powerStepView } from './power-step/view';
import type { OpenPanel } from './registry.server';
import { requestPriceView } from './request-price/view';
import { selectShoppingListView } from './select-shopping-list/view';
import { sidebarCartView } from './sidebar-cart/view';
import { startSubscriptionView } from './start-subscription/view';
import { storeInitView } from './store-init/view';
import { trackAndTraceView } from './track-and-trace/view';
import { updateCartView } from './update-cart/view';
import { viewShoppingListView } from './view-shopping-list/view';
import { writeReviewView } from './write-review/view';

interface Drawn {
  title: string;
  isPeek: boolean;
  closeHref: string;
  body: ReactNode;
  footer: ReactNode;
}

type Place = Omit<PanelViewProps<unknown>, 'model' | 'params'>;

function draw<Model>(view: PanelView<Model>, props: PanelViewProps<Model>): Drawn {
  const { View, Footer, title, isPeek, closesTo } = view;
  return {
    title: title(props.params),
    isPeek: isPeek?.(props.params) ?? false,
    closeHref: closesTo?.(props.page, props.params) ?? props.page,
    body: <View {...props} />,
    footer: Footer ? <Footer {...props} /> : null,
  };
}

/** Does not compile until every panel has a view. */
function drawn(panel: OpenPanel, place: Place): Drawn {
  switch (panel.name) {
    case 'minicart':
      return draw(minicartView, { ...place, ...panel });
    case 'sidebar-cart':
      return draw(sidebarCartView, { ...place, ...panel });
    case 'update-cart':
      return draw(updateCartView, { ...place, ...panel });
    case 'cart-item-note':
      return draw(cartItemNoteView, { ...place, ...panel });
    case 'cart-upgrade':
      return draw(cartUpgradeView, { ...place, ...panel });
    case 'language':
      return draw(languageView, { ...place, ...panel });
    case 'configurable-options':
      return draw(configurableOptionsView, { ...place, ...panel });
    case 'power-step':
      return draw(powerStepView, { ...place, ...panel });
    case 'store-init':
      return draw(storeInitView, { ...place, ...panel });
    case 'request-price':
      return draw(requestPriceView, { ...place, ...panel });
    case 'notify-in-stock':
      return draw(notifyInStockView, { ...place, ...panel });
    case 'write-review':
      return draw(writeReviewView, { ...place, ...panel });
    case 'address-handler':
      return draw(addressHandlerView, { ...place, ...panel });
    case 'address-validation':
      return draw(addressValidationView, { ...place, ...panel });
    case 'delivery-address-list':
      return draw(deliveryAddressListView, { ...place, ...panel });
    case 'billing-address-list':
      return draw(billingAddressListView, { ...place, ...panel });
    case 'track-and-trace':
      return draw(trackAndTraceView, { ...place, ...panel });
    case 'minicart-error':
      return draw(minicartErrorView, { ...place, ...panel });
    case 'personal-coupons':
      return draw(personalCouponsView, { ...place, ...panel });
    case 'select-shopping-list':
      return draw(selectShoppingListView, { ...place, ...panel });
    case 'create-shopping-list':
      return draw(createShoppingListView, { ...place, ...panel });
    case 'view-shopping-list':
      return draw(viewShoppingListView, { ...place, ...panel });
    case 'edit-shopping-list':
      return draw(editShoppingListView, { ...place, ...panel });
    case 'add-to-shopping-list':
      return draw(addToShoppingListView, { ...place, ...panel });
    case 'start-subscription':
      return draw(startSubscriptionView, { ...place, ...panel });
  }
}

interface OpenPanelProps extends Place {
  panel: OpenPanel;
}

export function PanelOverPage({ panel, ...place }: OpenPanelProps) {
  useEffect(enhanceQuantities, []);
  const { t } = useTexts();
  const { title, isPeek, closeHref, body, footer } = drawn(panel, place);
  useAwakePanel(`${panel.name} ${isPeek}`);
  if (isPeek)
    return (
      <Peek title={t(title)} closeHref={closeHref}>
        {body}
      </Peek>
    );
  return (
    <PanelHost name={panel.name} title={t(title)} closeHref={closeHref} footer={footer} key={panel.name}>
      {body}
    </PanelHost>
  );
}

/** On live pages; on others app/client/panel-place does it. */
function useAwakePanel(kind: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of panel is another element.
  useEffect(wakePanel, [kind]);
}

/** The same view as a small page: what a refusal shows without scripts, and what a reload of it shows. */
export function PanelAsPage({ panel, ...place }: OpenPanelProps) {
  const { t } = useTexts();
  const { title, body, footer } = drawn(panel, place);
  return (
    <div className={sheet}>
      <Heading level={1}>{t(title)}</Heading>
      {place.message ? <MessageBar tone="error">{place.message}</MessageBar> : null}
      {body}
      {footer}
    </div>
  );
}
