// Personal and business shopping lists (spec §3 "Shopping list").
import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const shoppingList = pgTable('shopping_list', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  customerId: integer('customer_id'),
  businessId: integer('business_id'),
  isContractGoods: boolean('is_contract_goods').notNull(),
  isWarehouseHotel: boolean('is_warehouse_hotel').notNull(),
  sortOrder: integer('sort_order').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const shoppingListItem = pgTable(
  'shopping_list_item',
  {
    listId: integer('list_id').notNull(),
    productId: integer('product_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.productId] })],
);
