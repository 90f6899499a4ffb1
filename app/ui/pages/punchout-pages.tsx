// Pages of a punchout buyer outside the shop: the cart on its way back, and why a login failed.
import { frontPath, infoPath, logoutPath } from '#domain/page/addresses';
import type { PunchoutStep } from '#domain/punchout/failure';
import { useTexts } from '~/i18n/use-texts';
import type { PunchoutMessage, PunchoutVisit } from '~/models/punchout';
import { Button, ButtonLink, EmptyState, Heading, Inline, Stack, Text } from '~/ui/kit';
import { sheet } from './page.css';

interface PunchoutReturnProps {
  visit: PunchoutVisit;
  message: PunchoutMessage;
}

/** The form leaves the shop: its fields are the system's, in the system's encoding and window. */
export function PunchoutReturnPage({ visit, message }: PunchoutReturnProps) {
  const { t } = useTexts('common');
  const { address, target, encoding, fields, hasGoods } = message;
  const system = visit.title;
  return (
    <div className={sheet}>
      <Heading level={1}>{t(hasGoods ? 'punchout.return.title' : 'punchout.return.emptyTitle')}</Heading>
      <Text>{t(hasGoods ? 'punchout.return.text' : 'punchout.return.emptyText', { system })}</Text>
      <form method="post" action={address} acceptCharset={encoding} {...(target === null ? {} : { target })}>
        {fields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button size="large">{t(hasGoods ? 'punchout.return.send' : 'punchout.return.goBack', { system })}</Button>
      </form>
      {hasGoods ? <Text tone="quiet">{t('punchout.return.after')}</Text> : null}
      <form method="post" action={logoutPath()}>
        <Button tone="secondary">{t('punchout.return.end')}</Button>
      </form>
    </div>
  );
}

/** A visit that is over had begun well. */
export const punchoutFailedTitle = (step: PunchoutStep): string =>
  step === 'ended' ? 'common:punchout.failed.endedTitle' : 'common:punchout.failed.title';

interface PunchoutFailedProps {
  step: PunchoutStep;
  /** Key of the text of the refusal behind it. */
  reason: string | null;
  /** How the system speaks. */
  standard: string;
}

export function PunchoutFailedPage({ step, reason, standard }: PunchoutFailedProps) {
  const { t } = useTexts();
  const said = reason === null ? '' : t(reason);
  return (
    <EmptyState title={t(punchoutFailedTitle(step))} icon="warning">
      <Stack gap={3}>
        <Text>{t(`common:punchout.failed.${step}`, { standard, error: said })}</Text>
        <Text tone="quiet">{t(`common:punchout.failed.${step}Next`)}</Text>
        <Inline gap={3}>
          <ButtonLink href={infoPath('kontakt')}>{t('common:punchout.failed.contact')}</ButtonLink>
          <ButtonLink href={frontPath()} tone="secondary">
            {t('common:punchout.failed.front')}
          </ButtonLink>
        </Inline>
      </Stack>
    </EmptyState>
  );
}
