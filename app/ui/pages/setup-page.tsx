// The page of a shop without stores: how to set it up, in both languages, because the visitor cannot choose one yet.
import { type Reader, TextsProvider, useTexts } from '~/i18n/use-texts';
import type { SetupLack } from '~/models/setup';
import { ButtonLink, Heading, type Language, Text } from '~/ui/kit';
import * as styles from './setup-page.css';

interface SetupPageProps {
  lacks: SetupLack;
  readers: Readonly<Record<Language, Reader>>;
  /** The language of the document comes first. */
  language: Language;
}

const ORDER: Record<Language, Language[]> = { da: ['da', 'en'], en: ['en', 'da'] };

export function SetupPage({ lacks, readers, language }: SetupPageProps) {
  return (
    <div className={styles.page}>
      {ORDER[language].map((one) => (
        <TextsProvider key={one} reader={readers[one]}>
          <section lang={one} className={styles.part}>
            <SetupSteps lacks={lacks} isFirst={one === language} />
          </section>
        </TextsProvider>
      ))}
    </div>
  );
}

function SetupSteps({ lacks, isFirst }: { lacks: SetupLack; isFirst: boolean }) {
  const { t } = useTexts('setup');
  const isOfContent = lacks === 'content-stores' || lacks === 'content-shops';
  return (
    <>
      <Heading level={isFirst ? 1 : 2} size="h1">
        {t(isOfContent ? 'contentTitle' : lacks === 'stores' ? 'title' : 'ofShopTitle')}
      </Heading>
      {isOfContent ? (
        <StepsInContent hasStores={lacks === 'content-shops'} />
      ) : (
        <StepsInFiles isEmpty={lacks === 'stores'} />
      )}
      <ButtonLink href="">{t('again')}</ButtonLink>
    </>
  );
}

function StepsInFiles({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTexts('setup');
  const folder = t('folder');
  return (
    <>
      <Text prose size="lead">
        {t(isEmpty ? 'text' : 'ofShopText')}
      </Text>
      <ol className={styles.steps}>
        {isEmpty ? <SetupStep text={t('init')} command={`npm run shop -- init ${folder}`} /> : null}
        <SetupStep text={t(isEmpty ? 'edit' : 'ofShopEdit')} />
        <SetupStep text={t('apply')} command={`npm run shop -- apply ${folder}`} />
      </ol>
      <Text prose tone="quiet">
        {t('noRestart')} {isEmpty ? t('demo') : null}
      </Text>
    </>
  );
}

function StepsInContent({ hasStores }: { hasStores: boolean }) {
  const { t } = useTexts('setup');
  return (
    <>
      <Text prose size="lead">
        {t(hasStores ? 'contentShopsText' : 'contentStoresText')}
      </Text>
      <ol className={styles.steps}>
        {hasStores ? null : <SetupStep text={t('contentStore')} />}
        <SetupStep text={t('contentType')} />
        <SetupStep text={t('contentEntry')} />
        <SetupStep text={t('contentRights')} />
      </ol>
      <Text prose tone="quiet">
        {t('contentRestart')}
      </Text>
    </>
  );
}

function SetupStep({ text, command }: { text: string; command?: string }) {
  return (
    <li className={styles.step}>
      <Text>{text}</Text>
      {command ? <code className={styles.command}>{command}</code> : null}
    </li>
  );
}
