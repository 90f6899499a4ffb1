// What a procurement system says when it opens the shop by OCI 4.0 or 5.0: the parameters of its call, read from an address or a form.
// Source: SAP Open Catalog Interface 4.0/5.0, "call-up"; names of user and password are agreed with each customer.
import { enteredText } from '#domain/reading/text';

/** The names under which one system sends what it proves itself by. */
export interface OciNames {
  username: string;
  password: string;
  /** The buyer's id and name, where the connection requires them. */
  buyerId?: string | null;
  buyerName?: string | null;
}

export const OCI_FUNCTIONS = ['DETAIL', 'VALIDATE', 'QUANTITYCHECK', 'SOURCING', 'BACKGROUND_SEARCH'] as const;
export type OciFunction = (typeof OCI_FUNCTIONS)[number];

/**
 * What is sent back, and what a login is proved by, is stored byte for byte as it came. What the shop looks up (numbers, quantities, search
 * words, buyers) has its letters composed and no invisible characters, as at every door.
 */
export interface OciCall {
  username: string;
  password: string;
  /** Where the cart, or the answer to a question, is posted to. */
  hookUrl: string;
  /** Where the buyer goes without a cart; null where the system gave none. */
  cancelUrl: string | null;
  version: string | null;
  /** The window in which the answer is to be shown (the form's target). */
  target: string | null;
  /** Sent back only if they came. */
  okCode: string | null;
  caller: string | null;
  function: OciFunction | null;
  productId: string | null;
  /** As typed; null where it is not said. */
  quantity: string | null;
  searchString: string | null;
  /** Null where the connection does not require it, or the system sends none. */
  buyerId: string | null;
  buyerName: string | null;
  /** Those that are not OCI's own, for a connection that is not named in the call. */
  others: readonly { name: string; value: string }[];
}

export type OciFault = 'NO_CREDENTIALS' | 'NO_HOOK' | 'UNKNOWN_FUNCTION' | 'DOUBLED' | 'TOO_LONG';
export type OciReading = { ok: true; call: OciCall } | { ok: false; fault: OciFault; name: string };

/** An address may contain a query; browsers submit no longer one as a form's address. */
const LONGEST_ADDRESS = 2_000;
const LONGEST = 1_000;

interface Found {
  value: string | null;
  isDoubled: boolean;
}

const lookedUp = ({ value }: Found): string | null => value && enteredText(value);

/**
 * Reads a call from its parameters, in any order and with any case of OCI's own names. Refuses a name that comes twice with different
 * values, what is longer than a system has reason to send, and a call without hook or credentials.
 */
export function readOciCall(sent: Iterable<readonly [name: string, value: string]>, names: OciNames): OciReading {
  const pairs = [...sent];
  const fields = parametersIn(pairs, names);
  for (const [name, { value, isDoubled }] of Object.entries(fields)) {
    if (isDoubled) return { ok: false, fault: 'DOUBLED', name };
    if ((value?.length ?? 0) > (name.endsWith('Url') ? LONGEST_ADDRESS : LONGEST))
      return { ok: false, fault: 'TOO_LONG', name };
  }
  const { hookUrl } = fields;
  const { username, password } = credentialsIn(fields, fields.token);
  if (!username || !password)
    return { ok: false, fault: 'NO_CREDENTIALS', name: username ? names.password : names.username };
  const wanted = fields.function.value?.trim().toUpperCase() || null;
  const known = OCI_FUNCTIONS.find((name) => name === wanted) ?? null;
  if (wanted !== null && known === null) return { ok: false, fault: 'UNKNOWN_FUNCTION', name: wanted };
  if (!hookUrl.value) return { ok: false, fault: 'NO_HOOK', name: 'HOOK_URL' };
  return {
    ok: true,
    call: {
      username,
      password,
      hookUrl: hookUrl.value,
      cancelUrl: fields.cancelUrl.value || null,
      version: fields.version.value || null,
      target: fields.target.value || null,
      okCode: fields.okCode.value,
      caller: fields.caller.value,
      function: known,
      productId: lookedUp(fields.productId),
      quantity: lookedUp(fields.quantity),
      searchString: lookedUp(fields.searchString),
      buyerId: lookedUp(fields.buyerId),
      buyerName: lookedUp(fields.buyerName),
      others: otherParameters(pairs, names),
    },
  };
}

