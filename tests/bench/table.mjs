// The benchmark's result as a Markdown table: what was measured, what it should be, and whether it is.

const rows = [];

/**
 * Adds a row. `limit` is `{ most }` or `{ least }` over the same number that is shown as `value`; without it the row only reports.
 * @param {string} what
 * @param {number} value
 * @param {{ unit?: string, digits?: number, most?: number, least?: number, note?: string }} [more]
 */
export function report(what, value, { unit = '', digits = 2, most, least, note = '' } = {}) {
  const aim = most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : '';
  const isMet = (most === undefined || value <= most) && (least === undefined || value >= least);
  const verdict = aim === '' ? '' : isMet ? 'yes' : 'NO';
  rows.push([what, `${value.toFixed(digits)}${unit ? ` ${unit}` : ''}`, aim, verdict, note]);
}

export function tableText() {
  const head = ['measured', 'value', 'aim', 'met', 'note'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
