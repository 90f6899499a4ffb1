// The panel that says why the cart stayed as it was, with the ways on: back to the page, or to the cart.

import { panelHref } from '#domain/page/addresses';
import type { Refusal } from '#domain/refusal/refusals';
import { useTexts } from '~/i18n/use-texts';
import { ButtonLink, MessageBar, Stack } from '~/ui/kit';
import { refusalText } from '../refusal-text';
import * as styles from './panels.css';

export function MinicartErrorView({ refusal, page }: { refusal: Refusal; page: string }) {
  const { t } = useTexts();
  return (
    <Stack gap={5}>
      <MessageBar tone="error">{refusalText(t, refusal)}</MessageBar>
      <div className={styles.buttons}>
        <ButtonLink href={page} full>
          {t('cart:error.back')}
        </ButtonLink>
        <ButtonLink href={panelHref(page, 'minicart')} tone="secondary" full>
          {t('cart:error.toCart')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
