// A fact of a thing, in a list of facts: its name and its value.
import type { ReactNode } from 'react';

export function StaffFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
