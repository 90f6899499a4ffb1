// The fields of a review. The stars are radio buttons: they work with a keyboard, a screen reader, and without scripts.
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import { Field, FieldError, TextareaField } from '~/ui/kit';
import * as styles from './fields.css';

interface WriteReviewFieldsProps {
  t: Translate;
  reply: FormReply | null;
  nickname: string;
}

const STARS = [1, 2, 3, 4, 5] as const;

function StarField({ t, reply }: Pick<WriteReviewFieldsProps, 't' | 'reply'>) {
  const { id, error, defaultValue: chosen } = useFields(t, reply)('stars');
  return (
    <fieldset id={id} className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{t('request:review.stars')}</legend>
      <div className={styles.stars}>
        {STARS.map((count) => (
          <label key={count} className={styles.star}>
            <input
              type="radio"
              className={styles.radio}
              name="stars"
              value={count}
              required
              defaultChecked={chosen === String(count)}
              aria-label={t('request:review.star', { count })}
              aria-invalid={error ? true : undefined}
            />
            <span aria-hidden="true" className={styles.glyph} />
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

export function WriteReviewFields({ t, reply, nickname }: WriteReviewFieldsProps) {
  const field = useFields(t, reply);
  return (
    <>
      <StarField t={t} reply={reply} />
      <Field {...field('summary')} required label={t('request:review.summary')} maxLength={LIMITS.summary} />
      <TextareaField
        {...field('text')}
        required
        label={t('request:review.text')}
        hint={t('request:review.textHint')}
        rows={6}
        maxLength={LIMITS.review}
      />
      <Field
        {...field('nickname', nickname)}
        required
        label={t('request:review.nickname')}
        autoComplete="nickname"
        maxLength={LIMITS.nickname}
      />
    </>
  );
}

export function reviewLabels(t: Translate): Record<string, string> {
  return {
    stars: t('request:review.stars'),
    summary: t('request:review.summary'),
    text: t('request:review.text'),
    nickname: t('request:review.nickname'),
  };
}
