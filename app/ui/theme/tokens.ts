// The shape of a look's values, so that each look is plain data that tests can read without a stylesheet.
import type { themeContract } from './contract.css';

type Values<T> = { [K in keyof T]: T[K] extends string ? string : Values<T[K]> };

export type Theme = Values<typeof themeContract>;
