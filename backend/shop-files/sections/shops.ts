// The sections `physical_stores` and `service_points` of delivery.yaml: physical shops, with their hours and their stock's
// source, and the parcel shops of a carrier that is not queried.
import { z } from 'zod/v4';
import { servicePoint } from '#backend/db/tables/shipping';
import { resourceSection, yamlResource } from '#backend/resources/resource';
import { asIs } from '#backend/resources/resource.sql';
import { postcodeFrom } from '#domain/validate/postcode';
import { yamlList } from '../file/yaml';
import { recordSection } from '../section';
import { loadShops, removePoints, writeShops } from './shops.sql';
import { bilingual, clock, code, day } from './values';

const hours = z
  .strictObject({ from: clock, to: clock })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'Butikken lukker, før den åbner.' });
const postcode = z
  .string()
  .refine((typed) => postcodeFrom(typed) === typed, 'Postnummeret har 4 cifre og skrives i anførselstegn.');

/** In both languages, or one text for both; nothing said is nothing shown. */
const shortText = bilingual.refine(({ da, en }) => Math.max(da.length, en.length) <= 300, 'Teksten er for lang.');

const exceptions = z
  .array(
    z.strictObject({
      date: day,
      /** Left out: closed that day. */
      hours: hours.optional(),
      note: shortText.default({ da: '', en: '' }),
    }),
  )
  .max(200)
  .refine((all) => new Set(all.map(({ date }) => date)).size === all.length, 'Den samme dag står der to gange.');

const employee = z.strictObject({
  name: z.string().min(1).max(100),
  role: shortText.default({ da: '', en: '' }),
  phone: z.string().max(40).default(''),
  email: z.string().max(100).default(''),
});

const shopSchema = z.strictObject({
  code,
  name: z.string().min(1).max(100),
  url_key: code,
  street: z.string().min(1).max(100),
  postcode,
  city: z.string().min(1).max(60),
  phone: z.string().max(40).default(''),
  email: z.string().max(100).default(''),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  opening_hours: z.strictObject({
    monday: hours.optional(),
    tuesday: hours.optional(),
    wednesday: hours.optional(),
    thursday: hours.optional(),
    friday: hours.optional(),
    saturday: hours.optional(),
    sunday: hours.optional(),
  }),
  /** Days that differ from the week and from public holidays, on which the shop is closed by itself. */
  exceptions: exceptions.default([]),
  description: shortText.default({ da: '', en: '' }),
  services: z.array(shortText).max(30).default([]),
  staff: z.array(employee).max(50).default([]),
});

export type ShopRecord = z.infer<typeof shopSchema>;

export const shopsSource = yamlList({ file: 'delivery.yaml', key: 'physical_stores', schema: shopSchema });

export const shops = recordSection<ShopRecord>({
  name: 'shops',
  title: 'fysiske butikker',
  source: shopsSource,
  keyOf: ({ code: key }) => key,
  missing: 'untouched',
  load: loadShops,
  write: ({ added, changed }, { on }) =>
    writeShops(
      on,
      [...added, ...changed].map(({ record }) => record),
    ),
});

const pointSchema = z.strictObject({
  id: z.string().min(1).max(40),
  carrier: code,
  name: z.string().min(1).max(100),
  street: z.string().min(1).max(100),
  postcode,
  city: z.string().min(1).max(60),
  opening_hours: z.string().max(200).default(''),
});

export type PointRecord = z.infer<typeof pointSchema>;

export const pointsSource = yamlList({ file: 'delivery.yaml', key: 'service_points', schema: pointSchema });

export const servicePoints = resourceSection<PointRecord>({
  name: 'service-points',
  title: 'pakkeshops',
  source: pointsSource,
  resource: yamlResource<PointRecord>({
    ...{ table: servicePoint, key: [servicePoint.carrierCode, servicePoint.id], order: 't.carrier_code, t.id' },
    stored: {
      id: asIs(servicePoint.id),
      name: asIs(servicePoint.name),
      street: asIs(servicePoint.street),
      postcode: asIs(servicePoint.postcode),
      city: asIs(servicePoint.city),
      opening_hours: asIs(servicePoint.openingHours),
      carrier: asIs(servicePoint.carrierCode),
    },
  }),
  keyOf: ({ carrier, id }) => `${carrier}/${id}`,
  missing: 'removed',
  remove: (gone, { on }) => removePoints(on, gone),
});
