// A store that one can walk into, as its pages show it.
import type { DayHours, OpenDayKind, OpenState } from '#domain/delivery/opening-hours';

export interface StoreDayView {
  /** ISO day. */
  date: string;
  kind: OpenDayKind;
  /** Null: closed. */
  hours: DayHours | null;
  note: string;
}

export interface PhysicalStoreView {
  code: string;
  href: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  phone: string;
  email: string;
  /** Null where its location has not been entered. */
  place: { latitude: number; longitude: number } | null;
  description: string;
  services: string[];
  staff: { name: string; role: string; phone: string; email: string }[];
  /** Monday first. */
  week: (DayHours | null)[];
  /** Today and the six days after it. */
  days: StoreDayView[];
  /** Later days that are not as usual. */
  exceptions: StoreDayView[];
  /** At the moment in which the page is made. */
  state: OpenState;
  /** Distance from the requested postcode; null where none was requested, or where unknown. */
  km: number | null;
}
