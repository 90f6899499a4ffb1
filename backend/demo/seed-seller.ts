// Who sells in the demo world, as it stands on its invoices; the number is made up, with a right check digit. Only in the whole world:
// the tests' small one begins where nobody has said it.
import { insertRows, type SeedClient } from './seed-rows';

const SELLER = {
  name: 'Kontorværk A/S',
  cvr: '31415926',
  street: 'Værkstedvej 40',
  postcode: '2500',
  city: 'Valby',
  email: 'bogholderi@kontorvaerk.example',
  telephone: '+45 70 20 41 00',
  account_registration: '9876',
  account_number: '0031415926',
};

export const seedSeller = (on: SeedClient): Promise<void> => insertRows(on, 'seller', [{ only_one: true, ...SELLER }]);
