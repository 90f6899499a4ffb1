// The four looks as classes. A look is chosen by name, which comes from the variant's data.
import { createTheme } from '@vanilla-extract/css';
import { base } from './base';
import { lookContract } from './contract.css';
import { dade } from './dade';
import { gaver } from './gaver';
import { uniq } from './uniq';

export const baseClass = createTheme(lookContract, base);
export const dadeClass = createTheme(lookContract, dade);
export const uniqClass = createTheme(lookContract, uniq);
export const gaverClass = createTheme(lookContract, gaver);
