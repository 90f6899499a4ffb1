// Addresses of the newsletter, of questions to the shop, the popup and the colours of campaigns: a part of domain/page/addresses.

const NEWSLETTER = '/nyhedsbrev';

/** The newsletter's form; `sent`: what to do after it was sent. */
export const newsletterPath = (sent = false) => (sent ? `${NEWSLETTER}?sent=1` : NEWSLETTER);
/** Confirms a newsletter subscription; the token is in its mail. */
export const newsletterConfirmPath = (token: string) => `${NEWSLETTER}/bekraeft/${encodeURIComponent(token)}`;
/** Ends the newsletter subscription; the token is in every mail. */
export const newsletterLeavePath = (token: string) => `${NEWSLETTER}/frameld/${encodeURIComponent(token)}`;
/** A question to the shop; `sent`: that it was sent. */
export const enquiryPath = (sent = false) => (sent ? '/skriv-til-os?sent=1' : '/skriv-til-os');
/** The same form, filled in: may the shop get this? */
export const sourcingPath = (wanted: string) => `${enquiryPath()}?${new URLSearchParams({ wanted })}`;
/** Where the popup's forms report how it was dismissed. */
export const popupPath = () => '/popup';
/** The two colours of a banner as a stylesheet: styles on elements are refused by the shop's policy. Both as #rrggbb. */
export const coloursPath = (ink: string, ground: string) => `/colours/${ink.slice(1)}-${ground.slice(1)}`;
