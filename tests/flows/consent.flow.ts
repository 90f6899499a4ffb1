// Consent of a visitor: requested once, refused, given in part, changed, and remembered each time.
import { flow } from './flow';

const QUESTION = 'Må vi bruge cookies til statistik og anbefalinger?';

flow('consent is refused, given in part, given in full, and withdrawn', async (shopper) => {
  await shopper.goto('/info/kontakt');
  await shopper.sees(QUESTION);
  await shopper.press('Afvis alle');
  // Back on the same page, without the question.
  await shopper.at(/^\/info\/kontakt$/);
  await shopper.doesNotSee(QUESTION);
  await shopper.goto('/kontorartikler');
  await shopper.doesNotSee(QUESTION);
  await shopper.goto('/consent');
  await shopper.sees('Dit svar nu: nej til alt.');
  await shopper.check('Statistik: tæl');
  await shopper.press('Gem valg');
  await shopper.sees('Dit svar nu: ja til statistik.');
  await shopper.press('Tillad alle');
  await shopper.sees('Dit svar nu: ja til statistik, personlige anbefalinger.');
  await shopper.uncheck('Statistik: tæl');
  await shopper.press('Gem valg');
  await shopper.sees('Dit svar nu: ja til personlige anbefalinger.');
  await shopper.press('Afvis alle');
  await shopper.sees('Dit svar nu: nej til alt.');
});
