// Who sells in the demo world: on invoices, and on every page that names its address.

export const SELLER = {
  name: 'Kontorværk A/S',
  cvr: '31415926',
  street: 'Værkstedvej 40',
  postcode: '2500',
  city: 'Valby',
  email: 'kundeservice@kontorvaerk.example',
  telephone: '+45 70 20 41 00',
  account_registration: '9876',
  account_number: '0031415926',
} as const;
