// The public part of the themes: the names of values, and the class of a theme's name.
import './fonts.css';
import './global.css';
import { baseClass, dadeClass, gaverClass, uniqClass } from './themes.css';

const classes: Record<string, string> = { base: baseClass, dade: dadeClass, uniq: uniqClass, gaver: gaverClass };

/** The class of a look for <html>; an unknown name wears the base look. */
export function themeClass(themeName: string): string {
  return classes[themeName] ?? baseClass;
}
