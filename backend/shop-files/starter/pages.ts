// Texts of the pages of a new shop: what the law requires and the storefront links to, to be replaced by the owner.
import type { PageRecord } from '../sections/content/pages';
import type { ShopAnswers } from './answers';

type Words = Pick<PageRecord, 'da' | 'en'>;

const sellerAddress = ({ name, street, postcode, city, cvr }: ShopAnswers): string =>
  `${name}\\\n${street}\\\n${postcode} ${city}\\\nCVR ${cvr}`;

const contactWords = (answers: ShopAnswers): Words => ({
  da: {
    title: 'Kontakt',
    teaser: 'Sådan får du fat i os.',
    text: `${sellerAddress(answers)}\n\nTelefon ${answers.telephone}, e-mail ${answers.email}`,
  },
  en: {
    title: 'Contact',
    teaser: 'How to reach us.',
    text: `${sellerAddress(answers)}\n\nTelephone ${answers.telephone}, e-mail ${answers.email}`,
  },
});

const termsWords = (answers: ShopAnswers): Words => ({
  da: {
    title: 'Handelsbetingelser',
    teaser: 'Priser, levering, betaling, fortrydelse og reklamation.',
    text: `## Sælger\n\n${sellerAddress(answers)}\n\n## Priser\n\nPriser til private er med moms, priser til erhverv uden.\n\n## Fortrydelse og reklamation\n\nPrivate kunder har [14 dages fortrydelsesret](/info/fortrydelsesret) og to års reklamationsret efter loven.`,
  },
  en: {
    title: 'Terms and conditions',
    teaser: 'Prices, delivery, payment, withdrawal and complaints.',
    text: `## Seller\n\n${sellerAddress(answers)}\n\n## Prices\n\nPrices for private customers include VAT, prices for companies do not.\n\n## Withdrawal and complaints\n\nPrivate customers have [a right of withdrawal of 14 days](/info/fortrydelsesret) and may complain within two years, as the law says.`,
  },
});

const withdrawalWords = ({ name, street, postcode, city, email }: ShopAnswers): Words => ({
  da: {
    title: 'Fortrydelsesret',
    teaser: 'Du har 14 dage til at fortryde, fra du har fået varen.',
    text: `Som forbruger har du 14 dages fortrydelsesret. Fristen løber fra den dag, du får varen; deles ordren i flere leveringer, løber den fra den sidste. Du behøver ikke give en grund.

## Sådan fortryder du

1. Giv os besked, inden fristen udløber: brug [Fortryd aftalen her](/fortryd), skriv til ${email} eller send et brev til ${name}, ${street}, ${postcode} ${city}. Skriv dit navn, ordrenummeret, og hvad du fortryder.
2. Send varen tilbage senest 14 dage efter, at du har fortrudt. Du betaler selv returfragten.
3. Vi betaler hele beløbet tilbage, inklusive almindelig fragt, senest 14 dage efter at vi har fået besked; vi kan vente, til varen eller bevis for afsendelse er modtaget.

## Varens stand

Du må åbne pakken og prøve varen, som du ville i en butik. Har du brugt den mere end det, kan du komme til at betale for den værdi, varen har mistet.

## Undtagelser

Du kan ikke fortryde køb af varer, der er lavet efter dine mål eller med dit navn, eller af forseglede varer, som af hensyn til sundhed eller hygiejne ikke kan sælges igen, når forseglingen er brudt. Virksomheder har ingen fortrydelsesret.`,
  },
  en: {
    title: 'Right of withdrawal',
    teaser: 'You have 14 days from the day you receive the goods.',
    text: `As a consumer you have 14 days to withdraw, counted from the day you receive the goods; when an order is split, from the last delivery. You need give no reason.

## How to withdraw

1. Tell us before the time is up: use [Withdraw from contract here](/fortryd), write to ${email} or send a letter to ${name}, ${street}, DK-${postcode} ${city}. State your name, the order number and what you withdraw from.
2. Send the goods back within 14 days of withdrawing. You pay for the return delivery.
3. We refund the full amount including standard delivery within 14 days; we may wait until the goods or proof of dispatch has been received.

## Condition

You may open the parcel and try the goods as you would in a shop. If you use them more than that, you may have to pay for the value they have lost.

## Exceptions

You cannot withdraw from goods made to your measurements or with your name, or from sealed goods that for reasons of health or hygiene cannot be resold once opened. Companies have no right of withdrawal.`,
  },
});

