// The popup (spec §3 "Popup banner", §4 "Popup cookie"). As it comes from the server it stands in the page: the box at its end, or the mini
// popup in the corner, each left by a form. Scripts make a modal of the box (app/client/popup).
import { NewsletterForm } from '~/forms/newsletter/fields';
import { useTexts } from '~/i18n/use-texts';
import type { PopupView } from '~/models/content';
import { Heading, Icon, type Language, linkTo, Photo, RichText } from '~/ui/kit';
import { ColourSheet, colourMark } from './colour-sheet';
import { NewsletterWords } from './newsletter-signup';
import { OfferPriceLine } from './offer-price';
import * as styles from './popup.css';

/** Values of the cookie, as domain/popup has them: 1 modal, 2 mini popup, 3 hidden. */
type State = '1' | '2' | '3';

interface PopupProps {
  popup: PopupView;
  /** Where the forms post to. */
  action: string;
  here: string;
  language: Language;
  signup: { action: string; words: string } | null;
}

export function Popup({ popup, action, here, language, signup }: PopupProps) {
  const { t } = useTexts();
  const { picture, newsletter, isMini } = popup;
  const beside = newsletter?.picture;
  return (
    <>
      <ColourSheet colours={popup.mini.colours} />
      <section
        id="popup"
        className={styles.box}
        aria-labelledby="popup-title"
        data-popup={isMini ? '' : popup.delayMs}
        hidden={isMini}
      >
        <form method="post" action={action} className={styles.close} data-popup-leave>
          <input type="hidden" name="returnTo" value={here} />
          <StateButton state="2" className={styles.cross} label={t('content:popup.close')} />
        </form>
        {beside ? <Photo className={styles.picture} picture={beside} width={400} height={260} decorative /> : null}
        <Heading level={2} id="popup-title">
          {popup.title}
        </Heading>
        {popup.html ? <RichText html={popup.html} /> : null}
        {picture ? (
          <a className={styles.led} {...linkTo(picture.href)}>
            <Photo className={styles.picture} picture={picture.picture} width={600} height={390} />
          </a>
        ) : null}
        <OfferPriceLine price={popup.price} language={language} />
        {newsletter && signup ? (
          <>
            <NewsletterForm t={t} action={signup.action} location="popup" button={newsletter.button} />
            <NewsletterWords words={signup.words} />
          </>
        ) : null}
        <form method="post" action={action} data-popup-leave>
          <input type="hidden" name="returnTo" value={here} />
          <StateButton state="3" className={styles.never}>
            {t('content:popup.never')}
          </StateButton>
        </form>
      </section>
      <form method="post" action={action} className={styles.mini} hidden={!isMini} data-popup-mini>
        <input type="hidden" name="returnTo" value={here} />
        <span className={styles.pill} data-colours={colourMark(popup.mini.colours)}>
          <StateButton state="1" className={styles.again}>
            {popup.mini.text}
          </StateButton>
          <StateButton state="3" className={styles.cross} label={t('content:popup.remove')} />
        </span>
      </form>
    </>
  );
}

interface StateButtonProps {
  state: State;
  className: string;
  /** Of a button that is a cross alone. */
  label?: string;
  children?: string;
}

const StateButton = ({ state, className, label, children }: StateButtonProps) => (
  <button type="submit" name="state" value={state} className={className} aria-label={label}>
    {children ?? <Icon name="close" size="s" />}
  </button>
);
