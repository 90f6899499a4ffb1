// The account area's own menu, decided: what this customer does not see is not in it.
export interface AccountEntry {
  href: string;
  icon:
    | 'user'
    | 'box'
    | 'invoice'
    | 'printer'
    | 'pin'
    | 'users'
    | 'list'
    | 'lock'
    | 'shield'
    | 'coins'
    | 'gift'
    | 'heart'
    | 'document'
    | 'check-circle'
    | 'repeat'
    | 'card'
    | 'scan';
  text: string;
  /** Open also on the pages below it. */
  deep: boolean;
  /** First entry of a group: a line is drawn above it. */
  opensGroup: boolean;
}
