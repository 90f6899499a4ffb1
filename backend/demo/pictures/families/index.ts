import { filing } from './filing';
import { paper } from './paper';
import { writing } from './writing';
export const FAMILIES: any = { ...writing, ...filing, ...paper };
