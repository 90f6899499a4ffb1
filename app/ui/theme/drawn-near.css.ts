// Ends the deferred layout of content below the first screen (drawn-near.ts).
import { keyframes } from '@vanilla-extract/css';

/** What was left for later is laid out. */
export const all = keyframes({ to: { contentVisibility: 'visible' } });
