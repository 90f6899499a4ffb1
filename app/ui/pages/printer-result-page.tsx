// What fits one printer: originals and compatible ones by purpose, sets, drums and waste boxes, and a form to save the printer.

import { infoPath, inkFinderPath, loginPath, myPrintersPath } from '#domain/page/addresses';
import { PrinterFields } from '~/forms/my-printer/fields';
import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { MyPrinter, PrinterPage } from '~/models/ink';
import {
  Button,
  ButtonLink,
  Crumbs,
  Details,
  EmptyState,
  Heading,
  Icon,
  Inline,
  type Language,
  SmartLink,
  Text,
} from '~/ui/kit';
import { RoleDot, SupplySection } from '~/ui/shop/supply-group';
import * as styles from '~/ui/shop/supply-group.css';
import { form, head, page } from './page.css';

interface PrinterResultPageProps {
  printer: PrinterPage;
  mine: MyPrinter[] | null;
  canLogIn: boolean;
  language: Language;
  here: string;
}

export function PrinterResultPage({ printer, mine, canLogIn, language, here }: PrinterResultPageProps) {
  const { t } = useTexts();
  const { name, groups, includesVat } = printer;
  const crumbs = [
    { label: t('ink:title'), href: inkFinderPath() },
    { label: printer.make.name, href: printer.make.href },
    { label: printer.series.name, href: printer.series.href },
    { label: printer.model, href: here },
  ];
  return (
    <div className={page}>
      <Crumbs label={t('common:crumbs')} crumbs={crumbs} />
      <div className={head}>
        <Heading level={1}>{t('ink:result.title', { name })}</Heading>
        <Text tone="quiet">
          {`${t(`ink:result.${printer.kind}`)}, ${t(printer.colour ? 'ink:result.inColour' : 'ink:result.mono')}`}
          {includesVat === null ? '' : ` · ${t(includesVat ? 'ink:result.inclVat' : 'ink:result.exclVat')}`}
        </Text>
        {groups.length > 1 ? <Jumps groups={groups} t={t} /> : null}
        <Text size="small" tone="quiet" prose>
          {t('ink:result.note')}
        </Text>
      </div>
      {groups.length === 0 ? (
        <EmptyState title={t('ink:result.none')} icon="printer">
          <Text>{t('ink:result.noneText')}</Text>
          <ButtonLink href={infoPath('kontakt')}>{t('ink:result.contact')}</ButtonLink>
        </EmptyState>
      ) : (
        groups.map((group) => <SupplySection key={group.role} group={group} t={t} language={language} here={here} />)
      )}
      <Keep printer={printer} mine={mine} canLogIn={canLogIn} here={here} t={t} />
      <Text size="small" tone="quiet">
        {t('ink:result.exampleText')} <SmartLink href={inkFinderPath()}>{t('ink:result.other')}</SmartLink>
      </Text>
    </div>
  );
}

function Jumps({ groups, t }: { groups: PrinterPage['groups']; t: Translate }) {
  return (
    <nav aria-label={t('ink:result.jump')}>
      <ul className={styles.jumps}>
        {groups.map(({ role }) => (
          <li key={role}>
            <a className={styles.jump} href={`#${role}`}>
              <RoleDot role={role} />
              {t(`ink:role.${role}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type KeepProps = Pick<PrinterResultPageProps, 'printer' | 'mine' | 'canLogIn' | 'here'> & { t: Translate };

function Keep({ printer, mine, canLogIn, here, t }: KeepProps) {
  if (!mine) {
    if (!canLogIn) return null;
    return (
      <Inline>
        <Icon name="printer" size="s" />
        <SmartLink href={loginPath(here)}>{t('ink:result.logIn')}</SmartLink>
      </Inline>
    );
  }
  return (
    <div>
      {mine.map(({ id, name, location }) => (
        <Text key={id}>
          {t('ink:result.kept', { name: [name, location].filter(Boolean).join(', ') })} ·{' '}
          <SmartLink href={myPrintersPath()}>{t('ink:result.toMine')}</SmartLink>
        </Text>
      ))}
      <Details summary={t('ink:result.save')} open={mine.length === 0}>
        <form method="post" action={myPrintersPath()} className={form}>
          <Text tone="quiet">{t('ink:result.saveText')}</Text>
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="printer" value={printer.id} />
          <input type="hidden" name="returnTo" value={here} />
          <PrinterFields t={t} reply={null} of="keep" name={printer.name} location="" />
          <Button>{t('ink:mine.save')}</Button>
        </form>
      </Details>
    </div>
  );
}
