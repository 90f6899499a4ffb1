// Short facts with an icon, below footers and front pages: what the shop promises.
import { z } from 'zod/v4';
import { both } from './fields';

const ICONS = ['truck', 'invoice', 'ean', 'return', 'shop', 'phone', 'gift', 'leaf'] as const;

export const facts = z
  .array(z.strictObject({ icon: z.enum(ICONS), title: both(), text: both() }))
  .max(12)
  .default([]);

export const factsIn = (list: z.infer<typeof facts>, locale: 'da' | 'en') =>
  list.map((fact, index) => ({
    id: `fact-${index}`,
    icon: fact.icon,
    title: fact.title[locale],
    text: fact.text[locale],
  }));
