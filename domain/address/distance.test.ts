// Distances between postcodes, and the order by distance.
import { describe, expect, it } from 'vitest';
import { centreOf } from './centres';
import { kmBetween, nearestFirst } from './distance';
import { POSTCODES } from './postcodes';

const points = (...postcodes: string[]) => postcodes.map((postcode) => ({ id: `PS${postcode}`, postcode }));
const order = (near: string, ...postcodes: string[]) =>
  nearestFirst(points(...postcodes), near).map(({ postcode }) => postcode);

describe('the distance between two postcodes', () => {
  // Computed independently by the spherical law of cosines, with the earth's mean radius of 6,371 km.
  it('is that of the great circle', () => {
    expect(kmBetween('9990', '4970')).toBe(341);
    expect(kmBetween('9990', '2750')).toBe(246);
  });

  it.each([
    ['1620', '2200', 1, 4],
    ['8000', '8260', 4, 8],
    ['5000', '8000', 80, 95],
    ['3700', '1620', 130, 170],
    ['9990', '4970', 330, 370],
  ])('%s to %s is about as on a map', (one, other, least, most) => {
    const km = kmBetween(one, other);
    expect(km).toBeGreaterThanOrEqual(least);
    expect(km).toBeLessThanOrEqual(most);
    expect(kmBetween(other, one)).toBe(km);
    expect(kmBetween(one, one)).toBe(0);
  });

  it('is known for every postcode except those of single recipients, with all centres in Denmark', () => {
    const unknown = [...POSTCODES.keys()].filter((code) => centreOf(code) === null);
    expect(unknown).toEqual(['0555', '0783', '0784', '0785']);
    for (const code of POSTCODES.keys()) {
      const place = centreOf(code);
      if (!place) continue;
      expect(place.north > 54.5 && place.north < 57.8).toBe(true);
      expect(place.east > 8 && place.east < 15.2).toBe(true);
    }
    expect(kmBetween('0555', '8000')).toBeNull();
  });
});

describe('what is near a postcode', () => {
  it('is sorted by distance on the map, not by number', () => {
    // Middelfart is near Kolding, but its number is near Svendborg and Odense; Holte is nearer to Hillerød than to the south of Zealand.
    expect(order('5500', '5000', '5700', '6000')).toEqual(['6000', '5000', '5700']);
    expect(order('2990', '2800', '2300', '3400')).toEqual(['3400', '2800', '2300']);
    expect(order('4900', '5000', '4000', '5700')[0]).toBe('5700');
  });

  it('starts with the same postcode; at equal distance the nearest number comes first', () => {
    expect(order('1620', '1700', '1500', '1620')).toEqual(['1620', '1700', '1500']);
    expect(nearestFirst(points('8000'), '8000')[0]?.km).toBe(0);
  });

  it('is sorted by number where the postcode has no location', () => {
    expect(nearestFirst(points('9000', '1000'), '0555').map(({ km, postcode }) => [postcode, km])).toEqual([
      ['1000', null],
      ['9000', null],
    ]);
  });
});

describe('the centre of a postcode', () => {
  it('of the inner city is that of its district', () => {
    expect([
      centreOf('1499'),
      centreOf('1500'),
      centreOf('1620'),
      centreOf('1799'),
      centreOf('1800'),
      centreOf('1999'),
    ]).toEqual(['1000', '1500', '1500', '1500', '1800', '1800'].map(centreOf));
    expect(new Set(['1000', '1500', '1800'].map((code) => JSON.stringify(centreOf(code)))).size).toBe(3);
  });

  it('that is not listed is that of the next listed number in its hundred', () => {
    expect(centreOf('8001')).toEqual(centreOf('8000'));
    expect(centreOf('9989')).toEqual(centreOf('9990'));
  });
});

it('at equal distance, postcodes are in order of number, with the same postcode first', () => {
  expect(order('8000', '8002', '8001', '8000')).toEqual(['8000', '8001', '8002']);
  expect(order('0555', '0784', '0555', '0556')).toEqual(['0555', '0556', '0784']);
});
