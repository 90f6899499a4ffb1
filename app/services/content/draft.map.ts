// From the wire's drafts to what the pages show of them. Null for one that is not there, and for one that says too little to be shown.
import type { SalesPerson } from '~/models/content';
import type {
  FooterDraftQuery,
  FrontPageDraftQuery,
  MenuDraftQuery,
  NotificationDraftQuery,
  PopupDraftQuery,
  SellerDraftQuery,
} from '../generated/content';
import { type FrameContent, type FrontContent, footerContentOf, frontContentOf, noticesOf } from './content.map';
import { menuPointsOf } from './menu.map';
import { popupsOf } from './popup.map';
import { salesPersonIn } from './seller.map';

export interface DraftContent {
  /** Those that it is for. */
  stores: { code: string; name: string }[];
  /** What takes the place of what is published around the page. */
  frame?: Partial<FrameContent>;
  front?: FrontContent;
  person?: SalesPerson;
}

interface WireDraft {
  documentId: string;
  stores?: readonly ({ store_code: string; Name: string } | null)[] | null;
}

/** A content service that cannot filter by id returns any entry. */
function ownOf<Entry extends WireDraft>(entries: readonly (Entry | null)[] | null | undefined, id: string) {
  const entry = entries?.find((one) => one?.documentId === id);
  if (!entry) return null;
  const stores = (entry.stores ?? []).flatMap((store) => (store ? [{ code: store.store_code, name: store.Name }] : []));
  return { entry, stores };
}

export function popupDraftOf(data: PopupDraftQuery | null, id: string): DraftContent | null {
  const own = ownOf(data?.popups, id);
  const popups = popupsOf(own && [own.entry]);
  return own && popups.length > 0 ? { stores: own.stores, frame: { popups } } : null;
}

export function noticeDraftOf(data: NotificationDraftQuery | null, id: string): DraftContent | null {
  const own = ownOf(data?.notifications, id);
  return own && { stores: own.stores, frame: { notifications: noticesOf([own.entry]) } };
}

export function menuDraftOf(data: MenuDraftQuery | null, id: string): DraftContent | null {
  const own = ownOf(data?.menus, id);
  return own && { stores: own.stores, frame: { menu: menuPointsOf([own.entry]) } };
}

export function footerDraftOf(data: FooterDraftQuery | null, id: string): DraftContent | null {
  const own = ownOf(data?.footers, id);
  return own && { stores: own.stores, frame: footerContentOf(own.entry) };
}

export function frontDraftOf(data: FrontPageDraftQuery | null, id: string): DraftContent | null {
  const own = ownOf(data?.frontPages, id);
  const front = own && frontContentOf({ frontPages: [own.entry] });
  if (!own || !front) return null;
  // Content that begins later is shown, because a draft is a preview.
  const banners = front.banners.map((banner) => ({ ...banner, period: { ...banner.period, from: null } }));
  return { stores: own.stores, front: { ...front, banners } };
}

export function sellerDraftOf(data: SellerDraftQuery | null, id: string): DraftContent | null {
  const own = ownOf(data?.sellers, id);
  const person = salesPersonIn(own?.entry);
  return own && person && { stores: own.stores, person };
}
