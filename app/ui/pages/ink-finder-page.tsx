// The ink finder: the two ways in, what was found, the customer's own printers, and the next step as links.

import { inkFinderPath, quickOrderPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { InkFinder, InkSearch, MyPrinter } from '~/models/ink';
import { ButtonLink, Crumbs, EmptyState, Heading, type Language, MessageBar, Text } from '~/ui/kit';
import { MyPrinterCards } from '~/ui/shop/my-printer-cards';
import { GroupLinks, PrinterFinder, PrinterLinks } from '~/ui/shop/printer-finder';
import { SupplyList } from '~/ui/shop/supply-group';
import * as styles from './ink-finder-page.css';
import { head, page, section } from './page.css';

interface InkFinderPageProps {
  finder: InkFinder;
  search: InkSearch | null;
  mine: MyPrinter[];
  language: Language;
  here: string;
}

export function InkFinderPage({ finder, search, mine, language, here }: InkFinderPageProps) {
  const { t } = useTexts();
  const { make, seriesName } = finder;
  const name = [make?.name, seriesName].filter(Boolean).join(' ');
  const crumbs = [
    { label: t('ink:title'), href: inkFinderPath() },
    ...(make ? [{ label: make.name, href: make.href }] : []),
    ...(seriesName ? [{ label: seriesName, href: here }] : []),
  ];
  return (
    <div className={page}>
      {make ? <Crumbs label={t('common:crumbs')} crumbs={crumbs} /> : null}
      <div className={head}>
        <Heading level={1}>{name ? t('ink:titleOf', { name }) : t('ink:title')}</Heading>
        <Text tone="quiet" prose>
          {t('ink:finder.text')}
        </Text>
      </div>
      <PrinterFinder choices={finder.choices} words={search?.words} t={t} />
      {search ? <Found search={search} t={t} language={language} here={here} /> : null}
      {mine.length > 0 && !search ? (
        <section className={section}>
          <Heading level={2}>{t('ink:mine.title')}</Heading>
          <MyPrinterCards printers={mine} t={t} language={language} />
        </section>
      ) : null}
      {search ? null : <Next finder={finder} name={name} t={t} />}
      <div className={styles.beside}>
        <div>
          <Text strong>{t('ink:quick.title')}</Text>
          <Text tone="quiet">{t('ink:quick.text')}</Text>
        </div>
        <ButtonLink href={quickOrderPath()} tone="secondary">
          {t('ink:quick.title')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Next({ finder, name, t }: { finder: InkFinder; name: string; t: Translate }) {
  const { popular, groups, printers, make } = finder;
  return (
    <>
      {popular.length > 0 ? (
        <section className={section}>
          <Heading level={2}>{t('ink:finder.popular')}</Heading>
          <PrinterLinks printers={popular} />
        </section>
      ) : null}
      {groups.length > 0 ? (
        <section className={section}>
          <Heading level={2}>{make ? t('ink:finder.seriesOf', { name: make.name }) : t('ink:finder.makes')}</Heading>
          <GroupLinks groups={groups} t={t} />
        </section>
      ) : null}
      {printers.length > 0 ? (
        <section className={section}>
          <Heading level={2}>{t('ink:finder.modelsOf', { name })}</Heading>
          <PrinterLinks printers={printers} />
        </section>
      ) : null}
    </>
  );
}

function Found({ search, t, language, here }: { search: InkSearch; t: Translate; language: Language; here: string }) {
  const { words, printers, isExact, cartridges } = search;
  if (printers.length === 0 && cartridges.length === 0) {
    return (
      <EmptyState title={t('ink:search.none', { words })} icon="printer">
        <Text>{t('ink:search.noneText')}</Text>
      </EmptyState>
    );
  }
  return (
    <>
      {cartridges.length > 0 ? (
        <section className={section}>
          <Heading level={2}>{t('ink:search.cartridges', { words })}</Heading>
          <SupplyList supplies={cartridges} t={t} language={language} here={here} />
        </section>
      ) : null}
      {printers.length > 0 && (isExact || cartridges.length === 0) ? (
        <section className={section}>
          {isExact ? (
            <Heading level={2}>{t('ink:search.found', { count: printers.length, words })}</Heading>
          ) : (
            <MessageBar tone="info">{t('ink:search.near', { words })}</MessageBar>
          )}
          <PrinterLinks printers={printers} />
        </section>
      ) : null}
    </>
  );
}
