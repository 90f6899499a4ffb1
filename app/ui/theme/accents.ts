// The colours and the mark that each look is known by, for what is drawn without stylesheets: papers.
import { base } from './base';
import { dade } from './dade';
import { gaver } from './gaver';
import { markShapes } from './mark-shapes';
import type { Theme } from './tokens';
import { uniq } from './uniq';

const LOOKS: Record<string, Theme> = { base, dade, gaver, uniq };
const themeOf = (themeName: string): Theme => LOOKS[themeName] ?? base;

export const accentOf = (themeName: string): string => themeOf(themeName).color.accentStrong;

/** Paths in a square of 40, each with its colour. */
export function markOf(themeName: string): { d: string; colour: string }[] {
  const { accent, mark, ink } = themeOf(themeName).color;
  const colours = { accent, second: mark, light: '#ffffff', current: ink };
  return markShapes(themeName).map(({ fill, d }) => ({ d, colour: colours[fill] }));
}
