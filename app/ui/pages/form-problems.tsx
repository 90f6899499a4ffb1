// What is wrong with a form, above it: each fault leading to its field, or one text where no field is at fault.
import { type FormReply, messageText, summaryOf, type Translate, useFields } from '~/forms/reply/fields';
import { ErrorSummary, MessageBar } from '~/ui/kit';

interface FormProblemsProps {
  t: Translate;
  reply: FormReply | null;
  /** The form's fields in its order, each with its label. */
  labels: Record<string, string>;
}

export function FormProblems({ t, reply, labels }: FormProblemsProps) {
  const errors = summaryOf(useFields(t, reply), labels);
  if (errors.length > 0) return <ErrorSummary title={t('common:errorSummary')} errors={errors} />;
  return reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null;
}
