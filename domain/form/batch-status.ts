// How a call that names several things went, in Magento's words: all of it, none of it, or a part. Spec §3 "Enumerations".

export type BatchStatus = 'SUCCESS' | 'FAILURE' | 'MIXED_RESULTS';

/** Status for a batch with one answer per item; there is at least one. */
export function batchStatus(answers: readonly { ok: boolean }[]): BatchStatus {
  if (answers.every(({ ok }) => ok)) return 'SUCCESS';
  return answers.some(({ ok }) => ok) ? 'MIXED_RESULTS' : 'FAILURE';
}