function parametersIn(all: Pairs, names: OciNames) {
  const find = (...wanted: string[]): Found => foundIn(all, wanted);
  return {
    username: foundAgreed(all, names.username),
    password: foundAgreed(all, names.password),
    token: find('TOKEN'),
    hookUrl: find('HOOK_URL'),
    cancelUrl: find('OCI_CANCEL', 'OCICANCEL', 'CANCEL_URL'),
    version: find('OCI_VERSION', 'OCIVERSION'),
    // SRM sends both: the newer name is for the same window where the older one is missing.
    target: pairedTarget(find('~TARGET'), find('RETURNTARGET')),
    okCode: find('~OKCODE'),
    caller: find('~CALLER'),
    function: find('FUNCTION'),
    productId: find('PRODUCTID'),
    quantity: find('QUANTITY'),
    searchString: find('SEARCHSTRING'),
    buyerId: foundAgreed(all, names.buyerId ?? null),
    buyerName: foundAgreed(all, names.buyerName ?? null),
  };
}

/** A system that has one field for both sends user name and password joined by a point, which a password that the shop made never has. */
function credentialsIn(sent: { username: Found; password: Found }, token: Found) {
  const [username, password] = [sent.username.value, sent.password.value];
  const cut = token.value?.lastIndexOf('.') ?? -1;
  if (username || password || cut < 1) return { username, password };
  return { username: token.value?.slice(0, cut), password: token.value?.slice(cut + 1) };
}

const OWN_NAMES: ReadonlySet<string> = new Set([
  ...['TOKEN', 'HOOK_URL', 'OCI_CANCEL', 'OCICANCEL', 'CANCEL_URL', 'OCI_VERSION', 'OCIVERSION', '~TARGET'],
  ...['RETURNTARGET', '~OKCODE', '~CALLER', 'FUNCTION', 'PRODUCTID', 'QUANTITY', 'SEARCHSTRING', 'CONNECTION'],
]);
const MOST_OTHERS = 50;
const LONGEST_OTHER = 254;

function otherParameters(pairs: Pairs, { username, password }: OciNames): { name: string; value: string }[] {
  const secret = [username, password].map((name) => name.toUpperCase());
  return pairs
    .filter(([name]) => !OWN_NAMES.has(name.toUpperCase()) && !secret.includes(name.toUpperCase()))
    .filter(([name, value]) => name.length <= LONGEST_OTHER && value.length <= LONGEST_OTHER)
    .slice(0, MOST_OTHERS)
    .map(([name, value]) => ({ name, value: enteredText(value) }));
}

type Pairs = readonly (readonly [string, string])[];

/** OCI's own names are written in any case by real systems. */
function foundIn(pairs: Pairs, wanted: readonly string[]): Found {
  const values = pairs.filter(([name]) => wanted.includes(name.toUpperCase())).map(([, value]) => value);
  return { value: values[0] ?? null, isDoubled: new Set(values).size > 1 };
}

const pairedTarget = (target: Found, returnTarget: Found): Found => (target.value === null ? returnTarget : target);

/** An agreed name as it was agreed; where the call has none of that spelling, in any case: 'user' and 'USER' may be two things in one call. */
function foundAgreed(pairs: Pairs, wanted: string | null): Found {
  const exact = pairs.filter(([name]) => name === wanted);
  const named = exact.length > 0 ? exact : pairs.filter(([name]) => name.toLowerCase() === wanted?.toLowerCase());
  const values = named.map(([, value]) => value);
  return { value: values[0] ?? null, isDoubled: new Set(values).size > 1 };
}
