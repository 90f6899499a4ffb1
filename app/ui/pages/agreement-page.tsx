// The page of a company's agreement: its door, and behind it the text and the agreed prices.
import { loginPath } from '#domain/page/addresses';
import { AgreementFields, agreementLabels } from '~/forms/agreement/fields';
import type { FormReply, Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { AgreementView } from '~/models/agreement';
import { Button, CHECKED, Heading, type Language, linkTo, money, RichText, SmartLink, Table, Text } from '~/ui/kit';
import { FormProblems } from './form-problems';
import { form, page, section, sheet } from './page.css';

export interface AgreementPageProps {
  /** Null while it is closed. */
  agreement: AgreementView | null;
  /** The address does not say which agreement is meant. */
  asksName: boolean;
  /** Logged in. */
  isKnown: boolean;
  language: Language;
  reply: FormReply | null;
  here: string;
}

export function AgreementPage({ agreement, asksName, isKnown, language, reply, here }: AgreementPageProps) {
  const { t } = useTexts();
  if (!agreement) return <AgreementDoor asksName={asksName} reply={reply} t={t} />;
  return (
    <div className={page}>
      <Heading level={1}>{agreement.title}</Heading>
      {agreement.html ? <RichText html={agreement.html} /> : null}
      <AgreedPrices agreement={agreement} language={language} t={t} />
      {isKnown ? null : (
        <Text>
          <SmartLink href={loginPath(here)}>{t('agreement:login')}</SmartLink>
        </Text>
      )}
    </div>
  );
}

function AgreementDoor({ asksName, reply, t }: { asksName: boolean; reply: FormReply | null; t: Translate }) {
  return (
    <div className={sheet}>
      <Heading level={1}>{t('agreement:title')}</Heading>
      <Text>{t('agreement:closed')}</Text>
      <FormProblems t={t} reply={reply} labels={agreementLabels(t)} />
      <form method="post" className={form} {...CHECKED}>
        <AgreementFields t={t} reply={reply} asksName={asksName} />
        <Button>{t('agreement:open')}</Button>
      </form>
    </div>
  );
}

function AgreedPrices({ agreement, language, t }: { agreement: AgreementView; language: Language; t: Translate }) {
  const { goods, includesVat } = agreement;
  if (goods.length === 0) return null;
  return (
    <section className={section} aria-labelledby="agreed">
      <Heading level={2} size="h3" id="agreed">
        {t('agreement:prices')}
      </Heading>
      <Table
        caption={t('agreement:prices')}
        captionHidden
        columns={[
          { label: t('account:order.product') },
          { label: t('agreement:sku') },
          { label: t('agreement:unit') },
          { label: t(includesVat ? 'agreement:priceWithVat' : 'agreement:priceWithoutVat'), align: 'end' },
        ]}
        rows={goods.map(({ sku, name, href, unit, oere }) => ({
          key: sku,
          cells: [
            <a key="name" {...linkTo(href)}>
              {name}
            </a>,
            sku,
            unit,
            money(oere, language),
          ],
        }))}
      />
    </section>
  );
}
