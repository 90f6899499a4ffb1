// Other spellings of a token that base64url decoders treat as the same: no shop may accept them a second time.

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The same bytes with another spare bit in the last character; for tokens of 32 and 256 bytes, which have spare bits. */
export const otherBits = (token: string): string =>
  `${token.slice(0, -1)}${SIGNS[SIGNS.indexOf(token.at(-1) ?? '') ^ 1]}`;

/** A lenient decoder treats each as the token. */
export const spellingsOf = (token: string): string[] => [
  otherBits(token),
  `${token}\n`,
  `${token}\r\n`,
  ` ${token}`,
  `${token}=`,
  `${token}==`,
];

const swappedCase = (token: string): string =>
  token.replace(/[a-z]/gi, (sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()));

/** And those that a lenient comparison, column or address would treat as the token. */
export const readingsOf = (token: string): string[] =>
  [
    ...spellingsOf(token),
    swappedCase(token),
    `${token} `,
    `${token}.`,
    `{${token}}`,
    encodeURIComponent(`${token}\n`),
    token.replaceAll('-', ''),
  ].filter((reading) => reading !== token);
