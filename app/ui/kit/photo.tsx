// Pictures with fixed measures, so that nothing jumps, and the widths that /media serves.
import type { Picture } from '~/models/product';

const widths = [200, 400, 600, 800, 1200];
const media = /^(\/media\/[^?]+)\.(?:webp|avif)(?:\?.*)?$/;

interface PhotoProps {
  picture: Picture;
  /** Measures of the box that it fills, in CSS pixels; they set the aspect ratio. */
  width: number;
  height: number;
  /** First row and main pictures; the rest loads when it comes near. */
  eager?: boolean;
  sizes?: string;
  /** Where the name stands right beside it, the alternative text would only be heard twice. */
  decorative?: boolean;
  className?: string;
}

function srcSet(address: string, suffix: string, width: number): string {
  // Three times the box is enough for the sharpest screens; more would only make every page heavier.
  return widths
    .filter((each) => each <= Math.max(width * 3, 400))
    .map((each) => `${address}.${suffix}?w=${each} ${each}w`)
    .join(', ');
}

export function Photo({ picture, width, height, eager, sizes, decorative, className }: PhotoProps) {
  const shared = {
    width,
    height,
    className,
    loading: eager ? undefined : ('lazy' as const),
    decoding: 'async' as const,
  };
  const alt = decorative ? '' : picture.alt;
  const address = media.exec(picture.url)?.[1];
  if (!address) return <img src={picture.url} alt={alt} {...shared} />;
  const room = sizes ?? `${width}px`;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(address, 'avif', width)} sizes={room} />
      <img src={`${address}.webp?w=400`} srcSet={srcSet(address, 'webp', width)} sizes={room} alt={alt} {...shared} />
    </picture>
  );
}
