// Why something could not be done with an order, in the words of the command line.
import { orderByNumber } from '#backend/commerce/order/fulfilment.sql';
import { labelOfStatus } from '#backend/commerce/order/status-label';
import type { Reader } from '#backend/db/client';
import { nextStatuses, ORDER_STATUSES, type OrderStatus } from '#domain/order/order-status';
import type { Refusal, RefusalCode } from '#domain/refusal/refusals';

const WORDS: Partial<Record<RefusalCode, (params: Record<string, string | number>) => string>> = {
  ORDER_NOT_FOUND: () => 'findes ikke.',
  INVALID_ORDER_STATUS: () => 'ordrens status tillader det ikke.',
  NOTHING_LEFT: () => 'der er ikke mere tilbage at gøre det med.',
  MORE_THAN_LEFT: ({ sku, left }) => `af ${sku} er der kun ${left} tilbage.`,
  PRODUCT_NOT_FOUND: ({ sku }) => `${sku} står ikke på ordren.`,
  QUANTITY_NOT_A_NUMBER: () => 'antallet skal være et helt tal over 0.',
  ORDER_WOULD_BE_EMPTY: () => 'der ville ikke være noget tilbage: annullér ordren i stedet (order cancel).',
  ORDER_LINE_AMBIGUOUS: ({ sku }) => `${sku} er på flere linjer: skriv linjen, for eksempel --line "#2=1".`,
  ORDER_REASON_MISSING: () => 'skriv med --reason, hvorfor: kunden får det i mailen.',
  ORDER_UNPAID: () => 'ordren er hverken betalt eller købt på faktura.',
  INVOICED_BY_ERP: () => 'fakturaer skrives i økonomisystemet (invoices: erp i shop.yaml).',
  NOT_INVOICED: () => 'ikke alt er faktureret.',
  AMOUNT_ABOVE_INVOICED: () => 'beløbet er større end det, der er faktureret og ikke givet tilbage.',
  REDUCTION_ABOVE_PRICE: ({ sku }) => `der kan ikke trækkes så meget fra for ${sku}: det er mere, end varen kostede.`,
  WITHDRAWAL_UNAVAILABLE: () =>
    'ordren kan ikke fortrydes: den er en virksomheds, ubetalt eller helt tilbage, eller fristen er udløbet.',
  WITHDRAWAL_EXEMPT: ({ sku }) => `${sku} kan ikke fortrydes.`,
  OPEN_ORDERS: ({ orders }) => `der er ordrer eller fortrydelser, der ikke er afsluttet: ${orders}.`,
  RETURN_UNAVAILABLE: () => 'der er intet på ordren, der kan tages retur.',
  RETURN_EXEMPT: ({ sku }) => `${sku} tages ikke retur: varen er lavet til kunden eller bliver hurtigt forældet.`,
  CUSTOMER_NOT_FOUND: () => 'findes ikke.',
  CUSTOMER_WITHOUT_MAILBOX: () => 'kontoen er et indkøbssystems og har ingen mailadresse.',
  ACCOUNT_DEACTIVATED: () => 'kontoen er deaktiveret.',
  EMAIL_INVALID: () => 'e-mailadressen er ikke gyldig.',
  STAFF_MEMBER_UNKNOWN: () => 'findes ikke.',
  STAFF_MEMBER_CHANGED: () => 'kontoen tillader det ikke.',
  STAFF_NAME_INVALID: () => 'navnet skal have mellem 1 og 80 tegn.',
  STAFF_NAME_TAKEN: () => 'en anden medarbejder har det navn.',
  STAFF_EMAIL_TAKEN: () => 'har allerede adgang eller er inviteret.',
  STAFF_EMAIL_FORMER: () => 'har haft adgang: giv den tilbage med staff add.',
  STAFF_LAST: () => 'der ville ikke være en administrator tilbage: giv en anden rollen først.',
  RETURN_BOOKING_CLOSED: () => 'fragtfirmaet har hverken sagt nej eller ladet være at svare.',
  RETURN_PARCELS_DIFFER: ({ count }) => `skriv ${count} numre, ét for hver kasse eller palle.`,
  COMPLAINT_CLOSED: () => 'reklamationens tilstand tillader det ikke.',
  COMPLAINT_NO_ORDER: () => 'reklamationen hører ikke til en ordre.',
  GIFT_SHOP_NOT_FOUND: () => 'findes ikke.',
  GIFT_SHOP_STATE: () => 'valgshoppen er ikke nået dertil, eller er kommet videre.',
  GIFT_LIST_MISSING: () => 'virksomheden har ikke givet listen over medarbejdere endnu.',
  GIFT_DEFAULT_MISSING: () => 'virksomheden har ikke valgt, hvad de får, der ikke vælger.',
  GIFT_TOO_LATE: () => 'det er for sent, ingen når at vælge: annullér den, og lad virksomheden bestille igen.',
  GIFT_NOT_OFFERED: () => 'gaven er ikke en af valgshoppens.',
  INSUFFICIENT_STOCK: ({ quantity }) => `der er kun ${quantity} på lager.`,
  PAYMENT_STATE_WRONG: () => 'betalingens tilstand tillader det ikke.',
  PAID_BY_TEST: () => 'ordren er betalt med en testbetaling; den kan kun annulleres.',
  CAPTURE_BEFORE_DISPATCH: () => 'der er ikke sendt noget endnu.',
  ORDER_FILE_TOO_LARGE: ({ megabytes }) => `filen fylder mere end ${megabytes} MB.`,
  ORDER_FILE_TOO_LONG: () =>
    'filen er for lang eller for tung at læse: højst 50 sider, 3.000 rækker og 300 bestilte linjer.',
  ORDER_FILE_KIND: () => 'kan ikke læses: brug PDF, XLSX, CSV, en mail (.eml) eller ren tekst.',
  ORDER_FILE_UNREADABLE: () => 'filen er beskadiget eller kan ikke læses.',
  ORDER_FILE_ENCRYPTED: () => 'filen er beskyttet med en adgangskode.',
  ORDER_FILE_EMPTY: () => 'der er ingen tekst i filen. En indscannet side er et billede og kan ikke læses.',
};

export const inWords = ({ code, params = {} }: Refusal): string => WORDS[code]?.(params) ?? code;

const before = (to: OrderStatus): OrderStatus[] => ORDER_STATUSES.filter((status) => nextStatuses(status).includes(to));

/** Statuses that a step can begin from, by the step's name on the command line. */
const BEGINS: Record<string, readonly OrderStatus[]> = {
  ship: ['processing'],
  invoice: ['processing', 'shipped', 'delivered', 'complete'],
  reduce: ['processing', 'on_hold'],
  cancel: before('canceled'),
  hold: before('on_hold'),
  unhold: ['on_hold'],
  complete: before('complete'),
};

/** A refusal in words; where the status is why, it is named, with those that the step can begin from. */
export async function refusedStep(step: string, number: string, refused: Refusal, reader: Reader): Promise<string> {
  const order = refused.code === 'INVALID_ORDER_STATUS' ? await orderByNumber(reader, number) : null;
  if (!order) return inWords(refused);
  const label = (status: OrderStatus) => `"${labelOfStatus(status, 'da')}" (${status})`;
  const allowed = BEGINS[step]?.map(label).join(', ');
  return `ordren har status ${label(order.status)}${allowed ? `; ${step} kræver ${allowed}` : ', som ikke tillader det'}.`;
}
