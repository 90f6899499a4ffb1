// A part of the page that only the server renders: the browser retains its markup, and loads neither its code nor its data.
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
  // React does not touch the inside of such an element during hydration, nor later as long as KEPT is the same object.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always the empty string; what the server drew is left as it is.
  return <Box className={still} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}
