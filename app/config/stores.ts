/** Store codes whose customers are consumers: prices with VAT, Danish consumer law (spec section 1, 9). */
export const CONSUMER_STORE_CODES = ['b2c', 'b2cb'];

export const isConsumerStore = (code: string) => CONSUMER_STORE_CODES.includes(code);
