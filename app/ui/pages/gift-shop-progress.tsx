// How many employees have chosen, what is printed for them, and, where the company hands out the gifts itself, who gets what.
import { giftPaperPath } from '#domain/gift-shop/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { GiftShopTerms, GiftShopView } from '~/models/gift-shop';
import { ButtonLink, Heading, Inline, type Language, Table, Text } from '~/ui/kit';
import { giftDay } from './gift-day';
import * as styles from './gift-shop.css';

interface ProgressProps {
  shop: GiftShopView;
  terms: GiftShopTerms;
  token: string;
  language: Language;
}

export function GiftProgress({ shop, terms, token, language }: ProgressProps) {
  const { t } = useTexts();
  const { state, chosen, listed } = shop;
  if (state !== 'open' && state !== 'closed' && state !== 'sent') return null;
  const left = listed - chosen;
  const isMailed = terms.codeKind === 'email';
  return (
    <section className={styles.part} aria-labelledby="progress">
      <Heading level={2} size="h3" id="progress">
        {t(shop.state === 'open' ? 'giftshop:progress.title' : 'giftshop:progress.over')}
      </Heading>
      <p className={styles.count}>{t('giftshop:progress.chosen', { chosen, all: listed })}</p>
      <progress className={styles.progress} max={Math.max(1, listed)} value={chosen} aria-labelledby="progress" />
      {state === 'open' && left > 0 ? (
        <Text>
          {isMailed
            ? t('giftshop:progress.left', { count: left })
            : t('giftshop:progress.leftNoMail', { count: left, day: giftDay(terms.closesOn, language) })}
        </Text>
      ) : null}
      {terms.packaging === 'none' ? null : <Text tone="quiet">{t('giftshop:progress.private')}</Text>}
      {state === 'open' && !isMailed && left > 0 ? (
        <Inline gap={3}>
          <ButtonLink href={giftPaperPath(token, 'kort')}>{t('giftshop:progress.cards')}</ButtonLink>
          <ButtonLink href={giftPaperPath(token, 'koder')} tone="secondary">
            {t('giftshop:progress.codes')}
          </ButtonLink>
        </Inline>
      ) : null}
    </section>
  );
}

export function WhoGetsWhat({ shop }: { shop: GiftShopView }) {
  const { t } = useTexts();
  if (shop.choices.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="who">
      <Heading level={2} size="h3" id="who">
        {t('giftshop:choices.title')}
      </Heading>
      <Text>{t('giftshop:choices.text')}</Text>
      <Table
        caption={t('giftshop:choices.title')}
        captionHidden
        columns={[{ label: t('giftshop:choices.who') }, { label: t('giftshop:choices.gift') }]}
        rows={shop.choices.map(({ name, gift }, at) => ({ key: String(at), cells: [name, gift] }))}
      />
    </section>
  );
}
