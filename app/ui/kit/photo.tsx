// Pictures with fixed measures, so that nothing jumps, and the widths that /media serves.
import type { Picture } from '~/models/product';
import { mediaAddress } from './media-address';

const widths = [64, 120, 200, 400, 600, 800, 1200, 1600, 2400];
const media = /^(\/media\/[^?]+)\.(?:webp|avif)(?:\?(?:.*&)?(v=\w+))?/;

interface PhotoProps {
  picture: Picture;
  /** Measures of the box that it fills, in CSS pixels; they set the aspect ratio. */
  width: number;
  height: number;
  /** First row and main pictures; the rest loads when it comes near. */
  eager?: boolean;
  sizes?: string;
  /** Width of the smallest file, where some windows draw it far smaller than `width`. */
  least?: number;
  /** True if the name is right next to it: screen readers would announce it twice. */
  decorative?: boolean;
  className?: string;
}

type Widths = Pick<PhotoProps, 'width' | 'least'>;

/** Twice the box is enough for sharp screens; more would only make every page heavier. `version` lets browsers cache it for ever. */
function srcSet(address: string, version: string, { width, least }: Widths, dense = 1): string {
  const [smallest, most] = width < SMALL ? [width, Math.max(width * 2, 200)] : [200, Math.max(width * 2, 400)];
  return widths
    .filter((each) => each >= (least ?? smallest) && each <= most)
    .map((each) => `${mediaAddress(address)}.avif?w=${each}${version} ${each * dense}w`)
    .join(', ');
}

/** A logo next to a name: one small file for every screen, loaded when it is shown. */
export function Thumbnail({ picture, className }: Pick<PhotoProps, 'picture' | 'className'>) {
  const [, address, asked] = media.exec(picture.url) ?? [];
  const src = address ? `${address}.webp?w=120${asked ? `&${asked}` : ''}` : picture.url;
  return (
    <img src={mediaAddress(src)} alt="" width={48} height={48} loading="lazy" decoding="async" className={className} />
  );
}

/** Below this width files smaller than a tile's do. */
const SMALL = 100;
/** From this width on a picture for three pixels to a point would be heavy, and looks the same as one for two. */
const LARGE = 600;
const VERY_DENSE = '(min-resolution: 2.5dppx)';
/** This version of React has no camel-case name for the attribute. */
const FIRST = { fetchpriority: 'high' };
/** Each file is declared wider by this factor, so that the browser chooses one for two pixels to a point. */
const AS_FOR_TWO = 1.5;

/** The preload request for the picture, sent when only the head has been parsed: the same order and conditions as `Photo`. */
export function photoAhead({
  picture,
  width,
  least,
  sizes = `${width}px`,
}: Pick<PhotoProps, 'picture' | 'width' | 'sizes' | 'least'>) {
  const [, address, asked] = media.exec(picture.url) ?? [];
  if (!address) return [];
  const version = asked ? `&${asked}` : '';
  const link = {
    tagName: 'link' as const,
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSizes: sizes,
    ...FIRST,
  };
  const plain = { ...link, imageSrcSet: srcSet(address, version, { width, least }) };
  if (width < LARGE) return [plain];
  return [
    { ...link, imageSrcSet: srcSet(address, version, { width, least }, AS_FOR_TWO), media: VERY_DENSE },
    { ...plain, media: `not all and ${VERY_DENSE}` },
  ];
}

export function Photo({ picture, width, height, eager, sizes, least, decorative, className }: PhotoProps) {
  const shared = {
    width,
    height,
    className,
    loading: eager ? undefined : ('lazy' as const),
    // What is on the first screen is painted with the frame that it arrives in.
    decoding: eager ? undefined : ('async' as const),
  };
  const alt = decorative ? '' : picture.alt;
  const [, address, asked] = media.exec(picture.url) ?? [];
  if (!address) return <img src={mediaAddress(picture.url)} alt={alt} {...shared} />;
  const version = asked ? `&${asked}` : '';
  return (
    <picture>
      {width < LARGE ? null : (
        <source
          type="image/avif"
          media={VERY_DENSE}
          srcSet={srcSet(address, version, { width, least }, AS_FOR_TWO)}
          sizes={sizes ?? `${width}px`}
        />
      )}
      <source type="image/avif" srcSet={srcSet(address, version, { width, least })} sizes={sizes ?? `${width}px`} />
      <img
        {...(eager && width >= LARGE ? FIRST : {})}
        src={`${mediaAddress(address)}.webp?w=${width > 200 ? 800 : 400}${version}`}
        alt={alt}
        {...shared}
      />
    </picture>
  );
}
