// Content pages within the account area: for customers who are logged in, in the shops that they concern.
import type { PageDraft } from './pages';

const plain = { section: 'customer/account', picture: null, categoryId: null } as const;

// biome-ignore format: each page reads as title, teaser and text
export const ACCOUNT_PAGES: readonly PageDraft[] = [
  {
    ...plain, slug: 'hjaelp', stores: null, title: { da: 'Hjælp til kontoen', en: 'Help with the account' }, teaser: { da: 'Svar på det, vi oftest bliver spurgt om.', en: 'Answers to what we are asked most.' },
    html: {
      da: '<h2>Hvor er min pakke?</h2><p>Åbn ordren under Ordrer, og tryk på Følg pakken. Dér kan du se, hvor den er, og hvad der er i den.</p><h2>Kan jeg annullere?</h2><p>Ja, så længe intet er sendt. Knappen står nederst på ordren.</p><h2>Hvor finder jeg en faktura?</h2><p>Den kommer på mail, når varerne er sendt, og du finder den som PDF på ordren.</p><h2>Noget mangler eller er i stykker</h2><p>Skriv til <a href="mailto:kundeservice@kontorvaerk.example">kundeservice@kontorvaerk.example</a> med ordrenummeret. Vi svarer inden for 48 timer på hverdage.</p>',
      en: '<h2>Where is my parcel?</h2><p>Open the order under Orders and press Follow the parcel. There you see where it is and what is in it.</p><h2>Can I cancel?</h2><p>Yes, as long as nothing has been sent. The button is at the bottom of the order page.</p><h2>Where do I find an invoice?</h2><p>It comes by e-mail when the goods have been sent, and you find it on the order as a PDF.</p><h2>Something is missing or broken</h2><p>Write to <a href="mailto:kundeservice@kontorvaerk.example">kundeservice@kontorvaerk.example</a> with the order number. We answer within 48 hours on working days.</p>',
    },
  },
  {
    ...plain, slug: 'for-virksomheder', stores: ['b2b', 'b2b_uniq'], title: { da: 'Indkøb for virksomheden', en: 'Buying for the company' }, teaser: { da: 'Brugere, rettigheder, rekvisitioner og fakturaer.', en: 'Users, rights, requisitions and invoices.' },
    html: {
      da: '<h2>Brugere og rettigheder</h2><p>Virksomhedens administrator opretter brugere og bestemmer, om de må se alle ordrer og fakturaer, og om de skal skrive rekvirent eller rekvisitionsnummer.</p><h2>Faktura</h2><p>Fakturaen følger varerne og betales inden for 30 dage. Offentlige kunder får den elektronisk til deres EAN-nummer.</p><h2>Sikkerhedsdatablade</h2><p>Under Sikkerhedsdatablade finder I bladene for alle de varer, I har købt, til jeres kemiske APV.</p>',
      en: '<h2>Users and rights</h2><p>The company’s administrator creates users and decides whether they may see all orders and invoices, and whether they must state a requisitioner or a requisition number.</p><h2>Invoice</h2><p>The invoice follows the goods and is paid within 30 days. Public customers get it electronically at their EAN number.</p><h2>Safety data sheets</h2><p>Under Safety data sheets you find the sheets of all goods that you have bought, for your chemical workplace assessment.</p>',
    },
  },
];
