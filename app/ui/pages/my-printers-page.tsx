// The customer's printers in the account: buy again, change name and place, remove.

import { inkFinderPath, myPrintersPath } from '#domain/page/addresses';
import { PrinterFields } from '~/forms/my-printer/fields';
import { type FormReply, messageText, replyTo, type Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { MyPrinter } from '~/models/ink';
import { Button, ButtonLink, Details, EmptyState, Heading, type Language, MessageBar, Text } from '~/ui/kit';
import { MyPrinterCards } from '~/ui/shop/my-printer-cards';
import { body } from './account-layout.css';
import { form } from './page.css';

interface MyPrintersPageProps {
  printers: MyPrinter[];
  reply: FormReply | null;
  language: Language;
}

export function MyPrintersPage({ printers, reply, language }: MyPrintersPageProps) {
  const { t } = useTexts();
  const saving = replyTo(reply, 'save');
  return (
    <div className={body}>
      <Heading level={1}>{t('ink:mine.title')}</Heading>
      <Text tone="quiet" prose>
        {t('ink:mine.text')}
      </Text>
      {reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
      {saving ? <SaveForm printer={saving.values.printer ?? ''} reply={saving} t={t} /> : null}
      {printers.length === 0 ? (
        <EmptyState title={t('ink:mine.empty')} icon="printer">
          <Text>{t('ink:mine.emptyText')}</Text>
          <ButtonLink href={inkFinderPath()}>{t('ink:finder.heading')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <MyPrinterCards
            printers={printers}
            t={t}
            language={language}
            more={(mine) => <Change mine={mine} reply={replyTo(reply, 'rename')} t={t} />}
          />
          <div>
            <ButtonLink href={inkFinderPath()} tone="secondary">
              {t('ink:finder.heading')}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}

/** What could not be saved from the printer's own page comes here with everything that was typed. */
function SaveForm({ printer, reply, t }: { printer: string; reply: FormReply; t: Translate }) {
  return (
    <form method="post" action={myPrintersPath()} className={form}>
      <Heading level={2}>{t('ink:mine.saveTitle')}</Heading>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="printer" value={printer} />
      <PrinterFields t={t} reply={reply} of="save" name="" location="" />
      <Button>{t('ink:mine.save')}</Button>
    </form>
  );
}

function Change({ mine, reply, t }: { mine: MyPrinter; reply: FormReply | null; t: Translate }) {
  const own = reply?.values.id === mine.id ? reply : null;
  return (
    <Details summary={t('ink:mine.change')} open={own !== null}>
      <form method="post" action={myPrintersPath()} className={form}>
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="id" value={mine.id} />
        <PrinterFields t={t} reply={own} of={`printer-${mine.id}`} name={mine.name} location={mine.location} />
        <Button tone="secondary">{t('ink:mine.save')}</Button>
      </form>
      <form method="post" action={myPrintersPath()}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={mine.id} />
        <Button tone="tertiary" size="small" aria-label={t('ink:mine.removeNamed', { name: mine.name })}>
          {t('ink:mine.remove')}
        </Button>
      </form>
    </Details>
  );
}
