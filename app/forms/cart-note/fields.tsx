// A note on a line of the cart, or on the complete cart.
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import { TextareaField } from '~/ui/kit';

interface NoteFieldProps {
  t: Translate;
  name: 'lineNote' | 'cartNote';
  note: string;
  reply: FormReply | null;
}

export function NoteField({ t, name, note, reply }: NoteFieldProps) {
  return (
    <TextareaField
      {...useFields(t, reply)(name, note)}
      label={t(`cart:note.${name}`)}
      hint={t(`cart:note.${name}Hint`)}
      rows={3}
      maxLength={LIMITS[name]}
    />
  );
}
