// Who sells in the demo world: on invoices, and on every page that names its address.
import type { CompanyRecord } from '#backend/shop-files/sections/company';

export const SELLER: CompanyRecord = {
  name: 'Kontorværk A/S',
  cvr: '31415926',
  street: 'Værkstedvej 40',
  postcode: '2500',
  city: 'Valby',
  email: 'kundeservice@kontorvaerk.example',
  telephone: '+45 70 20 41 00',
  bank_account: { registration: '9876', number: '0031415926' },
  accounts: {
    ...{
      debtors: '6190',
      bank: '6481',
      prepayments: '7410',
      gift_cards: '8040',
      gift_card_costs: '1950',
      rounding: '2720',
    },
    ...{ sales: { '25': '1010', '0': '1010' }, vat: { '25': '7680' }, providers: { test: '6330' } },
  },
};
