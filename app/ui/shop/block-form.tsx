// A form within a page: the sign-up for the newsletter, the search for a store by postcode, the search of the shop, a question to the shop.
import { newsletterPath, searchPath, storesPath } from '#domain/page/addresses';
import { EnquiryForm } from '~/forms/enquiry/fields';
import { NewsletterForm } from '~/forms/newsletter/fields';
import type { Translate } from '~/forms/reply/fields';
import { StoreSearchField } from '~/forms/store-search/fields';
import type { FormBlock } from '~/models/page-block';
import { Button, Field, Heading, RichText } from '~/ui/kit';
import { NewsletterWords } from './newsletter-signup';
import * as styles from './page-blocks.css';

interface BlockFormProps {
  block: FormBlock;
  newsletter: { words: string } | null;
  t: Translate;
}

export function BlockForm({ block, newsletter, t }: BlockFormProps) {
  return (
    <section className={styles.form} aria-labelledby={`title-${block.id}`}>
      <Heading level={2} size="h3" id={`title-${block.id}`}>
        {block.title ?? t(TITLES[block.form])}
      </Heading>
      {block.html ? <RichText html={block.html} /> : null}
      {block.form === 'newsletter' && newsletter ? (
        <>
          <NewsletterForm t={t} action={newsletterPath()} location="page" />
          <NewsletterWords words={newsletter.words} />
        </>
      ) : null}
      {block.form === 'stores' ? <StoreAsk t={t} /> : null}
      {block.form === 'search' ? <SearchAsk t={t} /> : null}
      {block.form === 'enquiry' ? <EnquiryForm t={t} /> : null}
    </section>
  );
}

const TITLES = {
  newsletter: 'newsletter:title',
  stores: 'stores:title',
  search: 'content:search',
  enquiry: 'request:enquiry.title',
} as const;

function StoreAsk({ t }: { t: Translate }) {
  return (
    <form method="get" action={storesPath()} className={styles.ask} noValidate>
      <StoreSearchField t={t} near={{ typed: '', error: null }} />
      <Button tone="secondary">{t('stores:near.press')}</Button>
    </form>
  );
}

/** Longer than any product's name. */
const MOST_LETTERS = 200;

function SearchAsk({ t }: { t: Translate }) {
  return (
    <form method="get" action={searchPath()} className={styles.ask} role="search" aria-label={t('content:search')}>
      <Field name="q" type="search" label={t('content:searchLabel')} maxLength={MOST_LETTERS} />
      <Button tone="secondary">{t('common:search')}</Button>
    </form>
  );
}
