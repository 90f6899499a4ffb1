// The blocks of a page of the content service, from top to bottom: each is independent and can be linked to.
import type { ReactNode } from 'react';
import type { Translate } from '~/forms/reply/fields';
import type { AccordionBlock, BannerBlock, PageBlock, PictureBlock, RowBlock, TextBlock } from '~/models/page-block';
import { Details, Heading, type Language, linkTo, Photo, RichText } from '~/ui/kit';
import { BannerCard } from './banner-hero';
import { BlockForm } from './block-form';
import { BlockVideo } from './block-video';
import * as styles from './page-blocks.css';
import { TileRow } from './tile-grid';

export interface BlocksProps {
  blocks: PageBlock[];
  newsletter: { words: string } | null;
  /** The film that the visitor has started, by its block. */
  playing: string | null;
  language: Language;
  here: string;
  t: Translate;
}

export function PageBlocks({ blocks, ...props }: BlocksProps) {
  return blocks.map((block) => (
    <div key={block.id} id={block.anchor ?? block.id} className={styles.block}>
      {drawnBlock(block, props)}
    </div>
  ));
}

function drawnBlock(
  block: PageBlock,
  { newsletter, playing, language, here, t }: Omit<BlocksProps, 'blocks'>,
): ReactNode {
  if (block.kind === 'text') return <Words block={block} />;
  if (block.kind === 'picture') return <Figure block={block} />;
  if (block.kind === 'accordion') return <Accordion block={block} />;
  if (block.kind === 'banner') return <OfferInPage block={block} language={language} />;
  if (block.kind === 'row') return <Goods block={block} language={language} here={here} t={t} />;
  if (block.kind === 'form') return <BlockForm block={block} newsletter={newsletter} t={t} />;
  return <BlockVideo block={block} isPlaying={playing === block.id} here={here} language={language} t={t} />;
}

function Words({ block: { title, html } }: { block: TextBlock }) {
  return (
    <section className={styles.column}>
      {title ? <Heading level={2}>{title}</Heading> : null}
      <RichText html={html} />
    </section>
  );
}

/** As wide as a column of text, with the height of the picture; a drawing, whose measures are unknown, is in a box of 16:9. */
const BOX = { width: 800, height: 450 };

function Figure({ block: { picture, measures, caption, href } }: { block: PictureBlock }) {
  const box = measures ? { width: BOX.width, height: Math.round((BOX.width * measures.height) / measures.width) } : BOX;
  const photo = <Photo className={styles.picture} picture={picture} {...box} sizes="(min-width: 800px) 44rem, 100vw" />;
  return (
    <figure className={styles.figure}>
      {href ? <a {...linkTo(href)}>{photo}</a> : photo}
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}

function Accordion({ block: { title, items } }: { block: AccordionBlock }) {
  return (
    <section className={styles.column}>
      {title ? <Heading level={2}>{title}</Heading> : null}
      <div>
        {items.map((item) => (
          <Details key={item.id} id={item.id} summary={item.title}>
            <RichText html={item.html} />
          </Details>
        ))}
      </div>
    </section>
  );
}

const OfferInPage = ({ block: { banner }, language }: { block: BannerBlock; language: Language }) => (
  <BannerCard banner={banner} language={language} />
);

function Goods({ block: { row }, ...where }: { block: RowBlock } & Pick<BlocksProps, 'language' | 'here' | 't'>) {
  return <TileRow {...row} {...where} />;
}
