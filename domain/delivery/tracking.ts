// What a shipment's track and trace says. Spec §3 "Shipment tracking statuses".

export const TRACKING_STATUSES = [
  'AWAITING_PICKUP',
  'EXPECTED_DELIVERY_TODAY',
  'PARTIAL_DELIVERED',
  'DELIVERED',
  'DELIVERED_TO_PARCELSHOP',
  'IN_TRANSIT',
  'RETURNED',
  'UNKNOWN',
] as const;
export type TrackingStatus = (typeof TRACKING_STATUSES)[number];

export const isTrackingStatus = (value: unknown): value is TrackingStatus =>
  TRACKING_STATUSES.some((status) => status === value);

/** As carriers and staff write it: 'In Transit', 'delivered to parcelshop'; anything unrecognised is UNKNOWN. */
export function trackingStatusFrom(text: string): TrackingStatus {
  const code = text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  return isTrackingStatus(code) ? code : 'UNKNOWN';
}

// The customer is notified of these; the rest they look up.
export const isWorthAMail = (status: TrackingStatus): boolean =>
  status === 'DELIVERED' || status === 'DELIVERED_TO_PARCELSHOP';

/** Known carriers' own pages; null for those that have none, such as our own van. */
const PAGES: Record<string, (number: string) => string> = {
  postnord: (number) => `https://tracking.postnord.com/da/tracking?id=${number}`,
  gls: (number) => `https://gls-group.eu/DK/da/find-pakke?match=${number}`,
  bring: (number) => `https://tracking.bring.dk/tracking/${number}`,
  dao: (number) => `https://www.dao.as/privat/find-din-pakke?stregkode=${number}`,
};

export function trackingPage(carrierCode: string, number: string): string | null {
  const page = PAGES[carrierCode.toLowerCase()];
  return page && number !== '' ? page(encodeURIComponent(number)) : null;
}
