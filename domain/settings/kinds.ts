// What a setting may be, by kind: each reads a text or says that it is none of it (null), and says in words what it may be.
import { staffNameFrom } from '#domain/staff/staff-name';
import { type OwnOrigins, ownOriginsFrom } from '#domain/store/own-host';

export interface Kind<Value> {
  /** Behind "must be": "a whole number from 1 to 200". */
  may: string;
  read(text: string): Value | null;
  /** What was given is not repeated to a log: it may hold a password. */
  isSecret?: true;
}

const ON = ['on', '1', 'true', 'yes'];
const OFF = ['off', '0', 'false', 'no'];

export const onOrOff: Kind<boolean> = {
  may: 'on or off',
  read(text) {
    const word = text.toLowerCase();
    if (ON.includes(word)) return true;
    return OFF.includes(word) ? false : null;
  },
};

export const wholeNumberFrom = (least: number, most: number): Kind<number> => ({
  may: `a whole number from ${least} to ${most}`,
  read(text) {
    const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : null;
  },
});

export const oneWordOf = <Word extends string>(...words: readonly Word[]): Kind<Word> => ({
  may: words.length === 2 ? words.join(' or ') : `one of ${words.join(', ')}`,
  read: (text) => words.find((word) => word === text) ?? null,
});

const patternKind = (may: string, pattern: RegExp): Kind<string> => ({
  may,
  read: (text) => (pattern.test(text) ? text : null),
});

const addressKind = (may: string, schemes: RegExp): Kind<string> => ({
  may,
  read: (text) => (schemes.test(text) && URL.canParse(text) ? text : null),
});

export const webAddress = addressKind('an address that begins with https:// or http://', /^https?:\/\/[^\s/]+\S*$/i);

export const originOfAddress: Kind<string> = {
  ...webAddress,
  read: (text) => (webAddress.read(text) === null ? null : new URL(text).origin),
};

export const databaseAddress: Kind<string> = {
  ...addressKind('an address like postgres://shop:secret@db/shop', /^postgres(ql)?:\/\/\S*$/i),
  isSecret: true,
};

export const mailServer: Kind<string> = {
  ...addressKind('an address like smtp://user:password@host:587', /^smtps?:\/\/[^\s/]+\S*$/i),
  isSecret: true,
};

const NAME = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';

/** Without a port: that is a separate setting. */
/** Which codes there are is known when the shop's data are read; here, what a code looks like. */
export const shopCode = patternKind(
  'the code of a shop, in small letters, digits, hyphens and underscores',
  /^[a-z0-9][a-z0-9_-]{0,62}$/,
);

export const host = patternKind(
  'a host name or an IP address, without a port',
  new RegExp(`^(?:${NAME}(?:\\.${NAME})*|[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*)$`, 'i'),
);

export const emailAddress = patternKind(
  'an e-mail address alone, like ordre@shop.dk',
  new RegExp(`^[^\\s@<>",;]+@${NAME}(?:\\.${NAME})+$`, 'i'),
);

/** What a telephone shows above it: networks take no more, and no other letters. */
export const smsSender = patternKind('a name of at most 11 letters and digits', /^[A-Za-z\d]{1,11}$/);

export const folder = patternKind('the path of a folder', /^\S(?:[^\0\n]*\S)?$/);

/** Keys and names that others have given out. */
export const key: Kind<string> = { ...patternKind('one text without spaces', /^\S+$/), isSecret: true };
export const identifier = patternKind('one text without spaces', /^\S+$/);

/** As RFC 6265 has it, without the signs that need quotes. */
export const cookieName = patternKind('the name of a cookie', /^[\w.-]{1,60}$/);

const MOST_ORIGINS = 40;

/** Each by itself: a place in the content policy is given to a host and never to a pattern. */
export const originsOfServices: Kind<string[]> = {
  may: 'addresses like https://cdn.example.com without a path, with spaces between',
  read(text) {
    const list = text.split(/\s+/).filter(Boolean);
    const isGood = list.every(
      (one) => webAddress.read(one) !== null && !one.includes('*') && new URL(one).origin === one.toLowerCase(),
    );
    return list.length > 0 && list.length <= MOST_ORIGINS && isGood ? list.map((one) => one.toLowerCase()) : null;
  },
};

/** Shorter ones are guessed. */
export const longKey: Kind<string> = {
  ...patternKind('one text of at least 32 letters without spaces', /^\S{32,200}$/),
  isSecret: true,
};

export const longKeys: Kind<readonly string[]> = {
  may: 'texts of at least 32 letters each, with spaces between',
  read: (text) => (/^\S{32,200}(\s+\S{32,200})*$/.test(text) ? text.split(/\s+/) : null),
  isSecret: true,
};

export const secretsByCode: Kind<ReadonlyMap<string, string>> = {
  may: 'codes of connections with their secrets, like code=secret, with spaces between',
  read(text) {
    const pairs = text.split(/\s+/).map((pair) => /^([a-z0-9][a-z0-9-]{0,39})=(\S+)$/.exec(pair));
    const known = new Map(pairs.flatMap((pair) => (pair?.[1] && pair[2] ? [[pair[1], pair[2]] as const] : [])));
    return known.size === pairs.length ? known : null;
  },
  isSecret: true,
};

export const personName: Kind<string> = { may: 'a name of at most 80 letters on one line', read: staffNameFrom };

export const domains: Kind<string[]> = {
  may: 'domains like firma.dk, with commas or spaces between',
  read(text) {
    const list = text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const pattern = new RegExp(`^${NAME}(?:\\.${NAME})+$`);
    return list.length > 0 && list.every((one) => pattern.test(one)) ? list : null;
  },
};

export const ownAddresses: Kind<OwnOrigins> = {
  may: 'an address like https://shop.dk, with store=address of stores with a host of their own behind it',
  read: ownOriginsFrom,
};
