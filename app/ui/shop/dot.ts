// The dot between the parts of one line: where the line breaks, it stays behind the part before it.
export const DOT = '\u00A0· ';
