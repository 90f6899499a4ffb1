// Who makes goods, and who answers for them in the EU, as columns of a table.
import type { Producer } from '#backend/db/tables/store';
import { or, text } from '../file/columns';

const LONGEST = 255;

export const producerColumns = {
  producer_name: or(text(LONGEST), null),
  producer_address: or(text(LONGEST), null),
  producer_email: or(text(LONGEST), null),
  responsible_name: or(text(LONGEST), null),
  responsible_address: or(text(LONGEST), null),
  responsible_email: or(text(LONGEST), null),
};

export type ProducerCells = Record<keyof typeof producerColumns, string | null>;

export function producerCells(producer: Producer | null): ProducerCells {
  const { responsible } = producer ?? {};
  return {
    producer_name: producer?.name ?? null,
    producer_address: producer?.address || null,
    producer_email: producer?.email || null,
    responsible_name: responsible?.name ?? null,
    responsible_address: responsible?.address || null,
    responsible_email: responsible?.email || null,
  };
}

/** Null without a name. */
export function producerIn(cells: ProducerCells): Producer | null {
  if (cells.producer_name === null) return null;
  const of = (name: string, address: string | null, email: string | null) => ({
    name,
    address: address ?? '',
    email: email ?? '',
  });
  const responsible = cells.responsible_name;
  return {
    ...of(cells.producer_name, cells.producer_address, cells.producer_email),
    ...(responsible === null
      ? {}
      : { responsible: of(responsible, cells.responsible_address, cells.responsible_email) }),
  };
}

/** Contact data without a name is reported, not dropped. */
export function producerFault(cells: ProducerCells): { column: string; message: string } | null {
  const { producer_name: name, responsible_name: responsible } = cells;
  if (name === null && (cells.producer_address ?? cells.producer_email ?? responsible) !== null)
    return { column: 'producer_name', message: 'Producenten skal have et navn.' };
  if (responsible === null && (cells.responsible_address ?? cells.responsible_email) !== null)
    return { column: 'responsible_name', message: 'Den ansvarlige i EU skal have et navn.' };
  return null;
}
