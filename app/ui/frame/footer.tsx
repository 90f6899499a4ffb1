// The end of every page: what the shop promises, where to find it, who it is.

import { complaintPath } from '#domain/complaint/addresses';
import { returnPath, withdrawPath } from '#domain/page/addresses';
import { shortcutPath } from '#domain/page/shortcuts';
import { useTexts } from '~/i18n/use-texts';
import { CachedMarkup, Container, Heading, Icon, iconOfFact, linkTo, type Memory, Text } from '../kit';
import { Wordmark } from './header';
import * as styles from './layout.css';
import type { FrameProps } from './links';
import { PaymentMarks, SellerLine } from './seller-line';

const FOOTERS: Memory = new WeakMap();

export function Footer(props: FrameProps) {
  const { footer, about, shopName, logo, features, shortcuts, seller, paymentMarks } = props.frame;
  return (
    <CachedMarkup
      memory={FOOTERS}
      of={footer}
      as={`${shopName} ${logo === 'look'} ${about} ${features.cart} ${features.login} ${features.withdraw} ${features.returns} ${features.complain} ${shortcuts} ${paymentMarks} ${JSON.stringify(seller)}`}
    >
      <Columns {...props} />
    </CachedMarkup>
  );
}

function Columns({ frame, links }: FrameProps) {
  const { t } = useTexts('common');
  return (
    <footer className={styles.footer} data-ring="ink">
      <Container wide>
        {frame.facts.length > 0 ? (
          <ul className={styles.promises}>
            {frame.facts.map((fact) => (
              <li key={fact.title} className={styles.promise}>
                <Icon name={iconOfFact(fact.icon)} size="l" />
                <div>
                  <p className={styles.promiseTitle}>{fact.title}</p>
                  <p className={styles.footQuiet}>{fact.text}</p>
                </div>
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.footColumns}>
          <div className={styles.footBrand}>
            <Wordmark frame={frame} href={links.home} inWords />
            {frame.about ? (
              <Text className={styles.footQuiet} prose>
                {frame.about}
              </Text>
            ) : null}
          </div>
          {frame.shortcuts.length > 0 ? (
            <nav aria-label={t('shortcuts.title')}>
              <Heading level={2} size="h4" className={styles.footTitle}>
                {t('shortcuts.title')}
              </Heading>
              {frame.shortcuts.map((shortcut) => (
                <div key={shortcut}>
                  <a href={shortcutPath(shortcut)}>{t(`shortcuts.${shortcut}`)}</a>
                </div>
              ))}
            </nav>
          ) : null}
          {frame.footer.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <Heading level={2} size="h4" className={styles.footTitle}>
                {column.title}
              </Heading>
              {column.links.map((link) => (
                <div key={link.href}>
                  <a {...linkTo(link.href)}>{link.label}</a>
                </div>
              ))}
            </nav>
          ))}
        </div>
        <SellerLine seller={frame.seller} />
        <div className={styles.legal}>
          <Text as="span" className={styles.footQuiet}>
            {t('footer.legal', { shop: frame.shopName })}
          </Text>
          {frame.features.cart ? (
            <Text as="span" className={styles.footQuiet}>
              {/* An invoice is for companies with an account. */}
              {t(frame.features.login ? 'footer.payment' : 'footer.paymentByCard')}
            </Text>
          ) : null}
          {frame.features.cart ? <PaymentMarks marks={frame.paymentMarks} /> : null}
          {frame.features.returns ? <a href={returnPath()}>{t('returns:link')}</a> : null}
          {frame.features.withdraw ? <a href={withdrawPath()}>{t('withdrawal:link')}</a> : null}
          {frame.features.complain ? <a href={complaintPath()}>{t('complaint:link')}</a> : null}
        </div>
      </Container>
    </footer>
  );
}
