// The facts of a product for its page, and the same as Magento's custom attributes.

import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { CustomAttribute, ProductInfo } from '#backend/generated/commerce';
import type { DetailRow } from '../facts';
import type { ProductModel } from '../model';

/** The label says what to print; 'Mærke' is the brand (spec §3). */
export function infoOf(product: ProductModel, detail: DetailRow | null, language: 'da' | 'en'): ProductInfo[] {
  const facts = (detail?.attributes ?? []).map((one) => ({
    code: one.code,
    label: language === 'en' ? one.labelEn : one.label,
    value: language === 'en' ? one.valueEn : one.value,
  }));
  const brand = { code: 'brand', label: language === 'en' ? 'Brand' : 'Mærke', value: product.row.brand };
  if (detail?.manufacturer_number) facts.push(makersNumberFact(detail.manufacturer_number, language));
  if (detail?.withdrawal_exempt) facts.push(exemptionFact(detail.withdrawal_exempt, language));
  if (detail?.guarantee_months) facts.push(guaranteeFact(detail.guarantee_months, language));
  if (detail?.guarantee_terms) facts.push(termsFact(detail.guarantee_terms, language));
  return product.row.brand === '' || facts.some((fact) => fact.code === 'brand') ? facts : [brand, ...facts];
}

const makersNumberFact = (number: string, language: 'da' | 'en') => ({
  code: 'manufacturer_number',
  label: language === 'en' ? 'Manufacturer’s number' : 'Producentens varenummer',
  value: number,
});

const EXEMPTIONS: Record<string, { da: string; en: string }> = {
  personalised: { da: 'Kan ikke fortrydes: varen er lavet til dig', en: 'No withdrawal: the product is made for you' },
  perishable: {
    da: 'Kan ikke fortrydes: varen bliver hurtigt forældet eller fordærvet',
    en: 'No withdrawal: the product spoils or ages quickly',
  },
  sealed: {
    da: 'Kan kun fortrydes, hvis forseglingen ikke er brudt',
    en: 'Withdrawal only while the seal is not broken',
  },
};

/** Consumers must be informed before they order (forbrugeraftaleloven § 8, stk. 1, nr. 12). Sealed goods retain the right. */
const exemptionFact = (exemption: string, language: 'da' | 'en') => ({
  code: exemption === 'sealed' ? 'withdrawal_sealed' : 'withdrawal_exempt',
  label: language === 'en' ? 'Right of withdrawal' : 'Fortrydelsesret',
  value: EXEMPTIONS[exemption]?.[language] ?? '',
});

/** By which the storefront draws the GARAN label (Regulation 2025/1960). */
const guaranteeFact = (months: string, language: 'da' | 'en') => ({
  code: 'guarantee_months',
  label: language === 'en' ? 'Producer’s guarantee of durability, months' : 'Producentens holdbarhedsgaranti, måneder',
  value: months,
});

/** A guarantor must state its terms (forbrugeraftaleloven § 8, stk. 1, nr. 14): the page or address that has them. */
const termsFact = (terms: string, language: 'da' | 'en') => ({
  code: 'guarantee_terms',
  label: language === 'en' ? 'Terms of the guarantee' : 'Garantiens vilkår',
  value: terms,
});

/** Magento: base64 of the entity's type and the attribute's code. */
const attributeUid = (code: string) => Buffer.from(`catalog_product/${code}`).toString('base64');

export const customAttribute = (
  { code, label, value }: ProductInfo,
  { code: store_code }: StoreRow,
): CustomAttribute => ({
  attribute_metadata: {
    uid: code ? attributeUid(code) : null,
    code,
    label,
    attribute_labels: [{ store_code, label }],
    data_type: 'STRING',
    entity_type: 'PRODUCT',
    is_system: false,
    ui_input: { ui_input_type: 'TEXT', is_html_allowed: false },
  },
  entered_attribute_value: { value },
  selected_attribute_options: null,
});

export const attributeValue = ({ code, value }: ProductInfo) => ({
  __typename: 'AttributeValue' as const,
  code: code ?? '',
  value: value ?? '',
});
