// Pictures of designs: named by product and options, drawn from the product's own drawing.
import { expect, test } from 'vitest';
import { designOfPicture, designPictureKey, drawnAsDesigned } from './design-picture';

test('the key of a picture contains product and options, and is parsed again', () => {
  expect(designPictureKey(2712, [1, 0, 12])).toBe('design/2712/1-0-12');
  expect(designOfPicture('design/2712/1-0-12')).toEqual({ productId: 2712, places: [1, 0, 12] });
  for (const other of ['product/design/1', 'design/2712', 'design/x/1', 'design/1/1-', 'design/1/1234', 'xdesign/1/1'])
    expect(designOfPicture(other), other).toBeNull();
});

test('selected values replace the product’s own values', () => {
  const own = {
    family: 'desk',
    colour: '#ccaa77',
    view: 'scene',
    traits: ['small'],
    facts: { height: 73, width: 140 },
  };
  const look = { accent: '#222222', traits: ['linoleum'], facts: { width: 180 } };
  expect(drawnAsDesigned(own, look)).toEqual({
    family: 'desk',
    colour: '#ccaa77',
    accent: '#222222',
    view: 'main',
    traits: ['small', 'linoleum'],
    facts: { height: 73, width: 180 },
  });
});

test('a photo cannot be recoloured, and without a design there is no picture', () => {
  expect(drawnAsDesigned({ file: 'abc' }, { colour: '#222222' })).toBeNull();
  expect(drawnAsDesigned(null, { colour: '#222222' })).toBeNull();
  expect(drawnAsDesigned({ family: 'desk' }, null)).toBeNull();
});
