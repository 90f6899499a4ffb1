// The first migration: the whole schema, file by file (backend/db/schema), each after what it builds on.
import { schemaFiles } from '../../generated/schema';

export type SchemaFile = keyof typeof schemaFiles;

export const BASELINE_ORDER: readonly SchemaFile[] = [
  // Tables have generated columns and indexes that call these.
  'functions/text',
  'functions/search-words',
  'store',
  'category',
  'product',
  'price',
  'product-card',
  'facet',
  'search',
  'business',
  'customer',
  'session',
  'punchout',
  'shopping-list',
  'printer',
  'shipping',
  'cart',
  'order',
  'subscription',
  'stock',
  'points',
  'payment',
  'shipment',
  'invoice',
  'withdrawal',
  'promotion',
  'gift-card',
  'design',
  'request',
  'mail',
  'content',
  'recommendation',
  'maintenance',
  'staff',
  'functions/append-only',
  'functions/changes',
  'functions/product-cards',
  'functions/prices',
  'functions/facets',
  'functions/category-places',
  'functions/search-rows',
  'functions/gift-cards',
  'functions/withdrawals',
  'functions/announcements',
];

export const baseline = BASELINE_ORDER.map((file) => schemaFiles[file]).join('\n');
