// The pictures of a product: texts for screen readers, order, removal, and new ones, all in one form, so that no button loses what was typed.
import { PICTURE_MEGABYTES } from '#domain/complaint/pictures';
import { staffProductPicturesPath } from '#domain/staff/addresses';
import { mediaListPath, mediaQuery } from '#domain/staff/media-library';
import { useTexts } from '~/i18n/use-texts';
import type { StaffReply } from '~/models/staff';
import type { StaffProductPageView } from '~/models/staff-products';
import { StaffField } from './form';
import { StaffThumbnail } from './thumbnail';

interface PicturesProps {
  product: StaffProductPageView;
  reply: StaffReply | null;
}

export function ProductPicturesForm({ product, reply }: PicturesProps) {
  const { t } = useTexts('staff');
  const typed = reply?.intent === 'pictures' ? reply.values : {};
  return (
    <details className="act" open={reply?.intent === 'pictures' || undefined}>
      <summary>{t('product.act.pictures')}</summary>
      <form method="post" action={staffProductPicturesPath(product.sku)} encType="multipart/form-data">
        <input type="hidden" name="seen" value={product.seen} />
        <p className="what">{t('product.will.pictures')}</p>
        {/* The first button is the one that the Enter key presses. */}
        <button className="hidden" type="submit" tabIndex={-1} aria-hidden="true" />
        <ol className="picture-rows">
          {product.pictures.map((picture, at) => (
            <PictureRow key={picture.version} product={product} at={at} reply={reply} />
          ))}
        </ol>
        <p>
          <a href={mediaListPath(mediaQuery({ for: product.sku }))}>{t('media.fromLibrary')}</a>
        </p>
        <NewPictures reply={reply} typed={typed} />
        <button className="primary" type="submit">
          {t('product.submit.pictures')}
        </button>
      </form>
    </details>
  );
}

function PictureRow({ product, at, reply }: PicturesProps & { at: number }) {
  const { t } = useTexts('staff');
  const { pictures, texts } = product;
  const picture = pictures[at];
  if (!picture) return null;
  const { version, altDa, altEn } = picture;
  const number = at + 1;
  const field = { form: 'pictures', reply };
  const isRemoved = reply?.intent === 'pictures' && reply.values[`remove-${version}`] !== undefined;
  return (
    <li>
      <StaffThumbnail picture={picture} alt="" width={200} />
      <div>
        <p>
          <strong>{t(at === 0 ? 'product.picture.main' : 'product.picture.number', { number })}</strong>
        </p>
        <PictureTexts
          {...field}
          name={version}
          altDa={altDa === texts.nameDa ? '' : altDa}
          altEn={altEn === texts.nameEn ? '' : altEn}
        />
        <p className="picture-acts">
          {at > 0 ? <MoveButton way="up" version={version} number={number} /> : null}
          {at < pictures.length - 1 ? <MoveButton way="down" version={version} number={number} /> : null}
          <label>
            <input type="checkbox" name={`remove-${version}`} defaultChecked={isRemoved} />{' '}
            {t('product.picture.remove', { number })}
          </label>
        </p>
      </div>
    </li>
  );
}

function MoveButton({ way, version, number }: { way: 'up' | 'down'; version: string; number: number }) {
  const { t } = useTexts('staff');
  return (
    <button type="submit" name="move" value={`${way}-${version}`}>
      {t(`product.picture.${way}`, { number })}
    </button>
  );
}

interface TextsProps {
  form: string;
  reply: StaffReply | null;
  name: string;
  altDa?: string;
  altEn?: string;
}

function PictureTexts({ form, reply, name, altDa = '', altEn = '' }: TextsProps) {
  const { t } = useTexts('staff');
  const field = { form, reply };
  return (
    <div className="pairs">
      <StaffField {...field} name={`altDa-${name}`} label={t('product.picture.altDa')} value={altDa} />
      <StaffField {...field} name={`altEn-${name}`} label={t('product.picture.altEn')} value={altEn} />
    </div>
  );
}

function NewPictures({ reply, typed }: Pick<PicturesProps, 'reply'> & { typed: Readonly<Record<string, string>> }) {
  const { t } = useTexts('staff');
  const field = { form: 'pictures', reply };
  const count = (typed.received ?? '').split(' ').filter(Boolean).length;
  return (
    <fieldset>
      <legend>{t('product.picture.new')}</legend>
      <PictureTexts {...field} name="new" />
      {/* Last, so that the texts are read before the files. */}
      <StaffField
        {...field}
        name="files"
        type="file"
        label={t('product.picture.files')}
        help={t('product.picture.filesHelp', { megabytes: PICTURE_MEGABYTES })}
        accept="image/jpeg,image/png,image/webp,image/heic"
        multiple
      />
      {typed.refused ? <p className="what">{t('product.picture.refused', { names: typed.refused })}</p> : null}
      {count > 0 ? (
        <p className="what">
          <input type="hidden" name="received" value={typed.received} />
          {t('product.picture.received', { count })}
        </p>
      ) : null}
    </fieldset>
  );
}
