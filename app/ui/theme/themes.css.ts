// The four looks as classes. A look is chosen by name, which comes from the variant's data.
import { createTheme } from '@vanilla-extract/css';
import { base } from './base';
import { themeContract } from './contract.css';
import { dade } from './dade';
import { gaver } from './gaver';
import { uniq } from './uniq';

export const baseClass = createTheme(themeContract, base);
export const dadeClass = createTheme(themeContract, dade);
export const uniqClass = createTheme(themeContract, uniq);
export const gaverClass = createTheme(themeContract, gaver);
