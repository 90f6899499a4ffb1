// Everyone who can log in to the demo, their companies and agreements.
import { categoryKeyed } from '../categories';
import type { DemoWorld, WorldProduct } from '../types';
import { contractPrices, shoppingLists } from './agreements';
import { businesses, CUSTOMER_GROUPS } from './businesses';
import { customers } from './customers';

type People = Pick<DemoWorld, 'customerGroups' | 'businesses' | 'customers' | 'contractPrices' | 'shoppingLists'>;

export function peopleOf(products: readonly WorldProduct[], now: Date): People {
  return {
    customerGroups: [...CUSTOMER_GROUPS],
    businesses: businesses(categoryKeyed),
    customers: customers(now),
    contractPrices: contractPrices(products, now),
    shoppingLists: shoppingLists(products, now),
  };
}
