// Every section of a shop's files, in the order in which they are applied: each refers only to those before it.
import type { Section } from '../section';
import { stores } from './stores';

export const SECTIONS: readonly Section[] = [stores];
