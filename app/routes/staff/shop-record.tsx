// One record of a part of the shop's files: a way of delivery, a store.
import { SEES_PARTS } from '#domain/staff/shop-parts';
import { StaffShopRecordPage } from '~/ui/staff/shop-record-page';
import { actOnRecord, loadRecord } from './record-page.server';
import { staffPage } from './staff-page.server';

const page = staffPage({ guard: SEES_PARTS, load: loadRecord, act: actOnRecord, Page: StaffShopRecordPage });

export const loader = page.loader;
export const action = page.action;