const personalDataWords = ({ name, street, postcode, city, email }: ShopAnswers): Words => ({
  da: {
    title: 'Persondata',
    teaser: 'Hvad vi ved om dig, og hvorfor.',
    text: `${name}, ${street}, ${postcode} ${city}, er dataansvarlig. Vi gemmer det, der skal til for at levere og bogføre din ordre. Skriv til ${email}, hvis du vil vide hvad, eller have det rettet eller slettet. Du kan klage til Datatilsynet på datatilsynet.dk.`,
  },
  en: {
    title: 'Personal data',
    teaser: 'What we know of you, and why.',
    text: `${name}, ${street}, DK-${postcode} ${city}, is the data controller. We store what is needed to deliver your order and to keep our books. Write to ${email} to learn what it is, or to have it corrected or deleted. You may complain to the Danish Data Protection Agency at datatilsynet.dk.`,
  },
});

const cookieWords = (): Words => ({
  da: {
    title: 'Cookies',
    teaser: 'Nødvendige cookies sætter vi altid; resten spørger vi om.',
    text: `Butikken virker med de nødvendige cookies alene. Statistik og markedsføring sættes kun, hvis du siger ja, og det er lige så let at sige nej.

## Nødvendige

- Kurv: husker, hvad du har lagt i den.
- Login: holder dig logget ind, højst 7 dage.
- Butik: husker, om du handler privat eller som virksomhed.
- Sprog: husker dit valg af sprog i et år.

## Efter samtykke

Du kan altid trække samtykket tilbage under [Cookieindstillinger](/consent).`,
  },
  en: {
    title: 'Cookies',
    teaser: 'Necessary cookies are always set; we ask about the rest.',
    text: `The shop works with the necessary cookies alone. Statistics and marketing are set only if you agree, and it is just as easy to refuse.

## Necessary

- Cart: remembers what you have put in it.
- Login: keeps you logged in for at most 7 days.
- Store: remembers whether you shop privately or as a company.
- Language: remembers your choice of language for a year.

## With your consent

You can withdraw your consent at any time under [Cookie settings](/consent).`,
  },
});

const accessibilityWords = ({ email, telephone }: ShopAnswers): Words => ({
  da: {
    title: 'Tilgængelighed',
    teaser: 'Butikken skal kunne bruges af alle.',
    text: `Butikken er bygget efter WCAG 2.2 på niveau AA. Den kan bruges med tastatur alene, med skærmlæser, ved 400 procents forstørrelse og uden JavaScript.\n\nFinder du noget, der ikke virker for dig, så ring på ${telephone} eller skriv til ${email}.`,
  },
  en: {
    title: 'Accessibility',
    teaser: 'The shop should be usable by everyone.',
    text: `The shop is built to WCAG 2.2 level AA. It can be used with the keyboard alone, with a screen reader, at 400 per cent zoom and without JavaScript.\n\nIf something does not work for you, call ${telephone} or write to ${email}.`,
  },
});

/** By the last part of their address below /info, in the order in which they are listed. */
export const STARTER_PAGES: readonly (readonly [name: string, words: (answers: ShopAnswers) => Words])[] = [
  ['kontakt', contactWords],
  ['handelsbetingelser', termsWords],
  ['fortrydelsesret', withdrawalWords],
  ['persondata', personalDataWords],
  ['cookies', cookieWords],
  ['tilgaengelighed', accessibilityWords],
];
