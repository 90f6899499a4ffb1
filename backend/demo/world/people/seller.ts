// Who sells in the demo world, as it stands on invoices.

export const SELLER = {
  name: 'Kontorværk A/S',
  cvr: '31415926',
  street: 'Vesterbrogade 118',
  postcode: '1620',
  city: 'København V',
  email: 'kundeservice@kontorvaerk.example',
  telephone: '+45 70 20 41 00',
  account_registration: '9876',
  account_number: '0031415926',
} as const;
