// The parts of the shop's files that the member may change.
import { partsOfRole, SEES_PARTS } from '#domain/staff/shop-parts';
import { textsOf } from '~/i18n/texts.server';
import { isPartElsewhere } from '~/services/staff/shop-parts.server';
import { StaffShopPartsPage } from '~/ui/staff/shop-parts-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_PARTS,
  async load(context) {
    const parts = partsOfRole(context.member?.role ?? '').filter((part) => !isPartElsewhere(part));
    return { title: textsOf(context.language).t('staff:nav.settings'), model: { parts } };
  },
  Page: StaffShopPartsPage,
});

export const loader = page.loader;
export const action = page.action;
