// The look of the shop that a page is drawn for, by its name, for what styles cannot decide: how large pictures are.
import { createContext } from 'react';

/** Given by app/entry.server; in the browser nothing reads it. */
export const LookContext = createContext('base');
