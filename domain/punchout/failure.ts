// Why a buyer of a procurement system does not get in, as the address of the page says it. Spec §8 "Punchout".

/** `ended`: the visit is over, or the page was opened by itself. */
export const PUNCHOUT_STEPS = ['input', 'login', 'context', 'timeout', 'ended'] as const;
export type PunchoutStep = (typeof PUNCHOUT_STEPS)[number];

export const punchoutStepOf = (typed: string | null): PunchoutStep =>
  PUNCHOUT_STEPS.find((step) => step === typed) ?? 'ended';

/** 410: there was a visit. */
const STATUS: Record<PunchoutStep, number> = {
  input: 400,
  login: 401,
  context: 400,
  timeout: 400,
  ended: 410,
};

export const statusOfStep = (step: PunchoutStep): number => STATUS[step];
