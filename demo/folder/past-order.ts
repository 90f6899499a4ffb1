// Optional cells of the demo's earlier orders: empty in most.
export const PLAIN_ORDER = {
  ...{ company: null, cvr: null, ean: null, total: null, provider: null, provider_reference: null },
  ...{ delivery_firstname: null, delivery_lastname: null, delivery_company: null, delivery_street: null },
  ...{ delivery_postcode: null, delivery_city: null, delivery_telephone: null },
  ...{ delivery: null, carrier_title: null, method_title: null },
  ...{ purchase_order_number: null, reference: null, requisitioner: null, requisition_number: null },
  // The previous shop informed its buyers as this one does.
  withdrawal_told: true,
  ...{ shipments: [], invoices: [] },
} as const;

/** The empty cells of a line. */
export const PLAIN_LINE = { list_price: null, discount: 0, discount_name: null } as const;
