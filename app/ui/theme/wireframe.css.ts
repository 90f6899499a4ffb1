// A look of tests: every colour grey, every edge square. What stays coloured on a page is hard-coded and wrong.
import { createTheme } from '@vanilla-extract/css';
import { base } from './base';
import { themeContract } from './contract.css';

const light = /Ground|^(ground|surface|plate|accentTint|onAccent|topInk|headerGround|footAccent|footInk|footQuiet)$/;
const shade = (name: string) =>
  name === 'footGround' || name === 'topGround' ? '#333333' : light.test(name) ? '#ffffff' : '#444444';

const color = { ...base.color };
for (const name of Object.keys(color) as (keyof typeof color)[]) color[name] = shade(name);

export const wireframeClass = createTheme(themeContract, {
  ...base,
  color,
  radius: { control: '0', card: '0', plate: '0', badge: '0' },
  border: { card: '1px solid #444444', plate: '1px solid #444444' },
});
