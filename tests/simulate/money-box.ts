// A payment provider with its own books, which can be unreachable, and can lose its reply after it has moved the money.

import type { Moved, PaymentProvider, ProviderEvent } from '#backend/ports/payment/index';
import type { CardAnswer } from '#backend/ports/payment/kept-cards';
import type { Oere } from '#domain/money/money';
import { refusal } from '#domain/refusal/refusals';
import type { Dice } from './random';

export interface Account {
  authorised: number;
  captured: number;
  refunded: number;
  isVoid: boolean;
}

export interface MoneyBox extends PaymentProvider {
  readonly accounts: ReadonlyMap<string, Account>;
  /** The shopper presses something on the provider's page. The first press counts: the answer is the same each time. */
  answer(sessionToken: string, kind: ProviderEvent['kind'], amount: Oere): ProviderEvent;
  /** No more outages: pending work is completed. */
  mend(): void;
  /** The time to pay has passed: a page without an answer will never be paid. */
  shut(): void;
}

export class OutOfReach extends Error {}

export function moneyBox(dice: Dice): MoneyBox {
  const accounts = new Map<string, Account>();
  const answers = new Map<string, ProviderEvent>();
  const done = new Map<string, Moved>();
  let isShaky = true;
  let isOpen = true;

  /** The same key moves the money once, and gets the same reply each time. */
  function move(key: string, reference: string, change: (account: Account) => boolean): Moved {
    if (isShaky && dice.percent(8)) throw new OutOfReach('The provider cannot be reached');
    const known = done.get(key);
    const account = accounts.get(reference);
    const answer: Moved =
      known ?? (account && change(account) ? { ok: true, reference: key } : refusal('PAYMENT_MOVE_REFUSED'));
    done.set(key, answer);
    if (isShaky && dice.percent(8)) throw new OutOfReach('The provider’s answer was lost');
    return answer;
  }

  return {
    code: 'test',
    mode: 'DEMO',
    callbackPath: '/payment/callback/box',
    accounts,
    answer(sessionToken, kind, amount) {
      const first = answers.get(sessionToken) ?? { key: `${sessionToken}:${kind}`, sessionToken, kind, amount };
      if (first.kind === 'authorised' && !answers.has(sessionToken))
        accounts.set(referenceOf(sessionToken), { authorised: amount, captured: 0, refunded: 0, isVoid: false });
      answers.set(sessionToken, first);
      return first;
    },
    mend() {
      isShaky = false;
    },
    shut() {
      isOpen = false;
    },
    cards: {
      open: async ({ publicHash }) => ({ redirectUrl: `/card/${publicHash}`, reference: `box-${publicHash}` }),
      async authorise({ key, token, sessionToken, amount }) {
        if (isShaky && dice.percent(8)) throw new OutOfReach('The provider cannot be reached');
        const reference = referenceOf(sessionToken);
        const isNew = !done.has(key);
        const answer: CardAnswer = token === 'box-good' ? { ok: true, reference } : refusal('CARD_DECLINED');
        done.set(key, answer);
        if (answer.ok && isNew)
          accounts.set(reference, { authorised: amount, captured: 0, refunded: 0, isVoid: false });
        if (isShaky && dice.percent(8)) throw new OutOfReach('The provider’s answer was lost');
        return answer;
      },
      forget: async () => undefined,
    },
    open: async ({ sessionToken }) => ({ redirectUrl: `/pay/${sessionToken}`, reference: referenceOf(sessionToken) }),
    readCallback: async () => null,
    async askAfter({ sessionToken, amount }) {
      if (isShaky && dice.percent(8)) throw new OutOfReach('The provider cannot be reached');
      const answered = answers.get(sessionToken);
      if (answered || isOpen) return answered ?? null;
      return { key: `${sessionToken}:gone`, sessionToken, kind: 'cancelled', amount };
    },
    capture: async ({ key, reference, amount }) =>
      move(key, reference, (account) => {
        if (account.isVoid || account.captured + amount > account.authorised) return false;
        account.captured += amount;
        return true;
      }),
    void: async ({ key, reference }) =>
      move(key, reference, (account) => {
        if (account.captured > 0) return false;
        account.isVoid = true;
        return true;
      }),
    refund: async ({ key, reference, amount }) =>
      move(key, reference, (account) => {
        if (account.refunded + amount > account.captured) return false;
        account.refunded += amount;
        return true;
      }),
  };
}

export const referenceOf = (sessionToken: string): string => `box-${sessionToken}`;
