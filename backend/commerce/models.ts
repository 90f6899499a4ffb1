// Every class whose instances documents read field by field, guarded once.
import { guardGetters } from '#backend/graphql/guarded';
import { CartLineModel } from './cart/lines/model';
import { CartModel } from './cart/model';
import { CategoryModel } from './catalogue/category/model';
import { ProductModel } from './catalogue/product/model';
import { PricedModel } from './catalogue/product/priced-model';
import { RatedModel } from './catalogue/product/rated-model';
import { StockedModel } from './catalogue/product/stocked-model';
import { CustomerModel } from './customer/model';
import { PointsModel } from './customer/points/resolvers';
import { InvoiceModel } from './invoice/model';
import { PurchaseOrderModel } from './order/approval/model';
import { OrderLineModel } from './order/read/line-model';
import { OrderModel } from './order/read/model';

const MODELS = [
  PricedModel,
  StockedModel,
  RatedModel,
  ProductModel,
  CategoryModel,
  CartModel,
  CartLineModel,
  CustomerModel,
  OrderModel,
  OrderLineModel,
  InvoiceModel,
  PurchaseOrderModel,
  PointsModel,
];

for (const model of MODELS) guardGetters(model);
