// An address as people write it, under a small heading.
import type { AddressView } from '~/models/checkout';
import type { OrderAddress } from '~/models/order';
import { Heading, Stack } from '~/ui/kit';
import { address as addressStyle } from './address-card.css';

export function AddressCard({ title, address }: { title: string; address: OrderAddress }) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <AddressLines lines={[address.company, address.name, address.street, cityLine(address), address.telephone]} />
    </Stack>
  );
}

/** One line per part; parts that are empty take no line. */
export function AddressLines({ lines }: { lines: string[] }) {
  const filled = lines.filter((line) => line.trim() !== '');
  return (
    <address className={addressStyle}>
      {filled.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

export function linesOf(address: AddressView): string[] {
  const name = `${address.firstname} ${address.lastname}`;
  return [address.company, name, address.street, cityLine(address), address.telephone];
}

const cityLine = ({ postcode, city }: { postcode: string; city: string }) => `${postcode} ${city}`;
