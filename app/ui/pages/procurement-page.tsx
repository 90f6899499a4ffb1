// The demo's procurement system: opens the shop by OCI, queries products, and shows the returned cart as such a system reads it.
import type { ReactNode } from 'react';
import { type Oere, oere } from '#domain/money/money';
import { punchoutPath } from '#domain/page/addresses';
import { type OciCart, type OciItem, thousandthsOf } from '#domain/punchout/oci-cart';
import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { ProcurementHome, ProcurementView } from '~/models/punchout';
import {
  Button,
  Card,
  Details,
  Field,
  Grid,
  Heading,
  type Language,
  MessageBar,
  money,
  Stack,
  Table,
  Text,
} from '~/ui/kit';
import { form, narrow, page } from './page.css';
import { CxmlHome, CxmlStart } from './procurement-cxml';
import { ReceivedGoods } from './procurement-received';

interface ProcurementPageProps {
  system: ProcurementView;
  /** Null until something has come back. */
  returned: OciCart | null;
  /** The same by cXML. */
  home: ProcurementHome | null;
  language: Language;
}

export function ProcurementPage({ system, returned, home, language }: ProcurementPageProps) {
  const { t } = useTexts();
  return (
    <div className={page}>
      <div className={narrow}>
        <Heading level={1}>{t('demo:procurement.title')}</Heading>
        <Text tone="quiet">{t('demo:procurement.text')}</Text>
      </div>
      {home ? <CxmlHome home={home} language={language} /> : null}
      {returned ? <ReturnedCart cart={returned} t={t} language={language} /> : null}
      <Grid min="l" gap={5}>
        <Stack gap={5}>
          <Card as="section" aria-labelledby="procurement-shop">
            <Stack gap={4}>
              <Heading level={2} size="h3" id="procurement-shop">
                {t('demo:procurement.shop')}
              </Heading>
              <Text>{t('demo:procurement.shopText')}</Text>
              <CallForm system={system}>
                <Button size="large">{t(returned ? 'demo:procurement.again' : 'demo:procurement.open')}</Button>
              </CallForm>
            </Stack>
          </Card>
          <CxmlStart />
        </Stack>
        <Card as="section" aria-labelledby="procurement-ask">
          <Stack gap={4}>
            <Heading level={2} size="h3" id="procurement-ask">
              {t('demo:procurement.ask')}
            </Heading>
            <CallForm system={system}>
              <Field label={t('demo:procurement.sku')} name="PRODUCTID" defaultValue={system.sku} required />
              <Field label={t('demo:procurement.quantity')} name="QUANTITY" defaultValue="10" inputMode="numeric" />
              <Button tone="secondary" name="FUNCTION" value="DETAIL">
                {t('demo:procurement.detail')}
              </Button>
              <Button tone="secondary" name="FUNCTION" value="VALIDATE">
                {t('demo:procurement.validate')}
              </Button>
            </CallForm>
            <CallForm system={system}>
              <Field label={t('demo:procurement.words')} name="SEARCHSTRING" required />
              <Button tone="secondary" name="FUNCTION" value="BACKGROUND_SEARCH">
                {t('demo:procurement.search')}
              </Button>
            </CallForm>
          </Stack>
        </Card>
      </Grid>
    </div>
  );
}

function CallForm({ system, children }: { system: ProcurementView; children: ReactNode }) {
  return (
    <form method="post" action={punchoutPath()} className={form}>
      {system.call.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

interface ReturnedCartProps {
  cart: OciCart;
  t: Translate;
  language: Language;
}

function ReturnedCart({ cart, t, language }: ReturnedCartProps) {
  const { items, faults } = cart;
  if (items.length === 0) return <MessageBar tone="info">{t('demo:procurement.none')}</MessageBar>;
  const total = oere(Math.round(items.reduce((sum, item) => sum + thousandthsOf(item), 0) / 10));
  return (
    <Stack as="section" gap={4} aria-labelledby="procurement-cart">
      <Heading level={2} id="procurement-cart">
        {t('demo:procurement.back')}
      </Heading>
      <ReceivedGoods
        good={t('demo:procurement.good')}
        bad={t('demo:procurement.faults')}
        faults={faults.map((fault) => t(`demo:procurement.fault.${fault.kind}`, { ...fault }))}
        total={total}
        language={language}
        caption={t('demo:procurement.back')}
        columns={[
          { label: t('demo:procurement.item') },
          { label: t('demo:procurement.sku') },
          { label: t('demo:procurement.quantity'), align: 'end' },
          { label: t('demo:procurement.unit') },
          { label: t('demo:procurement.price'), align: 'end' },
          { label: t('demo:procurement.amount'), align: 'end' },
        ]}
        rows={items.map((item) => ({ key: String(item.index), cells: ociCells(item, t, language) }))}
      />
      <Details summary={t('demo:procurement.fields')}>
        <Table
          caption={t('demo:procurement.fields')}
          captionHidden
          plain
          columns={[{ label: 'NEW_ITEM' }, { label: '=' }]}
          rows={rawFields(items)}
        />
      </Details>
    </Stack>
  );
}

function ociCells(item: OciItem, t: Translate, language: Language) {
  const { DESCRIPTION, VENDORMAT, MATNR, QUANTITY, UNIT, PRICE, PRICEUNIT } = item.fields;
  const per = Number(PRICEUNIT || 1);
  const priced = `${PRICE ?? ''}${per === 1 ? '' : ` ${t('demo:procurement.per', { count: per })}`}`;
  return [DESCRIPTION, VENDORMAT ?? MATNR ?? '', QUANTITY, UNIT, priced, money(ociAmount(item), language)];
}

const ociAmount = (item: OciItem): Oere => oere(Math.round(thousandthsOf(item) / 10));

const rawFields = (items: readonly OciItem[]) =>
  items.flatMap(({ index, fields }) =>
    Object.entries(fields).map(([name, value]) => ({ key: `${name} ${index}`, cells: [`${name}[${index}]`, value] })),
  );
