// Energy classes: the list `energy_classes` of content.yaml, each with its arrow.
import { z } from 'zod/v4';
import { ENERGY_CLASSES } from '#backend/ports/media/energy-arrow';
import { yamlList } from '../../file/yaml';
import { contentSection } from './content-section';
import { picture } from './picture';

const schema = z.strictObject({
  class: z.enum(ENERGY_CLASSES),
  /** Left out, the shop draws the arrow. */
  picture: picture.optional(),
});

export type EnergyClassRecord = z.infer<typeof schema>;

export const energyClassesSource = yamlList({ file: 'content.yaml', key: 'energy_classes', schema });

export const energyClasses = contentSection<EnergyClassRecord>({
  name: 'energy-classes',
  title: 'energiklasser',
  type: 'energy-class',
  source: energyClassesSource,
  schema,
  keyOf: ({ class: letter }) => letter,
  documentIdOf: ({ class: letter }) => `energy-${letter}`,
  async draft(energy, { pictures, tell, index }) {
    const { class: letter } = energy;
    const name = `energy-${letter.toLowerCase()}`;
    const shown = await pictures.named({ name, named: energy.picture, alternativeText: letter, at: ['picture'], tell });
    const icon = shown?.file ?? pictures.drawn(name, { kind: 'energy', letter }, letter);
    return {
      documentId: `energy-${letter}`,
      position: index,
      printed: { ...energy, picture: shown?.named },
      body: () => ({ identifier: letter, icon }),
    };
  },
});
