// Middle names: parcels need them, and forms of the shop have one field for all first names.

interface Named {
  firstname: string;
  middlename?: string | null | undefined;
}

/** "Anna" with the middle name "Marie" is "Anna Marie". */
export const withMiddleName = ({ firstname, middlename }: Named): string =>
  [firstname.trim(), middlename?.trim() ?? ''].filter(Boolean).join(' ');
