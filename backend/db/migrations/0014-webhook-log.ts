// The log of a receiver in the back office is read by number, newest first, among deliveries of every state.

export const webhookLog = `
CREATE INDEX webhook_delivery_number ON webhook_delivery (webhook_id, number);
`;
