// What a cXML conversation can answer: the status codes of the cXML Reference Guide that the shop uses, with the guide's own words.

export const CXML_STATUS = {
  200: 'OK',
  201: 'Accepted',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  406: 'Not Acceptable',
  409: 'Conflict',
  412: 'Precondition Failed',
  450: 'Not Implemented',
  500: 'Internal Server Error',
  560: 'Temporary Server Error',
} as const;
export type CxmlStatus = keyof typeof CXML_STATUS;

/** `why`: in plain English, for the engineer on the other side. */
export interface CxmlRefusal {
  ok: false;
  status: CxmlStatus;
  why: string;
  /** The order that it is about is here already, or is being placed: what was ordered stays as it is. */
  isOrdered?: boolean;
}
export type CxmlReading<Value> = ({ ok: true } & Value) | CxmlRefusal;

export const cxmlRefusal = (status: CxmlStatus, why: string, isOrdered = false): CxmlRefusal => ({
  ...{ ok: false, status, why },
  ...(isOrdered ? { isOrdered } : {}),
});

/**
 * The HTTP status of an answer. Systems take an HTTP error for a broken line and try the same again for hours, so that a refusal within the
 * conversation is HTTP 200. What is no cXML at all is refused as any other body.
 */
export const httpStatusOf = (status: CxmlStatus, isConversation: boolean): number =>
  isConversation || status < 400 ? 200 : status < 500 ? 400 : status;
