// Statuses and links of track and trace.
import { expect, it } from 'vitest';
import { isWorthAMail, TRACKING_STATUSES, trackingPage, trackingStatusFrom } from '#domain/delivery/tracking';

// spec: 3 Enumerations: Shipment tracking statuses
//   at domain/delivery/tracking.ts
it('recognises the eight statuses of the specification, as carriers write them', () => {
  expect(TRACKING_STATUSES).toHaveLength(8);
  expect(['In Transit', 'delivered to parcelshop', 'Expected Delivery Today', 'lost'].map(trackingStatusFrom)).toEqual([
    'IN_TRANSIT',
    'DELIVERED_TO_PARCELSHOP',
    'EXPECTED_DELIVERY_TODAY',
    'UNKNOWN',
  ]);
  expect(TRACKING_STATUSES.filter(isWorthAMail)).toEqual(['DELIVERED', 'DELIVERED_TO_PARCELSHOP']);
  expect(trackingStatusFrom(' delivered ')).toBe('DELIVERED');
});

it('links to the carrier, and has no link for the shop’s own van', () => {
  expect(trackingPage('gls', '12 34')).toBe('https://gls-group.eu/DK/da/find-pakke?match=12%2034');
  expect(trackingPage('GLS', '12')).toBe(trackingPage('gls', '12'));
  expect(trackingPage('own', '12')).toBeNull();
  expect(trackingPage('gls', '')).toBeNull();
});
