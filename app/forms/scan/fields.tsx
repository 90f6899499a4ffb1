// The fields of the scanner: where to, and the code, which a hand scanner types and ends with Enter.
import { LONGEST_SCAN } from '#domain/quantity/scan';
import { type FormReply, type Translate, useFields } from '~/forms/reply/fields';
import { Field, SelectField } from '~/ui/kit';

interface ScanFieldsProps {
  t: Translate;
  reply: FormReply | null;
  targets: { value: string; label: string }[];
  target: string;
}

export function ScanFields({ t, reply, targets, target }: ScanFieldsProps) {
  const field = useFields(t, reply);
  return (
    <>
      {targets.length > 1 ? (
        <SelectField {...field('target', target)} label={t('scan:target')} width="medium" options={targets} />
      ) : (
        <input type="hidden" name="target" value={target} />
      )}
      <Field
        {...field('code')}
        label={t('scan:code')}
        hint={t('scan:codeHint')}
        width="medium"
        autoComplete="off"
        autoCapitalize="none"
        autoFocus
        spellCheck={false}
        required
        maxLength={LONGEST_SCAN * 2}
      />
    </>
  );
}

export const scanLabels = (t: Translate): Record<string, string> => ({
  code: t('scan:code'),
  target: t('scan:target'),
});
