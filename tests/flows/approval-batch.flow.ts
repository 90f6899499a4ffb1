// Several orders await approval: one press answers the selected ones, and the page shows the result of each.
import { logIn, orderForApproval } from './ask-for-approval';
import { flow, type Shopper } from './flow';

const DORTHE = 'dorthe@havnens-arkitekter.example';
const BIRGITTE = 'birgitte@havnens-arkitekter.example';
const FREDERIK = 'frederik@havnens-arkitekter.example';

async function choose(approver: Shopper, ...numbers: string[]) {
  for (const number of numbers) await approver.within(number, (row) => row.check('Dorthe Lind'));
}

flow(
  'an approver answers several orders at once, and sees the result of each',
  async (shopper) => {
    await logIn(shopper, DORTHE, '/');
    const [one, two, three, four] = [
      await orderForApproval(shopper),
      await orderForApproval(shopper),
      await orderForApproval(shopper),
      await orderForApproval(shopper),
    ];
    const approver = await shopper.newShopper();
    await logIn(approver, FREDERIK, '/customer/account/pending-order');
    await approver.press('Godkend valgte');
    await approver.sees('Vælg mindst én ordre.');

    // Selected and typed input stays where something is missing.
    await choose(approver, three, four);
    await approver.unfold('Afvis valgte');
    await approver.press('Afvis valgte', { evenIfInvalid: true });
    await approver.sees('Dette er et obligatorisk felt.');
    await approver.fill('Begrundelse', 'Vi har te nok');
    await approver.press('Afvis valgte');
    await approver.sees('2 ordrer er afvist, og bestillerne har fået besked:');
    await approver.within(three, (row) => row.sees('Afvist'));
    for (const number of [three, four]) {
      const mail = await shopper.mailTo(DORTHE, `Din ordre ${number}`);
      if (!mail.text.includes('Vi har te nok')) throw new Error(mail.text);
    }

    // A colleague answers one of the next two first.
    await choose(approver, one, two);
    const admin = await shopper.newShopper();
    await logIn(admin, BIRGITTE, `/customer/account/pending-order?order=${two}`);
    await admin.press('Godkend og bestil for');
    await admin.sees('Ordren er godkendt og bestilt.');
    await approver.press('Godkend valgte');
    await approver.sees(`Ordre ${one} er godkendt og bestilt.`);
    await approver.sees('Ikke godkendt');
    await approver.sees(`${two}: Ordren er allerede afgjort.`);
    await shopper.mailTo(DORTHE, `Din ordre ${one} er godkendt`);
  },
  { timeoutMs: 90_000 },
);
