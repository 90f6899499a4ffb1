// The legal rights of a buyer of faulty goods: the consumer's rights, or the rules that apply to companies.
import { COMPLAINT_YEARS, PRESUMED_MONTHS, TIMELY_MONTHS } from '#domain/complaint/complaint';
import type { Translate } from '~/forms/reply/fields';
import { Card, Heading, type Language, Stack, Text } from '~/ui/kit';
import { dayText } from './dates';

interface ComplaintRightsProps {
  isConsumer: boolean;
  /** ISO day; null where it is not known when the goods came. */
  lastDay: string | null;
  t: Translate;
  language: Language;
}

export function ComplaintRights({ isConsumer, lastDay, t, language }: ComplaintRightsProps) {
  const numbers = { years: COMPLAINT_YEARS, months: TIMELY_MONTHS, presumed: PRESUMED_MONTHS };
  return (
    <Card as="section" aria-labelledby="rights">
      <Stack gap={2}>
        <Heading level={2} size="h4" id="rights">
          {t(isConsumer ? 'complaint:rights.consumer' : 'complaint:rights.company', numbers)}
        </Heading>
        <Text>{t(isConsumer ? 'complaint:rights.consumerText' : 'complaint:rights.companyText', numbers)}</Text>
        {lastDay ? <Text>{t('complaint:rights.lastDay', { date: dayText(lastDay, language) })}</Text> : null}
      </Stack>
    </Card>
  );
}
