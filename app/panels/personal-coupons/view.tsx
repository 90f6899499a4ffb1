// The panel of personal coupons.
import { panelPath } from '#domain/page/addresses';
import type { SegmentView } from '~/models/segment';
import { PersonalCouponsView } from '~/ui/shop/panels/personal-coupons';
import type { PanelView } from '../contract';

export const personalCouponsView: PanelView<SegmentView> = {
  title: () => 'cart:personal.title',
  View: ({ model, page }) => <PersonalCouponsView {...model} action={panelPath('personal-coupons', page)} />,
};
