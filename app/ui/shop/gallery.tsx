// The pictures of a product: one strip that scrolls sideways; the small pictures are links to the large ones, so no script is needed.
import type { Translate } from '~/forms/reply/fields';
import type { Picture, Tile } from '~/models/product';
import { Photo } from '~/ui/kit';
import { GALLERY_PHOTO } from './first-picture';
import * as styles from './gallery.css';
import { LabelBadge, labelTexts } from './marks';

/** Without its padding, so that the smallest file serves three pixels to a point, too. */
const SMALL = '60px';

interface GalleryProps {
  pictures: Picture[];
  name: string;
  label: Tile['label'];
  t: Translate;
}

export function Gallery({ pictures, name, label, t }: GalleryProps) {
  const total = pictures.length;
  return (
    <div className={styles.gallery} data-part="gallery">
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls has to be reached by the keyboard. */}
        <ul className={styles.strip} tabIndex={0} aria-label={t('product:gallery.label', { name })}>
          {pictures.map((picture, at) => (
            <li key={picture.url} id={`picture-${at + 1}`} className={styles.slide}>
              <Photo className={styles.picture} picture={picture} {...GALLERY_PHOTO} eager={at === 0} />
            </li>
          ))}
        </ul>
        {label ? (
          <span className={styles.label}>
            <LabelBadge label={label} texts={labelTexts(t)} />
          </span>
        ) : null}
      </div>
      {total > 1 ? (
        <ul className={styles.thumbs}>
          {pictures.map((picture, at) => (
            <li key={picture.url}>
              <a
                className={styles.thumb}
                href={`#picture-${at + 1}`}
                aria-label={t('product:gallery.picture', { number: at + 1, total })}
              >
                {/* A file of its own: the large ones are fetched only when someone moves to them. */}
                <Photo
                  className={styles.thumbPicture}
                  picture={picture}
                  width={72}
                  height={72}
                  sizes={SMALL}
                  decorative
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
