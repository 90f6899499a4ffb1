// A film within a page. The shop's own films play in place; a film of another site is loaded only after the visitor's consent.
import { filmPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { FilmSource, VideoBlock } from '~/models/page-block';
import { ButtonLink, Heading, type Language, Photo, RichText, SmartLink, Text, VisuallyHidden } from '~/ui/kit';
import * as styles from './page-blocks.css';

interface BlockVideoProps {
  block: VideoBlock;
  /** The visitor has started this one. */
  isPlaying: boolean;
  here: string;
  language: Language;
  t: Translate;
}

export function BlockVideo({ block, isPlaying, here, language, t }: BlockVideoProps) {
  const { id, title, html, source } = block;
  return (
    <section className={styles.column} aria-labelledby={`title-${id}`}>
      <Heading level={2} size="h3" id={`title-${id}`}>
        {title}
      </Heading>
      <div className={styles.film}>
        {source.kind === 'own' ? (
          <OwnFilm block={block} source={source} />
        ) : isPlaying ? (
          <Player source={source} title={title} />
        ) : (
          <Waiting block={block} source={source} here={here} t={t} />
        )}
      </div>
      <FilmWords source={source} isPlaying={isPlaying} language={language} t={t} />
      {html ? <RichText html={html} /> : null}
    </section>
  );
}

type Own = Extract<FilmSource, { kind: 'own' }>;
type Elsewhere = Extract<FilmSource, { kind: 'elsewhere' }>;

/** Nothing of it is fetched before it is played. */
function OwnFilm({ block: { title, poster }, source }: { block: VideoBlock; source: Own }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: subtitles are part of the film, and the text below it has the same content.
    <video className={styles.player} controls preload="none" poster={poster?.url} aria-label={title}>
      <source src={source.url} type={source.mime} />
    </video>
  );
}

function Player({ source, title }: { source: Elsewhere; title: string }) {
  if (source.isFile)
    return (
      // biome-ignore lint/a11y/useMediaCaption: subtitles are part of the film; what is said stands in the text below it.
      <video className={styles.player} controls autoPlay src={source.player} aria-label={title} />
    );
  return (
    <iframe
      className={styles.player}
      src={source.player}
      title={title}
      allow="autoplay; fullscreen"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation"
    />
  );
}

interface WaitingProps extends Pick<BlockVideoProps, 'block' | 'here' | 't'> {
  source: Elsewhere;
}

function Waiting({ block: { id, title, poster }, source, here, t }: WaitingProps) {
  return (
    <>
      {poster ? <Photo className={styles.poster} picture={poster} width={800} height={450} decorative /> : null}
      <ButtonLink href={filmPath(here, id)} className={styles.play} rel="nofollow">
        {t('content:film.play', { site: source.site })}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </ButtonLink>
    </>
  );
}

/** Before playing: which data another site receives, or how much is downloaded for a film of the shop. */
function FilmWords({
  source,
  isPlaying,
  language,
  t,
}: Pick<BlockVideoProps, 'isPlaying' | 'language' | 't'> & { source: FilmSource }) {
  if (source.kind === 'own')
    return source.bytes > 0 ? (
      <Text size="small" tone="quiet">
        {t('content:film.size', { size: megabytes(source.bytes, language) })}
      </Text>
    ) : null;
  return (
    <Text size="small" tone="quiet">
      {isPlaying ? null : `${t('content:film.foreign', { site: source.site })} `}
      <SmartLink href={source.page}>{t('content:film.there', { site: source.site })}</SmartLink>
    </Text>
  );
}

const MEGABYTE = 1_000_000;

const megabytes = (bytes: number, language: Language) =>
  `${(bytes / MEGABYTE).toLocaleString(language === 'en' ? 'en-GB' : 'da-DK', { maximumFractionDigits: 1 })} MB`;
