// An address as people write it, under a small heading.

import { readablePhone } from '#domain/validate/phone';
import type { Translate } from '~/forms/reply/fields';
import type { AddressView } from '~/models/checkout';
import type { Destination, OrderAddress } from '~/models/order';
import { Heading, Stack } from '~/ui/kit';
import { address as addressStyle } from './address-card.css';

export function AddressCard({ title, address }: { title: string; address: OrderAddress }) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="h4">
        {title}
      </Heading>
      <AddressLines
        lines={[address.company, address.name, address.street, cityLine(address), readablePhone(address.telephone)]}
      />
    </Stack>
  );
}

/** Where an order ends: an address, the shop where it is fetched, or the mailbox of the receiver of a gift card. */
export function DestinationCard({ destination: { kind, lines }, t }: { destination: Destination; t: Translate }) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="h4">
        {t(`account:order.destination.${kind}`)}
      </Heading>
      <AddressLines lines={kind === 'email' ? [t('account:order.toReceiver')] : lines} />
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
  return [address.company, name, address.street, cityLine(address), unbroken(readablePhone(address.telephone))];
}

/**
 * In one line, for a choice among several: the title is the company's or person's name, the note distinguishes two addresses.
 * House numbers, postcodes and telephone numbers do not wrap.
 */
export function addressChoice(address: AddressView): { title: string; note: string } {
  const [title = '', ...rest] = linesOf(address).filter((line) => line.trim() !== '');
  return { title, note: rest.map(unbroken).join(', ') };
}

/** Longer parts than these must be able to break on a phone. */
const UNBROKEN = 24;
const unbroken = (part: string) => (part.length <= UNBROKEN ? part.replaceAll(' ', '\u00a0') : part);

const cityLine = ({ postcode, city }: { postcode: string; city: string }) => `${postcode} ${city}`;
