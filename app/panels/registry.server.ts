// All panels' server halves by name. Does not compile until every name of domain/page/panel-addresses has one.
import type { PanelName } from '#domain/page/addresses';
import type { RequestContext } from '~/models/request-context';
import { addToShoppingList } from './add-to-shopping-list/panel.server';
import { addressHandler } from './address-handler/panel.server';
import { addressValidation } from './address-validation/panel.server';
import { billingAddressList } from './billing-address-list/panel.server';
import { cartItemNote } from './cart-item-note/panel.server';
import { cartUpgrade } from './cart-upgrade/panel.server';
import { configurableOptions } from './configurable-options/panel.server';
import type { PanelParams, PanelServer } from './contract';
import { createShoppingList } from './create-shopping-list/panel.server';
import { deliveryAddressList } from './delivery-address-list/panel.server';
import { editShoppingList } from './edit-shopping-list/panel.server';
import { language } from './language/panel.server';
import { minicart } from './minicart/panel.server';
import { minicartError } from './minicart-error/panel.server';
import { notifyInStock } from './notify-in-stock/panel.server';
import { personalCoupons } from './personal-coupons/panel.server';
import { powerStep } from './power-step/panel.server';
import { requestPrice } from './request-price/panel.server';
import { selectShoppingList } from './select-shopping-list/panel.server';
import { sidebarCart } from './sidebar-cart/panel.server';
import { startSubscriptionPanel } from './start-subscription/panel.server';
import { storeInit } from './store-init/panel.server';
import { trackAndTrace } from './track-and-trace/panel.server';
import { updateCart } from './update-cart/panel.server';
import { viewShoppingList } from './view-shopping-list/panel.server';
import { writeReview } from './write-review/panel.server';

const PANELS = {
  minicart,
  'sidebar-cart': sidebarCart,
  'update-cart': updateCart,
  'cart-item-note': cartItemNote,
  'cart-upgrade': cartUpgrade,
  language,
  'power-step': powerStep,
  'store-init': storeInit,
  'configurable-options': configurableOptions,
  'request-price': requestPrice,
  'notify-in-stock': notifyInStock,
  'write-review': writeReview,
  'address-handler': addressHandler,
  'address-validation': addressValidation,
  'delivery-address-list': deliveryAddressList,
  'billing-address-list': billingAddressList,
  'track-and-trace': trackAndTrace,
  'personal-coupons': personalCoupons,
  'minicart-error': minicartError,
  'select-shopping-list': selectShoppingList,
  'create-shopping-list': createShoppingList,
  'view-shopping-list': viewShoppingList,
  'edit-shopping-list': editShoppingList,
  'add-to-shopping-list': addToShoppingList,
  'start-subscription': startSubscriptionPanel,
} satisfies { [Name in PanelName]: unknown };

type Models = { [Name in PanelName]: (typeof PANELS)[Name] extends PanelServer<infer Model> ? Model : never };

/** A panel that is open, with what it shows. */
export type OpenPanel = {
  [Name in PanelName]: { name: Name; params: PanelParams; model: Models[Name] };
}[PanelName];

export const panelServer = (name: PanelName): Pick<PanelServer<unknown>, 'guards' | 'act'> => PANELS[name];

export async function loadPanel(
  context: RequestContext,
  name: PanelName,
  params: PanelParams,
): Promise<OpenPanel | null> {
  switch (name) {
    case 'minicart':
      return opened(name, params, await minicart.load(context, params));
    case 'sidebar-cart':
      return opened(name, params, await sidebarCart.load(context, params));
    case 'update-cart':
      return opened(name, params, await updateCart.load(context, params));
    case 'cart-item-note':
      return opened(name, params, await cartItemNote.load(context, params));
    case 'cart-upgrade':
      return opened(name, params, await cartUpgrade.load(context, params));
    case 'language':
      return opened(name, params, await language.load(context, params));
    case 'configurable-options':
      return opened(name, params, await configurableOptions.load(context, params));
    case 'power-step':
      return opened(name, params, await powerStep.load(context, params));
    case 'store-init':
      return opened(name, params, await storeInit.load(context, params));
    case 'request-price':
      return opened(name, params, await requestPrice.load(context, params));
    case 'notify-in-stock':
      return opened(name, params, await notifyInStock.load(context, params));
    case 'write-review':
      return opened(name, params, await writeReview.load(context, params));
    case 'address-handler':
      return opened(name, params, await addressHandler.load(context, params));
    case 'address-validation':
      return opened(name, params, await addressValidation.load(context, params));
    case 'delivery-address-list':
      return opened(name, params, await deliveryAddressList.load(context, params));
    case 'billing-address-list':
      return opened(name, params, await billingAddressList.load(context, params));
    case 'track-and-trace':
      return opened(name, params, await trackAndTrace.load(context, params));
    case 'minicart-error':
      return opened(name, params, await minicartError.load(context, params));
    case 'personal-coupons':
      return opened(name, params, await personalCoupons.load(context, params));
    case 'select-shopping-list':
      return opened(name, params, await selectShoppingList.load(context, params));
    case 'create-shopping-list':
      return opened(name, params, await createShoppingList.load(context, params));
    case 'view-shopping-list':
      return opened(name, params, await viewShoppingList.load(context, params));
    case 'edit-shopping-list':
      return opened(name, params, await editShoppingList.load(context, params));
    case 'add-to-shopping-list':
      return opened(name, params, await addToShoppingList.load(context, params));
    case 'start-subscription':
      return opened(name, params, await startSubscriptionPanel.load(context, params));
  }
}

function opened<Name extends PanelName, Model>(name: Name, params: PanelParams, model: Model | null) {
  return model === null ? null : { name, params, model };
}
