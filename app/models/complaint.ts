// Complaints as their buyers see them.
import type { ComplaintState, ComplaintWish } from '#domain/complaint/complaint';
import type { PictureSide } from '#domain/complaint/pictures';

export interface ComplainableLine {
  id: number;
  sku: string;
  name: string;
  unit: string;
  /** Pieces that can be complained of. */
  left: number;
}

export interface MadeComplaintView {
  number: string;
  href: string;
  product: string;
  state: ComplaintState;
  /** ISO moment. */
  receivedAt: string;
}

/** An order as its buyer complains of its goods. */
export interface ComplainableOrder {
  number: string;
  email: string;
  /** ISO moment. */
  placedAt: string;
  isConsumer: boolean;
  /** ISO day; null while a part of the order is still to come. */
  lastDay: string | null;
  lines: ComplainableLine[];
  made: MadeComplaintView[];
}

export interface ComplaintView {
  number: string;
  state: ComplaintState;
  receivedAt: string;
  isConsumer: boolean;
  order: string | null;
  product: string;
  quantity: number;
  email: string;
  wish: ComplaintWish;
  remedy: ComplaintWish | null;
  serialNumber: string;
  batchNumber: string;
  description: string;
  replacement: string | null;
  mayAnswer: boolean;
  pictures: PictureSide[];
  /** How many more came with answers. */
  extraPictures: number;
  messages: { isFromShop: boolean; text: string; state: ComplaintState; at: string }[];
}

/** The pictures that have come to a form. */
export interface UploadView {
  /** Known by this key, which the form carries. */
  key: string;
  pictures: PictureSide[];
  /** Where the last link was sent by SMS; null: none was requested. */
  mobile: string | null;
}

/** What a link by SMS opens. */
export interface LinkView {
  pictures: PictureSide[];
  state: 'open' | 'done' | 'late';
}
