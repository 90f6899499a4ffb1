// What the head of every document links: styles, icons, pictures for a start from the home screen.

/** Width, height and density of the screens that a splash picture is drawn for. */
const SPLASHES = [
  [375, 667, 2],
  [390, 844, 3],
  [430, 932, 3],
  [768, 1024, 2],
  [1024, 1366, 2],
] as const;

/** Spec §9: the browser's theme colour. */
export const THEME_COLOUR = '#D5494B';

const icon = (file: string, size: number) => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The icons for start screens, task bars and app lists (scripts/generate-icons.mjs makes the files). */
export const MANIFEST_ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ...[48, 72, 96, 128, 144, 152, 192, 256, 384, 512].map((size) => icon('icon', size)),
  ...[192, 512].map((size) => ({ ...icon('maskable', size), purpose: 'maskable' })),
  ...[96, 192].map((size) => ({ ...icon('monochrome', size), purpose: 'monochrome' })),
];

/** Front pages of the demo's shops, shown where one of them is offered for installing (scripts/generate-screenshots.mjs takes them). */
export const manifestScreenshots = (look: string) => [
  { src: `/screenshots/${look}-narrow.webp`, sizes: '720x1280', type: 'image/webp', form_factor: 'narrow' },
  { src: `/screenshots/${look}-wide.webp`, sizes: '1280x800', type: 'image/webp', form_factor: 'wide' },
];

/** The styles that came within the document; what the server writes into them stays. */
export const FIRST_STYLES = 'first-styles';

/** How styles come to this page: linked, or within it. */
export interface PageStyles {
  hrefs: readonly string[];
  within: boolean;
}

/** In the browser: as the document came. */
const stylesThere = () => ({
  hrefs: [...document.head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? ''),
  within: document.getElementById(FIRST_STYLES) !== null,
});

function Styles({ given }: { given: PageStyles }) {
  const { hrefs, within } = import.meta.env.SSR ? given : stylesThere();
  if (within)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to leave alone what the server has written into it.
    return <style id={FIRST_STYLES} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return hrefs.map((href) => <link key={href} rel="stylesheet" href={href} />);
}

export const HeadLinks = ({ styles }: { styles: PageStyles }) => (
  <>
    <Styles given={styles} />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    {SPLASHES.map(([width, height, density]) => (
      <link
        key={width}
        rel="apple-touch-startup-image"
        href={`/splash/splash-${width * density}x${height * density}.png`}
        media={`(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${density}) and (orientation:portrait)`}
      />
    ))}
  </>
);
