// How long a second press of the same button on the same page is one with the first.

/** Longer than the pause within a double click, shorter than it takes to see the new page and press again on purpose. */
export const DOUBLE_PRESS_MS = 1_000;

/**
 * Until the first press is answered every press is one with it, however long a busy shop takes, and for as long after it: who sees nothing happen
 * presses again, and that request may arrive just after the answer.
 */
export const PRESS_AFTER_ANSWER_MS = 500;

/** A press without an answer after that long has ended with its process: longer than the storefront waits for any change. */
export const UNANSWERED_PRESS_MS = 20_000;
