// The bonus shop's head: what there is to spend, and the categories to look in.
export interface BonusCategoryView {
  code: string;
  name: string;
  href: string;
  products: number;
}

export interface BonusShopHead {
  /** Points that the customer has. */
  balance: number;
  categories: BonusCategoryView[];
}
