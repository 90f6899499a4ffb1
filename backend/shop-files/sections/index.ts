// Every section of a shop's files, in the order in which they are applied: each refers only to those before it.
import type { Section } from '../section';
import { brands } from './brands';
import { categories } from './categories';
import { company } from './company';
import { methods } from './delivery';
import { designArticles } from './design-articles';
import { duties } from './duties';
import { priceLog } from './price-log';
import { printers } from './printers';
import { products } from './products';
import { servicePoints, shops } from './shops';
import { stock } from './stock';
import { stores } from './stores';
import { synonyms } from './synonyms';
import { units } from './units';
import { upgrades } from './upgrades';

export const SECTIONS: readonly Section[] = [
  ...[company, stores, units, duties, methods, shops, servicePoints],
  ...[brands, printers, categories, designArticles, products, priceLog, stock, upgrades, synonyms],
];
