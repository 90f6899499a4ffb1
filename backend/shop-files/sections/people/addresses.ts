// The section customer-addresses.csv: address books of imported customers. After the import only the customer changes them.
import { cityFrom, companyFrom } from '#domain/validate/person-name';
import { phoneFrom } from '#domain/validate/phone';
import { postcodeFrom } from '#domain/validate/postcode';
import { referenceFrom } from '#domain/validate/reference';
import { streetFrom } from '#domain/validate/street';
import { vatIdFrom } from '#domain/validate/vat-id';
import { list, oneOfTexts, or, text } from '../../file/columns';
import { fitting, switchOr } from '../../file/more-columns';
import { onlyOneEach, ruled } from '../../file/rules';
import { type RowOf, tableOf } from '../../file/table';
import { recordSection } from '../../section';
import { resolveNames } from '../named';
import { insertAddresses, loadAddresses } from './addresses.sql';
import { email, personName } from './customer-columns';
import { isNewCustomer } from './new-customers';

const company = or(fitting(companyFrom, 'Navnet kan ikke være en virksomheds.'), null);
const reference = or(fitting(referenceFrom, 'Her skal stå bogstaver eller tal.'), null);

const columns = {
  email,
  firstname: personName,
  lastname: personName,
  company,
  company2: company,
  /** Lines with | between them; the first has the street and the house number. */
  street: list(text(200)),
  postcode: fitting(postcodeFrom, 'Postnummeret findes ikke i Danmark.'),
  city: fitting(cityFrom, 'Her skal stå en by.'),
  country: or(oneOfTexts(['DK']), 'DK'),
  telephone: fitting(phoneFrom, 'Her skal stå et telefonnummer.'),
  vat_id: or(fitting(vatIdFrom, 'Her skal stå et momsnummer, for eksempel DK og et CVR-nummer.'), null),
  requisitioner: reference,
  requisition_number: reference,
  default_billing: switchOr(false),
  default_shipping: switchOr(false),
};

export type AddressRecord = RowOf<typeof columns>;

const table = ruled<AddressRecord>(tableOf({ file: 'customer-addresses.csv', columns }), ({ street }) =>
  streetFrom(street[0] ?? '') === null ? [['street', 'Her skal stå en vej med husnummer.']] : [],
);

const keyOfAddress = (one: AddressRecord) =>
  [one.email, ...one.street, one.postcode, one.company, one.firstname, one.lastname, one.telephone]
    .filter((part) => part !== null)
    .join(', ');

const ownerOf = (address: AddressRecord) => address.email;

export const addressesSource = onlyOneEach(
  onlyOneEach(table, { column: 'default_billing', ownerOf, isMarked: (address) => address.default_billing }),
  { column: 'default_shipping', ownerOf, isMarked: (address) => address.default_shipping },
);

export const addresses = recordSection<AddressRecord>({
  name: 'addresses',
  title: 'adresser',
  source: addressesSource,
  keyOf: keyOfAddress,
  missing: 'untouched',
  async load(on) {
    const stored = (await loadAddresses(on)).map((one) => ({ ...one, country: 'DK' as const }));
    // A customer may have the same place twice; once is enough.
    return [...new Map(stored.map((one) => [keyOfAddress(one), one])).values()];
  },
  async settle(records, context) {
    const { whole } = await resolveNames(records, [['customer', 'email', ownerOf]], context);
    return whole.filter(({ record }) => isNewCustomer(context, record.email));
  },
  async write({ added }, { on }) {
    await insertAddresses(
      on,
      added.map(({ record }) => record),
    );
  },
});
