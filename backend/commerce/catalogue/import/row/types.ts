// The types of products that a catalogue file can bring.

export const TYPES = ['simple', 'configurable', 'pcon', 'giftcard'] as const;
