// What a visitor has agreed to: up to three purposes, each by itself; as easy to refuse as to accept, and remembered either way.

export const PURPOSES = ['statistics', 'personal', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Consent {
  answered: boolean;
  /** Visits to products may be counted, without a name. */
  statistics: boolean;
  /** Viewed products may be stored under a pseudonymous identifier for recommendations. */
  personal: boolean;
  /** Scripts of the connected marketing services may run. */
  marketing: boolean;
}

/**
 * The version of the consent text. It covers two purposes without marketing services, and a third with them: a shop that connects
 * its first marketing service prompts earlier respondents again. Raise both versions when the text changes.
 */
export const consentText = (asksMarketing: boolean): string => (asksMarketing ? '2' : '1');

/** The purposes for which a shop requests consent. */
export const purposesAsked = (asksMarketing: boolean): Purpose[] =>
  PURPOSES.filter((purpose) => purpose !== 'marketing' || asksMarketing);

export const NOT_ANSWERED: Consent = { answered: false, statistics: false, personal: false, marketing: false };

/**
 * The cookie says the version of the text and the first letters of what was agreed to: "1:sp", refused "1:". An answer to a later text holds
 * for an earlier one, which covered less; one to an earlier text counts as no answer.
 */
export function consentOf(cookie: string | null | undefined, asksMarketing = false): Consent {
  const [, version = '0', letters = ''] = cookie?.match(/^([12]):(s?p?m?)$/) ?? [];
  if (Number(version) < Number(consentText(asksMarketing))) return NOT_ANSWERED;
  return {
    answered: true,
    statistics: letters.includes('s'),
    personal: letters.includes('p'),
    marketing: asksMarketing && letters.includes('m'),
  };
}

export const consentCookieOf = (purposes: readonly Purpose[], asksMarketing = false): string =>
  `${consentText(asksMarketing)}:${purposesAsked(asksMarketing)
    .filter((purpose) => purposes.includes(purpose))
    .map((purpose) => purpose.charAt(0))
    .join('')}`;

export const purposesOf = (consent: Consent): Purpose[] => PURPOSES.filter((purpose) => consent[purpose]);

/** Whether anything of a visit may be noted at all. */
export const mayBeNoted = (consent: Consent): boolean => consent.statistics || consent.personal;

const VISITOR = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A visitor identifier as issued by us (a random UUID); null for anything else. */
export const visitorOf = (text: string | null | undefined): string | null => text?.match(VISITOR)?.[0] ?? null;
