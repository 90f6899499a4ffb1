// What the shopper designs is few among many: found without looking at the rest.
export const designedGoods = /* sql */ `
CREATE INDEX product_designed ON product (id) WHERE pcon_moc IS NOT NULL AND pcon_ban IS NOT NULL;
`;
