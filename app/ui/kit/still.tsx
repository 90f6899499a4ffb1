// A part of the page that the server alone draws: the browser keeps its markup as it came, and fetches neither its code nor its data.
import type { ReactNode } from 'react';
import { StillContext } from './drawn-once';
import { still } from './still.css';

const KEPT = { __html: '' };

interface StillProps {
  as?: 'div' | 'span';
  /** `import.meta.env.SSR ? <Page /> : null`, so that the page's code stays out of the browser's files. */
  children: ReactNode;
}

export function Still({ as: Box = 'div', children }: StillProps) {
  if (import.meta.env.SSR) {
    return (
      <Box className={still}>
        <StillContext.Provider value={true}>{children}</StillContext.Provider>
      </Box>
    );
  }
  // React leaves the inside of such an element alone when it wakes the page, and later as long as KEPT stays KEPT.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always the empty string; what the server drew is left as it is.
  return <Box className={still} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}
