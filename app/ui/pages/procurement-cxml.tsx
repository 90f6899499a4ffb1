// The demo's procurement system in cXML: the way into the shop, the returned cart, and what the system can do with it.
import { oere } from '#domain/money/money';
import type { HomeCart } from '#domain/punchout/cxml/home-cart';
import { useTexts } from '~/i18n/use-texts';
import type { ProcurementHome } from '~/models/punchout';
import { Button, Card, Heading, type Language, MessageBar, money, Stack, Text } from '~/ui/kit';
import { form } from './page.css';
import { ReceivedGoods } from './procurement-received';

export function CxmlStart() {
  const { t } = useTexts('demo');
  return (
    <Card as="section" aria-labelledby="procurement-cxml">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="procurement-cxml">
          {t('procurement.cxml.title')}
        </Heading>
        <Text>{t('procurement.cxml.text')}</Text>
        <form method="post" className={form}>
          <Button size="large" name="play" value="create">
            {t('procurement.cxml.open')}
          </Button>
        </form>
      </Stack>
    </Card>
  );
}

export function CxmlHome({ home, language }: { home: ProcurementHome; language: Language }) {
  const { t } = useTexts('demo');
  const { cart, answer, document } = home;
  return (
    <Stack as="section" gap={4} aria-labelledby="procurement-home">
      <Heading level={2} id="procurement-home">
        {t('procurement.cxml.back')}
      </Heading>
      {answer ? (
        <MessageBar tone={answer.status === '200' ? 'success' : 'error'}>
          {t(answer.status === '200' ? 'procurement.cxml.ordered' : 'procurement.cxml.refused', { ...answer })}
        </MessageBar>
      ) : null}
      {cart ? <CartAtHome cart={cart} language={language} /> : <Text>{t('procurement.cxml.notCart')}</Text>}
      {cart && cart.items.length > 0 && !answer ? (
        <form method="post" className={form}>
          <input type="hidden" name="cxml-base64" value={document} />
          <Button name="play" value="order">
            {t('procurement.cxml.order')}
          </Button>
          <Button tone="secondary" name="play" value="edit">
            {t('procurement.cxml.edit')}
          </Button>
          <Button tone="secondary" name="play" value="inspect">
            {t('procurement.cxml.inspect')}
          </Button>
        </form>
      ) : null}
    </Stack>
  );
}

function CartAtHome({ cart, language }: { cart: HomeCart; language: Language }) {
  const { t } = useTexts('demo');
  const { items, faults, addsUp, status, total } = cart;
  if (status === '204') return <MessageBar tone="info">{t('procurement.cxml.unchanged')}</MessageBar>;
  if (items.length === 0) return <MessageBar tone="info">{t('procurement.cxml.empty')}</MessageBar>;
  const amount = (thousandths: number) => oere(Math.round(thousandths / 10));
  return (
    <ReceivedGoods
      good={t('procurement.cxml.good')}
      bad={t('procurement.cxml.bad')}
      faults={[
        ...(addsUp ? [] : [t('procurement.cxml.total')]),
        ...faults.map((fault) => t(`procurement.cxml.${fault.kind}`, { ...fault })),
      ]}
      total={amount(total)}
      language={language}
      caption={t('procurement.cxml.back')}
      columns={[
        { label: t('procurement.item') },
        { label: t('procurement.sku') },
        { label: t('procurement.cxml.line') },
        { label: t('procurement.quantity'), align: 'end' },
        { label: t('procurement.unit') },
        { label: t('procurement.amount'), align: 'end' },
      ]}
      rows={items.map(({ lineNumber, sku, auxiliaryId, quantity, unit, price, basis, description }) => ({
        key: lineNumber,
        cells: [description, sku, auxiliaryId, quantity, unit, money(amount((price * quantity) / basis), language)],
      }))}
    />
  );
}
