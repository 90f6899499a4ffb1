// Content pages about the shop itself: who we are, contact, cookies, personal data, accessibility.
import { SELLER } from '../people/seller';
import type { PageDraft } from './pages';

const plain = { section: 'info', picture: null, categoryId: null, stores: null } as const;

// biome-ignore format: each page reads as title, teaser and text
export const ABOUT_PAGES: readonly PageDraft[] = [
  {
    ...plain, slug: 'om-os', title: { da: 'Om os', en: 'About us' }, teaser: { da: 'Et lager i Valby, seks butikker og folk, der kender varerne.', en: 'A warehouse in Valby, six shops and people who know the goods.' },
    html: {
      da: '<p>Kontorværk sælger det, en arbejdsplads bruger: papir, penne, møbler, kaffe, rengøring, blæk og toner. Varerne ligger på vores eget lager i Valby, og det meste, der bestilles inden kl. 14 på en hverdag, er fremme dagen efter.</p><h2>Sådan arbejder vi</h2><p>Vi skriver mål, vægt og materiale på alle varer, så de kan sammenlignes. Miljømærker viser vi kun, når en uafhængig part har givet dem, og vi skriver, hvad de betyder.</p><h2>Butikker</h2><p>Vi har butikker i København, Aarhus, Odense, Aalborg, Esbjerg og Kolding. De har åbent på hverdage kl. 9–17, og det, du bestiller til afhentning, er klar inden for 3 timer i åbningstiden.</p>',
      en: '<p>Kontorværk sells what a workplace uses: paper, pens, furniture, coffee, cleaning, ink and toner. The goods are in our own warehouse in Valby, and most orders placed before 14:00 on a weekday arrive the next day.</p><h2>How we work</h2><p>We state dimensions, weight and material for all goods, so that you can compare them. We show environmental labels only when an independent body has awarded them, and we say what they mean.</p><h2>Shops</h2><p>We have shops in Copenhagen, Aarhus, Odense, Aalborg, Esbjerg and Kolding, open on weekdays 9:00–17:00. What you order for collection is ready within 3 hours during opening hours.</p>',
    },
  },
  {
    ...plain, slug: 'kontakt', title: { da: 'Kontakt', en: 'Contact' }, teaser: { da: 'Ring, skriv eller kig ind. Vi svarer inden for 48 timer på hverdage.', en: 'Call, write or drop in. We answer within 48 hours on working days.' },
    html: {
      da: `<p>Telefon <a href="tel:+4570204100">+45 70 20 41 00</a>, hverdage kl. 9–17.<br>E-mail <a href="mailto:kundeservice@kontorvaerk.example">kundeservice@kontorvaerk.example</a>. Vi svarer inden for 48 timer på hverdage.</p><h2>Adresse</h2><p>${SELLER.name}<br>${SELLER.street}<br>${SELLER.postcode} ${SELLER.city}</p><h2>Har du et ordrenummer?</h2><p>Skriv det i emnefeltet, så finder vi sagen med det samme. Er der en fejl ved en vare, så vedhæft gerne et billede af den.</p>`,
      en: `<p>Phone <a href="tel:+4570204100">+45 70 20 41 00</a>, weekdays 9:00–17:00.<br>E-mail <a href="mailto:kundeservice@kontorvaerk.example">kundeservice@kontorvaerk.example</a>. We answer within 48 hours on working days.</p><h2>Address</h2><p>${SELLER.name}<br>${SELLER.street}<br>DK-${SELLER.postcode} ${SELLER.city}</p><h2>Do you have an order number?</h2><p>Put it in the subject line and we will find your case at once. If something is wrong with the goods, a picture helps.</p>`,
    },
  },
  {
    ...plain, slug: 'cookies', title: { da: 'Cookies', en: 'Cookies' }, teaser: { da: 'Nødvendige cookies sætter vi altid; resten spørger vi om.', en: 'Necessary cookies are always set; we ask about the rest.' },
    html: {
      da: '<p>Butikken virker med de nødvendige cookies alene. Statistik og markedsføring sættes kun, hvis du siger ja, og det er lige så let at sige nej.</p><h2>Nødvendige</h2><ul><li>Kurv: husker, hvad du har lagt i den.</li><li>Login: holder dig logget ind, højst 7 dage.</li><li>Butik: husker, om du handler privat eller som virksomhed.</li><li>Sprog: husker dansk eller engelsk i et år.</li></ul><h2>Efter samtykke</h2><p>Statistik viser os, hvor kunderne går i stå. Markedsføring bruger vi til anbefalinger. Du kan altid trække samtykket tilbage under <a href="/consent">Cookieindstillinger</a>.</p>',
      en: '<p>The shop works with the necessary cookies alone. Statistics and marketing are set only if you agree, and it is just as easy to refuse.</p><h2>Necessary</h2><ul><li>Cart: remembers what you have put in it.</li><li>Login: keeps you logged in for at most 7 days.</li><li>Store: remembers whether you shop privately or as a company.</li><li>Language: remembers Danish or English for a year.</li></ul><h2>With your consent</h2><p>Statistics show us where people get stuck. Marketing is used for recommendations. You can withdraw your consent at any time under <a href="/consent">Cookie settings</a>.</p>',
    },
  },
  {
    ...plain, slug: 'persondata', title: { da: 'Persondata', en: 'Personal data' }, teaser: { da: 'Hvilke oplysninger vi gemmer, hvorfor og hvor længe.', en: 'What we keep, why and for how long.' },
    html: {
      da: `<p>${SELLER.name}, ${SELLER.street}, ${SELLER.postcode} ${SELLER.city}, er dataansvarlig. Vi gemmer navn, adresse, telefon, e-mail og ordrer for at kunne levere, behandle reklamationer og overholde bogføringsloven.</p><h2>Hvor længe</h2><ul><li>Ordrer og fakturaer: fem år efter regnskabsårets udløb.</li><li>Konto: til du sletter den.</li><li>Nyhedsbrev: din e-mail, og hvornår og hvor du sagde ja, til du beder os slette det. Svarer du ikke på mailen, vi sender, sletter vi adressen efter en uge.</li></ul><h2>Dine rettigheder</h2><p>Du har ret til at se de oplysninger, vi har om dig, og få dem rettet eller slettet, og du kan gøre indsigelse mod, at vi bruger dem. Skriv til <a href="mailto:persondata@kontorvaerk.example">persondata@kontorvaerk.example</a>. Du kan klage til Datatilsynet på datatilsynet.dk.</p>`,
      en: `<p>${SELLER.name}, ${SELLER.street}, DK-${SELLER.postcode} ${SELLER.city}, is the data controller. We keep your name, address, phone number, e-mail and orders so that we can deliver, handle complaints and comply with the Danish Bookkeeping Act.</p><h2>For how long</h2><ul><li>Orders and invoices: five years after the end of the financial year.</li><li>Account: until you delete it.</li><li>Newsletter: your e-mail, and when and where you agreed, until you ask us to erase it. If you do not answer the e-mail that we send, the address is erased after a week.</li></ul><h2>Your rights</h2><p>You have the right to see the data that we hold about you, to have them corrected or erased, and to object to their use. Write to <a href="mailto:persondata@kontorvaerk.example">persondata@kontorvaerk.example</a>. You may complain to the Danish Data Protection Agency at datatilsynet.dk.</p>`,
    },
  },
  {
    ...plain, slug: 'tilgaengelighed', title: { da: 'Tilgængelighed', en: 'Accessibility' }, teaser: { da: 'Butikken skal kunne bruges af alle.', en: 'The shop should be usable by everyone.' },
    html: {
      da: '<p>Butikken er bygget efter WCAG 2.2 på niveau AA. Den kan bruges med tastatur alene, med skærmlæser, ved 400 procents forstørrelse og uden JavaScript.</p><p>Finder du noget, der ikke virker for dig, så ring på +45 70 20 41 00 eller skriv til <a href="mailto:kundeservice@kontorvaerk.example">kundeservice@kontorvaerk.example</a>. Vi hjælper dig med købet og retter fejlen.</p>',
      en: '<p>The shop is built to WCAG 2.2 level AA. It can be used with the keyboard alone, with a screen reader, at 400 per cent zoom and without JavaScript.</p><p>If something does not work for you, call +45 70 20 41 00 or write to <a href="mailto:kundeservice@kontorvaerk.example">kundeservice@kontorvaerk.example</a>. We will help you with your purchase and fix the problem.</p>',
    },
  },
];
