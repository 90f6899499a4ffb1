// The page of a company's agreement, as those see it who know its password.

export interface AgreementView {
  title: string;
  /** Cleaned HTML; empty where the page is prices alone. */
  html: string;
  goods: { sku: string; name: string; href: string; unit: string; oere: number }[];
  includesVat: boolean;
}
