// Payments that the shop has given up are asked after once more when their page is shut: few of all that there ever were, found by when
// they were made.

export const givenUpPayments = /* sql */ `
CREATE INDEX payment_given_up ON payment (created_at) WHERE status IN ('declined', 'cancelled') AND authorised_oere = 0;
`;
