// What a browser sends of the fields of a record, untouched.
import type { RecordField } from '#domain/staff/record-form';

export function sentFields(fields: readonly RecordField[]): Record<string, string> {
  return Object.assign({}, ...fields.map(sentOf));
}

function sentOf(field: RecordField): Record<string, string> {
  const { path } = field;
  if (field.kind === 'flag') return field.isOn ? { [path]: 'on' } : {};
  if (field.kind === 'choices') return Object.fromEntries(field.values.map((value) => [`${path}-${value}`, 'on']));
  if (field.kind === 'both') return { [`${path}-da`]: field.da, [`${path}-en`]: field.en };
  if (field.kind === 'group') return sentFields(field.fields);
  if (field.kind === 'rows') return sentFields(field.rows.flat());
  return { [path]: field.value };
}
