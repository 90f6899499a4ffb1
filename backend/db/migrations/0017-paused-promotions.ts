// A promotion that staff have paused counts in no cart until it is resumed.

export const pausedPromotions = `
ALTER TABLE promotion ADD COLUMN paused boolean NOT NULL DEFAULT false;
`;
