// Two addresses side by side: the entered one, retained by closing, and the recommended one, chosen by its button.

import type { Place } from '#domain/address/advice';
import { useTexts } from '~/i18n/use-texts';
import { Button, ButtonLink, Card, Heading, Stack, Text } from '~/ui/kit';
import { AddressLines } from '../address-card';

interface AddressValidationProps {
  entered: Place;
  recommended: Place;
  action: string;
  /** The link that retains the entered address. */
  keep: string;
}

const linesOf = ({ street, postcode, city }: Place) => [street, `${postcode} ${city}`];

export function AddressValidationView({ entered, recommended, action, keep }: AddressValidationProps) {
  const { t } = useTexts();
  return (
    <Stack gap={5}>
      <Text>{t('addresses:validation.text')}</Text>
      <Card>
        <Stack gap={3}>
          <Heading level={3} size="h4">
            {t('addresses:validation.recommended')}
          </Heading>
          <AddressLines lines={linesOf(recommended)} />
          <form method="post" action={action}>
            <Button full>{t('addresses:validation.take')}</Button>
          </form>
        </Stack>
      </Card>
      <Card tint>
        <Stack gap={3}>
          <Heading level={3} size="h4">
            {t('addresses:validation.entered')}
          </Heading>
          <AddressLines lines={linesOf(entered)} />
          <ButtonLink href={keep} tone="secondary" full>
            {t('addresses:validation.keep')}
          </ButtonLink>
        </Stack>
      </Card>
    </Stack>
  );
}
