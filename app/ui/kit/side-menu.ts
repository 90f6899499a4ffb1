// The categories as the layout draws them: a list puts them on top of its filters, so that there is one column at its side and not two.
import { createContext, type ReactNode, useContext } from 'react';

export const SideMenuContext = createContext<ReactNode>(null);

/** Null where the layout shows them itself, or shows none. */
export const useSideMenu = (): ReactNode => useContext(SideMenuContext);
