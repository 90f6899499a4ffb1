// The barcode library reads product codes and shelf labels, as the shop prints them, from a camera frame.
import { MultiFormatOneDReader } from '@zxing/library';
import bwip from 'bwip-js/node';
import { expect, it } from 'vitest';
import { shelfCode } from '#domain/quantity/scan';
import { codeInFrame } from './scan-library';

const UNIT = 3;
const MARGIN = 40;
const HEIGHT = 120;

/** Bars and gaps as a grey picture with a white margin; `noise` darkens every so many dots. */
function frameOf(type: 'ean13' | 'code128', text: string, noise = 0) {
  const [code] = bwip.raw(type, text, '');
  const bars = code && 'sbs' in code ? code.sbs : [];
  const row = bars.flatMap((modules, at) => Array<number>(modules * UNIT).fill(at % 2 === 0 ? 20 : 235));
  const line = [...Array<number>(MARGIN).fill(235), ...row, ...Array<number>(MARGIN).fill(235)];
  const grey = new Uint8ClampedArray(line.length * HEIGHT);
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = noise > 0 && at % noise === 0 ? 120 : (line[at % line.length] ?? 235);
  return { grey, width: line.length };
}
const read = (type: 'ean13' | 'code128', text: string, noise?: number) => {
  const { grey, width } = frameOf(type, text, noise);
  return codeInFrame(new MultiFormatOneDReader(new Map()), grey, width, HEIGHT);
};

it.each(['5701234567899', '4006381333931'])('reads the EAN %s', (ean) => expect(read('ean13', ean)).toBe(ean));
it('reads a SKU and a shelf label', () => {
  expect(read('code128', '1200100')).toBe('1200100');
  const label = shelfCode({ sku: '1200100', min: 2, max: 10 });
  expect(read('code128', label)).toBe(label);
});
it('reads a frame with noise', () => expect(read('ean13', '4006381333931', 997)).toBe('4006381333931'));
it('reads nothing from an empty frame', () =>
  expect(
    codeInFrame(new MultiFormatOneDReader(new Map()), new Uint8ClampedArray(300 * 120).fill(235), 300, 120),
  ).toBeNull());
