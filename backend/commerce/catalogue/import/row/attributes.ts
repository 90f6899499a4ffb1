// Magento's additional_attributes: 'size=XS,color=Black', a comma inside a value or a whole pair in quotes included.

const NAME = /^[a-z][a-z0-9_]*=/i;

/** A part that does not begin with a name belongs to the value before it. `wrong` hears of parts that belong to nothing. */
export function attributesIn(cell: string, wrong: (part: string) => void): Map<string, string> {
  const pairs: string[] = [];
  for (const part of attributeParts(cell)) {
    const last = pairs.length - 1;
    if (NAME.test(part.trim())) pairs.push(part.trim());
    else if (last >= 0) pairs[last] = `${pairs[last]},${part}`;
    else if (part.trim() !== '') wrong(part.trim());
  }
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1).trim()];
    }),
  );
}

/** At commas outside quotes; quotes around a whole pair or a whole value fall away. */
function attributeParts(cell: string): string[] {
  if (!cell.includes('"')) return cell === '' ? [] : cell.split(',');
  const parts: string[] = [];
  const pattern = /\s*(?:"((?:[^"]|"")*)"|([a-z][a-z0-9_]*=)"((?:[^"]|"")*)"|([^,]*))(?:,|$)/giy;
  for (let found = pattern.exec(cell); found && pattern.lastIndex <= cell.length; found = pattern.exec(cell)) {
    const [whole, quoted, name, value, plain] = found;
    parts.push((quoted ?? (name === undefined ? plain : name + (value ?? '')) ?? '').replaceAll('""', '"'));
    if (whole === '' || pattern.lastIndex >= cell.length) break;
  }
  return parts;
}
