// A small picture of a product, or the empty place of one.

interface ThumbnailProps {
  picture: { key: string; version: string } | null;
  alt: string;
  width?: 64 | 200;
}

export function StaffThumbnail({ picture, alt, width = 64 }: ThumbnailProps) {
  const shown = width === 64 ? 40 : 140;
  if (!picture) return <span className="thumbnail" aria-hidden="true" />;
  const address = `/media/${picture.key}.webp?${new URLSearchParams({ w: String(width), v: picture.version })}`;
  return (
    <img
      className={width === 64 ? 'thumbnail' : 'thumbnail large'}
      src={address}
      alt={alt}
      width={shown}
      height={shown}
      loading="lazy"
    />
  );
}
