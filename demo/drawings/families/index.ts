// Every family by its name.
import type { Family } from '../look';
import type { PictureFamily } from '../names';
import { archive } from './archive';
import { bins } from './bins';
import { calculators } from './calculators';
import { calendars } from './calendars';
import { candles } from './candles';
import { carry } from './carry';
import { cartons } from './cartons';
import { cells } from './cells';
import { cleaning } from './cleaning';
import { coffee } from './coffee';
import { cutting } from './cutting';
import { desks } from './desks';
import { desktop } from './desktop';
import { devices } from './devices';
import { filing } from './filing';
import { fittings } from './fittings';
import { gifts } from './gifts';
import { home } from './home';
import { ink } from './ink';
import { lamps } from './lamps';
import { letters } from './letters';
import { machines } from './machines';
import { markers } from './markers';
import { mug } from './mug';
import { notebooks } from './notebooks';
import { packing } from './packing';
import { paper } from './paper';
import { pens } from './pens';
import { screens } from './screens';
import { seating } from './seating';
import { storage } from './storage';
import { swivel } from './swivel';
import { tape } from './tape';
import { tea } from './tea';
import { toner } from './toner';
import { towels } from './towels';
import { typing } from './typing';

export const FAMILIES: Record<PictureFamily, Family> = {
  ...archive,
  ...bins,
  ...calculators,
  ...calendars,
  ...candles,
  ...carry,
  ...cartons,
  ...cells,
  ...cleaning,
  ...coffee,
  ...cutting,
  ...desks,
  ...desktop,
  ...devices,
  ...filing,
  ...fittings,
  ...gifts,
  ...home,
  ...ink,
  ...lamps,
  ...letters,
  ...machines,
  ...markers,
  ...mug,
  ...notebooks,
  ...packing,
  ...paper,
  ...pens,
  ...screens,
  ...seating,
  ...storage,
  ...swivel,
  ...tape,
  ...tea,
  ...toner,
  ...towels,
  ...typing,
};
