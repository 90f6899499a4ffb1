// Every section of a shop's files, in the order in which they are applied: each refers only to those before it.
import type { Section } from '../section';
import { company } from './company';
import { CONTENT } from './content/index';
import { methods } from './delivery';
import { duties } from './duties';
import { servicePoints, shops } from './shops';
import { stock } from './stock';
import { stores } from './stores';
import { units } from './units';

export const SECTIONS: readonly Section[] = [
  company,
  stores,
  units,
  duties,
  methods,
  shops,
  servicePoints,
  stock,
  ...CONTENT,
];
