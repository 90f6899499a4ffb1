// The popup (spec §3 "Popup banner", §4 "Popup cookie"). Server-rendered within the page: the box at its end, or the mini
// popup in the corner, each left by a form. Scripts make a modal of the box (app/client/popup).
import type { ReactNode } from 'react';
import { NewsletterForm } from '~/forms/newsletter/fields';
import { useTexts } from '~/i18n/use-texts';
import type { PopupView } from '~/models/content';
import { ButtonLink, Heading, Icon, type Language, linkTo, Photo, RichText } from '~/ui/kit';
import { ColourSheet, colourMark } from './colour-sheet';
import { NewsletterWords } from './newsletter-signup';
import { OfferPriceLine } from './offer-price';
import * as styles from './popup.css';

/** Values of the cookie, as domain/content/popup has them: 1 modal, 2 mini popup, 3 hidden. */
type State = '1' | '2' | '3';

interface PopupProps {
  popup: PopupView;
  /** Where the forms post to. */
  action: string;
  here: string;
  language: Language;
  signup: { action: string; words: string } | null;
}

export function Popup(props: PopupProps) {
  return (
    <>
      <ColourSheet colours={props.popup.mini.colours} />
      <PopupBox {...props} />
      <MiniPopup {...props} />
    </>
  );
}

function PopupBox({ popup, action, here, language, signup }: PopupProps) {
  const { t } = useTexts();
  const { picture, newsletter, isMini } = popup;
  return (
    <section
      id="popup"
      className={styles.box}
      aria-labelledby="popup-title"
      data-popup={isMini ? '' : popup.delayMs}
      data-modal={styles.modal}
      hidden={isMini}
    >
      <LeaveForm action={action} here={here} className={styles.close}>
        <StateButton state="2" className={styles.cross} label={t('content:popup.close')} />
      </LeaveForm>
      {newsletter?.picture ? (
        <Photo className={styles.picture} picture={newsletter.picture} width={400} height={150} decorative />
      ) : null}
      <Heading level={2} id="popup-title">
        {popup.title}
      </Heading>
      {popup.html ? <RichText html={popup.html} /> : null}
      {picture ? (
        <a className={styles.led} {...linkTo(picture.href)}>
          <Photo className={styles.picture} picture={picture.picture} width={600} height={225} />
        </a>
      ) : null}
      <OfferPriceLine price={popup.price} language={language} />
      {picture?.button ? (
        <div>
          <ButtonLink href={picture.href}>{picture.button}</ButtonLink>
        </div>
      ) : null}
      {newsletter && signup ? (
        <>
          <NewsletterForm t={t} action={signup.action} location="popup" button={newsletter.button} />
          <NewsletterWords words={signup.words} />
        </>
      ) : null}
      <LeaveForm action={action} here={here}>
        <StateButton state="3" className={styles.never}>
          {t('content:popup.never')}
        </StateButton>
      </LeaveForm>
    </section>
  );
}

function MiniPopup({ popup: { mini, isMini }, action, here }: PopupProps) {
  const { t } = useTexts();
  return (
    <form method="post" action={action} className={styles.mini} hidden={!isMini} data-popup-mini>
      <input type="hidden" name="returnTo" value={here} />
      <span className={styles.pill} data-colours={colourMark(mini.colours)}>
        <StateButton state="1" className={styles.again}>
          {mini.text}
        </StateButton>
        <StateButton state="3" className={styles.cross} label={t('content:popup.remove')} />
      </span>
    </form>
  );
}

interface LeaveFormProps extends Pick<PopupProps, 'action' | 'here'> {
  className?: string;
  children: ReactNode;
}

/** Posts how the box is left; scripts do it without leaving the page. */
const LeaveForm = ({ action, here, className, children }: LeaveFormProps) => (
  <form method="post" action={action} className={className} data-popup-leave>
    <input type="hidden" name="returnTo" value={here} />
    {children}
  </form>
);

interface StateButtonProps {
  state: State;
  className: string;
  /** Label of a button that shows only a cross. */
  label?: string;
  children?: string;
}

const StateButton = ({ state, className, label, children }: StateButtonProps) => (
  <button type="submit" name="state" value={state} className={className} aria-label={label}>
    {children ?? <Icon name="close" size="s" />}
  </button>
);
