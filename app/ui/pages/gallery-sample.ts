// What a component of the design kit is shown as in the gallery: one sample per state, with the words that fill it.
import type { ReactNode } from 'react';
import type { Language } from '~/i18n/languages';

export type SampleState = 'plain' | 'chosen' | 'error' | 'disabled' | 'busy' | 'empty' | 'long';

export interface Sample {
  state: SampleState;
  /** The props that distinguish it from the other samples of the same state, as a developer writes them. */
  props?: string;
  node: ReactNode;
}

export interface SampleWords {
  /** A text of `demo:gallery.sample`. */
  word(name: string): string;
  language: Language;
}

/** The samples by the name of the component. */
export type SampleTable = Readonly<Record<string, readonly Sample[]>>;

/** In øre. */
export const AMOUNT = 124_900;
