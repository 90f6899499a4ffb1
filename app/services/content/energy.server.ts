// The arrows of the energy classes as the content service has them (spec §7 energyClasses), by letter.

import { EnergyClassesDocument } from '../generated/content';
import { standing } from '../transport/long-lived-cache';
import { read } from '../transport/transport.server';

/** Rendered 28 px high next to a price; twice that on high-density screens. */
const ICON_WIDTH = 120;

export const listEnergyIcons = standing(
  async (caller): Promise<Readonly<Record<string, string>>> => {
    const data = await read(caller, { client: 'content', document: EnergyClassesDocument, variables: {} });
    return Object.fromEntries(
      (data.energyClasses ?? []).flatMap((one) => {
        const url = one?.icon?.url;
        return one && url ? [[one.identifier, `${url}${url.includes('?') ? '&' : '?'}w=${ICON_WIDTH}`]] : [];
      }),
    );
  },
  () => ({}),
);
