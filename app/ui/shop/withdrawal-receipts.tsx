// The receipts of what was withdrawn from an order: what, and the date and time at which it came in.
import { pdfPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { DeclaredView } from '~/models/withdrawal';
import { Card, Heading, type Language, MessageBar, Stack, Text } from '~/ui/kit';
import { dayText, momentText } from './dates';

interface WithdrawalReceiptsProps {
  declared: readonly DeclaredView[];
  /** The one that was just made. */
  receipt: string | null;
  email: string;
  /** Token of the order; a document with it needs no login. */
  token: string;
  t: Translate;
  language: Language;
}

export function WithdrawalReceipts({ declared, receipt, email, token, t, language }: WithdrawalReceiptsProps) {
  const isNew = declared.some(({ number }) => number === receipt);
  return (
    <>
      {isNew ? <MessageBar tone="success">{t('withdrawal:receipt.done', { email })}</MessageBar> : null}
      {declared.map((one) => (
        <WithdrawalReceipt key={one.number} declared={one} token={token} t={t} language={language} />
      ))}
    </>
  );
}

interface WithdrawalReceiptProps extends Pick<WithdrawalReceiptsProps, 'token' | 't' | 'language'> {
  declared: DeclaredView;
}

function WithdrawalReceipt({ declared, token, t, language }: WithdrawalReceiptProps) {
  const { number, declaredAt, dueOn, lines } = declared;
  const isToSend = lines.some(({ quantity, calledOff }) => calledOff < quantity);
  return (
    <Card as="section" aria-labelledby={`receipt-${number}`}>
      <Stack gap={3}>
        <Heading level={2} size="h3" id={`receipt-${number}`}>
          {t('withdrawal:receipt.title', { number })}
        </Heading>
        <Text strong>{t('withdrawal:receipt.at', { moment: momentText(declaredAt, language) })}</Text>
        <ul>
          {lines.map(({ sku, name, unit, quantity }) => (
            <li key={sku}>
              {`${quantity} ${unit} ${name}`} ({sku})
            </li>
          ))}
        </ul>
        <p>
          <a href={pdfPath('withdrawal', number, token)} type="application/pdf" rel="nofollow">
            {t('withdrawal:paper.get')}
          </a>
        </p>
        <Text>{t(receiptState(declared, isToSend), { number, date: dayText(dueOn, language) })}</Text>
      </Stack>
    </Card>
  );
}

function receiptState({ isClosed, isEnded }: DeclaredView, isToSend: boolean): string {
  if (!isToSend) return 'withdrawal:receipt.unsent';
  if (isEnded) return 'withdrawal:receipt.ended';
  return isClosed ? 'withdrawal:receipt.closed' : 'withdrawal:receipt.send';
}
