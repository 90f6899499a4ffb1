// The fields of a complaint: the goods, what is wrong with them, what is wished, and the pictures of the packaging.
import { complaintPicturePath } from '#domain/complaint/addresses';
import { COMPLAINT_WISHES } from '#domain/complaint/complaint';
import { EXTRA_PICTURES, PICTURE_MEGABYTES, PICTURE_SIDES, type PictureSide } from '#domain/complaint/pictures';
import { EmailField, FullNameField } from '~/forms/contact/fields';
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import type { ComplainableLine, UploadView } from '~/models/complaint';
import { Field, SelectField, TextareaField } from '~/ui/kit';
import * as styles from './fields.css';

interface FieldsProps {
  t: Translate;
  reply: FormReply | null;
}

/** `chosen`: the line that the link has named. */
export function ComplainedLineField({
  t,
  reply,
  lines,
  chosen,
}: FieldsProps & { lines: ComplainableLine[]; chosen: string }) {
  const field = useFields(t, reply);
  const only = lines.length === 1 && lines[0] ? String(lines[0].id) : '';
  return (
    <SelectField
      {...field('line', chosen || only)}
      label={t('complaint:form.line')}
      required
      options={[
        ...(only ? [] : [{ value: '', label: t('complaint:form.chooseLine') }]),
        ...lines.map(({ id, name, sku }) => ({ value: String(id), label: `${name} (${sku})` })),
      ]}
    />
  );
}

export function FreeComplaintFields({ t, reply, email }: FieldsProps & { email: string }) {
  const field = useFields(t, reply);
  return (
    <>
      <Field
        {...field('product')}
        label={t('complaint:form.product')}
        hint={t('complaint:form.productHint')}
        required
        maxLength={LIMITS.summary}
      />
      <FullNameField ties={field('name')} label={t('complaint:form.name')} required />
      <EmailField ties={field('email', email)} label={t('complaint:form.email')} required />
    </>
  );
}

export function ComplaintFields({ t, reply }: FieldsProps) {
  const field = useFields(t, reply);
  return (
    <>
      <Field
        {...field('quantity', '1')}
        label={t('complaint:form.quantity')}
        type="number"
        inputMode="numeric"
        min={1}
        required
        width="short"
      />
      <TextareaField
        {...field('description')}
        label={t('complaint:form.description')}
        hint={t('complaint:form.descriptionHint')}
        rows={5}
        required
        maxLength={LIMITS.message}
      />
      <Field
        {...field('serialNumber')}
        label={t('complaint:form.serialNumber')}
        hint={t('complaint:form.serialHint')}
        maxLength={LIMITS.reference}
      />
      <Field {...field('batchNumber')} label={t('complaint:form.batchNumber')} maxLength={LIMITS.reference} />
      <SelectField
        {...field('wish')}
        label={t('complaint:form.wish')}
        required
        options={[
          { value: '', label: t('complaint:form.chooseWish') },
          ...COMPLAINT_WISHES.map((wish) => ({ value: wish, label: t(`complaint:wish.${wish}`) })),
        ]}
      />
    </>
  );
}

/** iPhones convert HEIC to JPEG for a field that does not accept HEIC, so the field on the phone does not. */
const FROM_CAMERA = 'image/jpeg,image/png,image/webp';
const ACCEPTED = `${FROM_CAMERA},image/heic,image/heif,.heic,.heif`;

interface PictureFieldsProps extends FieldsProps {
  there: readonly PictureSide[];
  /** Shows what has come by this key; null: it is not shown. */
  shownBy: string | null;
  /** On a telephone its camera opens at once. */
  isCamera?: boolean;
}

export function PictureFields({ t, reply, there, shownBy, isCamera = false }: PictureFieldsProps) {
  const field = useFields(t, reply);
  return (
    <fieldset className={styles.pictures}>
      <legend className={styles.legend}>{t('complaint:pictures.title')}</legend>
      <p className={styles.hint}>{t('complaint:pictures.text', { megabytes: PICTURE_MEGABYTES })}</p>
      <div className={styles.sides}>
        {PICTURE_SIDES.map((side) => {
          const { defaultValue: _typed, ...ties } = field(`picture-${side}`);
          const isThere = there.includes(side);
          return (
            <div key={side} className={styles.side} data-side={side}>
              <Field
                {...ties}
                type="file"
                accept={isCamera ? FROM_CAMERA : ACCEPTED}
                capture={isCamera ? 'environment' : undefined}
                label={t(`complaint:pictures.${side}`)}
              />
              <ArrivedPicture side={side} isThere={isThere} shownBy={shownBy} t={t} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

interface ArrivedProps {
  side: PictureSide;
  isThere: boolean;
  shownBy: string | null;
  t: Translate;
}

/** Also rendered hidden: a script shows it when the picture arrives from the phone. */
function ArrivedPicture({ side, isThere, shownBy, t }: ArrivedProps) {
  const src = shownBy === null ? null : complaintPicturePath(shownBy, side);
  return (
    <div className={styles.arrived} data-arrived={side} hidden={!isThere}>
      {src === null ? null : (
        <img
          className={styles.thumbnail}
          src={isThere ? src : undefined}
          data-src={src}
          alt={t(`complaint:pictures.${side}`)}
          width={72}
          height={72}
        />
      )}
      <span>{t('complaint:pictures.there')}</span>
    </div>
  );
}

export function UploadPhoneField({ t, reply, upload }: FieldsProps & { upload: UploadView }) {
  const field = useFields(t, reply);
  return (
    <Field
      {...field('mobile', upload.mobile ?? '')}
      label={t('complaint:phone.number')}
      type="tel"
      autoComplete="tel"
      maxLength={LIMITS.telephone}
      width="short"
    />
  );
}

export function ComplaintAnswerField({ t, reply }: FieldsProps) {
  const field = useFields(t, reply);
  return (
    <TextareaField {...field('text')} label={t('complaint:answer.text')} rows={4} required maxLength={LIMITS.message} />
  );
}

/** Only while the shop waits for the answer to a question. */
export function ExtraPicturesField({ t, reply }: FieldsProps) {
  const { defaultValue: _typed, ...ties } = useFields(t, reply)('pictures');
  return (
    <Field
      {...ties}
      type="file"
      accept={ACCEPTED}
      multiple
      label={t('complaint:answer.pictures')}
      hint={t('complaint:answer.picturesHint', { most: EXTRA_PICTURES, megabytes: PICTURE_MEGABYTES })}
    />
  );
}

export const answerLabels = (t: Translate): Record<string, string> => ({
  text: t('complaint:answer.text'),
  pictures: t('complaint:answer.pictures'),
});

export const pictureLabels = (t: Translate): Record<string, string> =>
  Object.fromEntries(PICTURE_SIDES.map((side) => [`picture-${side}`, t(`complaint:pictures.${side}`)]));

export const complaintLabels = (t: Translate, isFree: boolean): Record<string, string> => ({
  ...(isFree
    ? { product: t('complaint:form.product'), name: t('complaint:form.name'), email: t('complaint:form.email') }
    : { line: t('complaint:form.line') }),
  quantity: t('complaint:form.quantity'),
  description: t('complaint:form.description'),
  serialNumber: t('complaint:form.serialNumber'),
  batchNumber: t('complaint:form.batchNumber'),
  wish: t('complaint:form.wish'),
  ...pictureLabels(t),
  mobile: t('complaint:phone.number'),
});
