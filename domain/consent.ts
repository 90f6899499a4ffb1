// What a visitor has agreed to: two purposes, each by itself; as easy to refuse as to accept, and remembered either way.

export const PURPOSES = ['statistics', 'personal'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Consent {
  answered: boolean;
  /** Visits to products may be counted, without a name. */
  statistics: boolean;
  /** What is looked at may be kept under a name that says nothing of the person, to recommend by it. */
  personal: boolean;
}

/** To be raised when the text that is agreed to changes: older answers are asked for again. */
export const CONSENT_TEXT = '1';

export const NOT_ANSWERED: Consent = { answered: false, statistics: false, personal: false };

/** The cookie says the version of the text and the first letters of what was agreed to: "1:sp", refused "1:". */
export function consentOf(cookie: string | null | undefined): Consent {
  const [, version, letters = ''] = cookie?.match(/^(\d{1,4}):(s?p?)$/) ?? [];
  if (version !== CONSENT_TEXT) return NOT_ANSWERED;
  return { answered: true, statistics: letters.includes('s'), personal: letters.includes('p') };
}

export const consentCookieOf = (purposes: readonly Purpose[]): string =>
  `${CONSENT_TEXT}:${purposes.includes('statistics') ? 's' : ''}${purposes.includes('personal') ? 'p' : ''}`;

export const purposesOf = ({ statistics, personal }: Consent): Purpose[] =>
  PURPOSES.filter((purpose) => (purpose === 'statistics' ? statistics : personal));

/** Whether anything of a visit may be noted at all. */
export const mayBeNoted = (consent: Consent): boolean => consent.statistics || consent.personal;

const VISITOR = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A visitor's name as we give it (a random UUID); anything else is no one's. */
export const visitorOf = (text: string | null | undefined): string | null => text?.match(VISITOR)?.[0] ?? null;
