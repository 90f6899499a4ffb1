// Every table of the back end, for Drizzle. The shape itself is made by backend/db/migrations.
export * from './business';
export * from './cart';
export * from './category';
export * from './content';
export * from './customer';
export * from './mail';
export * from './order';
export * from './payment';
export * from './price';
export * from './product';
export * from './search';
export * from './session';
export * from './shipping';
export * from './shopping-list';
export * from './stock';
export * from './store';
export * from './url-rewrite';
