// What zod finds wrong with a value, in the words of the staff.
import type { z } from 'zod/v4';

type Issue = z.core.$ZodIssue;

const TYPES: Record<string, string> = {
  string: 'en tekst',
  number: 'et tal',
  int: 'et helt tal',
  boolean: 'true eller false',
  array: 'en liste',
  object: 'et opslag med nøgler',
  record: 'et opslag med nøgler',
  null: 'tomt',
};

function tooMuch(issue: { origin: string }, bound: string, sign: 'højst' | 'mindst'): string {
  if (issue.origin === 'string') return `Teksten skal have ${sign} ${bound} tegn.`;
  if (issue.origin === 'array') return `Listen skal have ${sign} ${bound} led.`;
  return `Tallet skal være ${sign} ${bound}.`;
}

/** A custom rule brings its own sentence along as its message. */
export function issueInWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Mangler.' : `Her skal stå ${TYPES[issue.expected] ?? issue.expected}.`;
    case 'unrecognized_keys':
      return 'Kendes ikke.';
    case 'invalid_value':
      return `Vælg mellem ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return tooMuch(issue, String(issue.maximum), 'højst');
    case 'too_small':
      return tooMuch(issue, String(issue.minimum), 'mindst');
    case 'custom':
      return issue.message;
    case 'invalid_union':
      return issue.message.startsWith('Invalid') ? 'Værdien kan ikke bruges her.' : issue.message;
    case 'invalid_format':
      return issue.message.startsWith('Invalid') ? 'Værdien har ikke den rigtige form.' : issue.message;
    default:
      return 'Værdien kan ikke bruges her.';
  }
}
