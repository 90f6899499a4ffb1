// What the rest of the shop needs of the looks: the names of values, and the class that a look's name stands for.
import './fonts.css';
import './global.css';
import { baseClass, dadeClass, gaverClass, uniqClass } from './themes.css';

const classes: Record<string, string> = { base: baseClass, dade: dadeClass, uniq: uniqClass, gaver: gaverClass };

/** The class of a look for <html>; an unknown name wears the base look. */
export function themeClass(themeName: string): string {
  return classes[themeName] ?? baseClass;
}
