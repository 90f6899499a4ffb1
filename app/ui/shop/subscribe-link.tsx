// The way from goods to a subscription of them: opens the panel in which they get a rhythm.
import { panelHref } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import { Icon } from '~/ui/kit';
import { iconLink } from './icon-link.css';

interface SubscribeLinkProps {
  here: string;
  goods: { goods: 'cart' | 'list' | 'order' | 'product'; key?: string };
}

export function SubscribeLink({ here, goods }: SubscribeLinkProps) {
  const { t } = useTexts();
  return (
    <p>
      <a className={iconLink} href={panelHref(here, 'start-subscription', goods)} rel="nofollow">
        <Icon name="repeat" size="s" />
        {t(`subscription:link.${goods.goods}`)}
      </a>
    </p>
  );
}
