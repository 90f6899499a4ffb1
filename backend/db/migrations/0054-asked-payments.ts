// Payments are asked after in turn: who was asked after last waits until all others were. None keeps the others waiting by having no answer.

export const askedPayments = /* sql */ `
ALTER TABLE payment ADD COLUMN asked_at timestamptz;
`;
