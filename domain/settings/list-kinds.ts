// Settings that are lists of words with spaces between.
import { host, type Kind } from './kinds';

export const hostList: Kind<string[]> = {
  may: 'host names or IP addresses without ports, with spaces between',
  read(text) {
    const list = text.toLowerCase().split(/\s+/).filter(Boolean);
    return list.length > 0 && list.every((one) => host.read(one) !== null) ? list : null;
  },
};

export const countryCodes: Kind<string[]> = {
  may: 'country codes of two letters, like DK SE, with spaces between',
  read(text) {
    const list = text.toUpperCase().split(/\s+/).filter(Boolean);
    return list.length > 0 && list.every((one) => /^[A-Z]{2}$/.test(one)) ? list : null;
  },
};
