// The top of a page that is reached from a list: the link back to the list, the title, its marks and its acts.
import type { ReactNode } from 'react';

interface StaffHeadingProps {
  /** Address of the list. */
  back: string;
  /** Name of the list. */
  from: string;
  title: string;
  children?: ReactNode;
}

export function StaffHeading({ back, from, title, children }: StaffHeadingProps) {
  return (
    <>
      <p>
        <a href={back}>‹ {from}</a>
      </p>
      <div className="heading">
        <h1>{title}</h1>
        {children}
      </div>
    </>
  );
}
