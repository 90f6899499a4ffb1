// The addresses of gift shops: the form, the company's own page, an employee's page, and their papers.

const addressPart = (text: string) => encodeURIComponent(text);

export const giftShopPath = () => '/valgshop';
/** The page of one order of a gift shop; `token` opens it. */
export const giftShopOrderPath = (token: string) => `/valgshop/bestilling/${addressPart(token)}`;
/** An employee's choice; the code opens it. */
export const giftChoicePath = (code: string) => `/valgshop/gave/${addressPart(code)}`;

/** Cards with codes, the same as a file, and, for those who pack, the pick list and the labels. */
export const GIFT_PAPERS = ['kort', 'koder', 'plukliste', 'etiketter'] as const;
export type GiftPaper = (typeof GIFT_PAPERS)[number];
export const isGiftPaper = (text: string): text is GiftPaper => GIFT_PAPERS.some((paper) => paper === text);
/** `token`: the company's for cards and codes, the warehouse's for the others. */
export const giftPaperPath = (token: string, paper: GiftPaper) => `/valgshop/papir/${addressPart(token)}/${paper}`;
