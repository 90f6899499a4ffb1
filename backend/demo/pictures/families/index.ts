// Every family by its name.
import { cleaning } from './cleaning';
import { computing } from './computing';
import { desktop } from './desktop';
import { devices } from './devices';
import { filing } from './filing';
import { furniture } from './furniture';
import { gifts } from './gifts';
import { ink } from './ink';
import { kitchen } from './kitchen';
import { paper } from './paper';
import { seating } from './seating';
import { writing } from './writing';

export const FAMILIES = {
  ...cleaning,
  ...computing,
  ...desktop,
  ...devices,
  ...filing,
  ...furniture,
  ...gifts,
  ...ink,
  ...kitchen,
  ...paper,
  ...seating,
  ...writing,
};
