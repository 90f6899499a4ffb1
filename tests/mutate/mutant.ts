// A mutant: one place of one file, the original code, and the fault that replaces it.

/** A mutation as the rules generate it: its kind, and the text that replaces the node. */
export interface Fault {
  /** Fixed id of a hand-written mutation: adding one does not change the ids of the others. */
  id?: number;
  kind: string;
  text: string;
  /** The part of the node that changes, where the node would be too long to read. */
  shown?: { was: string; becomes: string };
}

export interface Mutant {
  /** Counted through the entire run; 0 is the unchanged code. */
  id: number;
  /** From the root of the repository. */
  file: string;
  line: number;
  kind: string;
  was: string;
  becomes: string;
  /** The line of the source that contains it, without what surrounds it. */
  within: string;
  /** Outside every function: evaluated once, when the module is loaded. */
  isStatic: boolean;
}

/** Identity of a mutant when lines move: used by the list of survivors. */
export const nameOf = ({ within, was, becomes }: Pick<Mutant, 'within' | 'was' | 'becomes'>) =>
  `${within} | ${was} -> ${becomes}`;

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
