// Faulty products: a guest complains on the computer with pictures from the telephone, staff reply and send a replacement; and a guest without
// an order number sees at each field what is missing, with nothing lost.
import { heicPhoto, jpegPhoto, pngPhoto } from '../support/photo';
import { flow } from './flow';
import { buysAsGuest } from './through-checkout';

const EMAIL = 'reklamant@example.dk';
const MOBILE = '+4528112233';

// spec: 1: Complaints (reklamation)
//   at app/routes/service/complaint.tsx
// spec: 2 Routes: `/reklamation/{orderid?}/{complaintid?}`
//   at app/routes/service/complaint.tsx, domain/complaint/addresses.ts
// spec: 3 Other entities: Complaint: mobile number for an upload link by SMS
//   at backend/commerce/complaint/upload-link.ts, backend/ports/sms/gateway.ts
// spec: 8: Complaint: images already uploaded
//   at backend/commerce/complaint/take-picture.ts, app/ui/pages/upload-page.tsx
flow(
  'a guest complains on the computer with pictures from the telephone, and receives a replacement',
  async (shopper) => {
    const order = await buysAsGuest(shopper, '/te-morgenfrue-engelsk-morgen-25-breve', EMAIL);
    const mail = await shopper.mailTo(EMAIL, order);
    const link = new URL(mail.links.find((href) => href.includes('/reklamation/')) ?? '').pathname;
    await shopper.goto(link);
    await shopper.sees('Der er ingen varer på ordren, du kan reklamere over nu');
    for (const step of ['ship', 'invoice']) await shopper.staff('order', step, order, '--staff', 'Mette');
    await shopper.goto(link);
    await shopper.sees('2 års reklamationsret');
    await shopper.fill('Hvad er der galt?', 'Brevene er våde.');
    await shopper.choose('Hvad ønsker du?', 'En ny vare');
    await shopper.fill('Mobilnummer', '28 11');
    await shopper.press('Send link på sms');
    await shopper.sees('Skriv et gyldigt telefonnummer.');
    await shopper.seesField('Hvad er der galt?', 'Brevene er våde.');
    await shopper.fill('Mobilnummer', MOBILE);
    await shopper.press('Send link på sms');
    await shopper.sees(`Linket er sendt til +45 28 11 22 33`);

    const sms = await shopper.mailTo(MOBILE);
    const telephone = await shopper.newShopper();
    const upload = new URL(sms.links[0] ?? '').pathname;
    await telephone.goto(upload);
    await telephone.attach('Forside', { name: 'IMG_1.jpg', picture: await jpegPhoto(1) });
    await telephone.attach('Bagside', { name: 'IMG_2.jpg', picture: Buffer.from('no picture') });
    await telephone.press('Send billederne');
    await telephone.sees('Filen er ikke et billede, vi kan læse.');
    await telephone.attach('Bagside', { name: 'IMG_2.png', picture: await pngPhoto(2) });
    await telephone.attach('Side', { name: 'IMG_3.jpg', picture: await jpegPhoto(3) });
    await telephone.press('Send billederne');
    await telephone.sees('Gå tilbage til computeren');
    await telephone.goto(upload);
    await telephone.sees('Billederne er allerede sendt.');
    if ((await telephone.status()) !== 410) throw new Error('a link that is used up still opens');

    await shopper.press('Se, om billederne er kommet');
    await shopper.sees('Billedet er modtaget.');
    await shopper.seesField('Hvad er der galt?', 'Brevene er våde.');
    await shopper.press('Send reklamationen');
    await shopper.sees(`En bekræftelse er sendt til ${EMAIL}`);
    const number = await shopper.finds(/Reklamation (\d+)/);

    const list = await shopper.staff('complaint', 'list');
    if (!list.includes(`${number}  ordre ${order}`)) throw new Error(list);
    await shopper.staff('complaint', 'ask', number, '--text', 'Var pakken våd?', '--staff', 'Mette');
    const told = await shopper.mailTo(EMAIL, number);
    await shopper.goto(new URL(told.links.find((href) => href.includes('/reklamation/')) ?? '').pathname);
    await shopper.sees('Afventer dit svar');
    await shopper.attach('Flere billeder', { name: 'vaad.jpg', picture: Buffer.from('no picture') });
    await shopper.fill('Besked', 'Ja, helt gennemblødt.');
    await shopper.press('Send svar');
    await shopper.sees('Filen er ikke et billede, vi kan læse.');
    await shopper.seesField('Besked', 'Ja, helt gennemblødt.');
    await shopper.attach('Flere billeder', { name: 'vaad.jpg', picture: await jpegPhoto(7) });
    await shopper.press('Send svar');
    await shopper.sees('Dit svar er sendt.');
    await shopper.sees('Modtaget');
    const shown = await shopper.staff('complaint', 'show', number);
    if (!shown.includes('4 billeder:')) throw new Error(shown);
    const replaced = await shopper.staff(
      'complaint',
      'replace',
      number,
      '--text',
      'Vi sender en ny.',
      '--staff',
      'Mette',
    );
    if (!/ordre \d+ på nye varer/.test(replaced)) throw new Error(replaced);
    await shopper.reload();
    await shopper.sees('Afsluttet');
    await shopper.sees('Vi sender en ny.');
    await shopper.doesNotSee('Send svar');
  },
);

// spec: 5: Complaints require package images
//   at domain/complaint/pictures.ts, backend/commerce/complaint/make.ts
// spec: 3 Other entities: Complaint: serial number, batch number, description, package images (front, back, side)
//   at backend/db/schema/complaint.sql, app/forms/complaint/fields.tsx
flow(
  'without an order, every missing value is reported at its field, and typed input is preserved',
  async (shopper) => {
    await shopper.goto('/');
    await shopper.follow('Reklamation');
    await shopper.follow('Reklamér uden ordrenummer');
    await shopper.fill('Hvilken vare drejer det sig om?', 'Kontorstol, købt i maj');
    await shopper.fill('Serienummer', 'SN-77');
    await shopper.fill('Batchnummer', 'B-1');
    await shopper.attach('Forside', { name: 'a.jpg', picture: await jpegPhoto(4) });
    await shopper.attach('Bagside', { name: 'b.jpg', picture: await jpegPhoto(4) });
    await shopper.press('Send reklamationen', { evenIfInvalid: true });
    await shopper.sees('Vælg, hvad du ønsker.');
    await shopper.sees('Det samme billede er brugt to gange.');
    await shopper.sees('Tilføj et billede.');
    await shopper.sees('Billedet er modtaget.');
    await shopper.seesField('Serienummer', 'SN-77');
    await shopper.fill('Navn', 'Ole Lund');
    await shopper.fill('E-mail', 'ole.uden.ordre@example.dk');
    await shopper.fill('Hvad er der galt?', 'Gaspatronen synker.');
    await shopper.choose('Hvad ønsker du?', 'Reparation');
    await shopper.attach('Bagside', { name: 'b.jpg', picture: await jpegPhoto(5) });
    await shopper.attach('Side', { name: 'IMG_3.HEIC', picture: await heicPhoto() });
    await shopper.press('Send reklamationen');
    await shopper.sees('Vi har modtaget din reklamation.');
    await shopper.sees('SN-77');
    await shopper.at(/^\/reklamation\/uden-ordre\//);
  },
);
