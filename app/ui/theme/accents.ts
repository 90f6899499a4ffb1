// The colour that each look is known by, for what is drawn without stylesheets: papers.
import { base } from './base';
import { dade } from './dade';
import { gaver } from './gaver';
import type { Look } from './tokens';
import { uniq } from './uniq';

const LOOKS: Record<string, Look> = { base, dade, gaver, uniq };

export const accentOf = (themeName: string): string => (LOOKS[themeName] ?? base).color.accentStrong;
