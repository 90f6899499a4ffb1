// Repeat actions of a placed order: buying its items again, with those that were unavailable, and sending its confirmation by mail.
import { cartPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { MissingGoods } from '~/models/order';
import { Button, Icon, MessageBar } from '~/ui/kit';
import { missing as missingStyle } from './order-pdfs.css';
import { refusalText } from './refusal-text';

export function OrderAgain({ t }: { t: Translate }) {
  return (
    <form method="post">
      <Button name="intent" value="reorder">
        <Icon name="repeat" size="s" />
        {t('documents:reorder.button')}
      </Button>
    </form>
  );
}

/** Sent to the customer who requests it. */
export function ConfirmAgain({ t }: { t: Translate }) {
  return (
    <form method="post">
      <Button name="intent" value="confirmation" tone="secondary">
        <Icon name="mail" size="s" />
        {t('account:order.confirmAgain')}
      </Button>
    </form>
  );
}

/** Spec §3 "Reorder error", §8: what could not be added, each with its reason. */
export function NotAdded({ missing, lines, t }: { missing: MissingGoods[]; lines: number; t: Translate }) {
  if (missing.length === 0) return null;
  const isAll = missing.length >= lines || missing.some(({ name }) => name === '');
  return (
    <MessageBar
      tone={isAll ? 'error' : 'warning'}
      title={t(isAll ? 'documents:reorder.none' : 'documents:reorder.some')}
    >
      <ul className={missingStyle}>
        {missing.map(({ name, refusal }) => (
          <li key={name}>{[name, refusalText(t, refusal)].filter(Boolean).join(': ')}</li>
        ))}
      </ul>
      {isAll ? null : (
        <p>
          {t('documents:reorder.someText')} <a href={cartPath()}>{t('documents:reorder.toCart')}</a>
        </p>
      )}
    </MessageBar>
  );
}
