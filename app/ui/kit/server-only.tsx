// A part of the page that the server alone draws: the browser keeps its markup as it came, and fetches neither its code nor its data.
import type { ReactNode } from 'react';
import { ServerOnlyContext } from './cached-markup';
import { still } from './server-only.css';

const KEPT = { __html: '' };

interface ServerOnlyProps {
  as?: 'div' | 'span';
  /** `import.meta.env.SSR ? <Page /> : null`, so that the page's code stays out of the browser's files. */
  children: ReactNode;
}

export function ServerOnly({ as: Box = 'div', children }: ServerOnlyProps) {
  if (import.meta.env.SSR) {
    return (
      <Box className={still}>
        <ServerOnlyContext.Provider value={true}>{children}</ServerOnlyContext.Provider>
      </Box>
    );
  }
  // React leaves the inside of such an element alone when it wakes the page, and later as long as KEPT stays KEPT.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always the empty string; what the server drew is left as it is.
  return <Box className={still} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}
