// Forms about stored payment cards: whether a card may be stored, and which one is chosen.
import { cardKeyFrom } from '#domain/kept-card/kept-card';
import { textIn } from '../shopping-list/schema.server';

export const agreesToKeep = (form: FormData): boolean => form.has('agreement');

/** '' for anything that names no card. */
export const cardKeyIn = (form: FormData, field = 'card'): string => cardKeyFrom(textIn(form, field));
