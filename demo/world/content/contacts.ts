// The contact person of the service shop: a made-up adviser.
import type { WorldContent } from '../types';

export const CONTACTS: WorldContent['contacts'] = {
  advice: {
    name: 'Lise Damgaard',
    role: { da: 'Indkøbsrådgiver', en: 'Purchasing adviser' },
    text: {
      da: 'Kontorværk Rådgivning er indkøb efter aftale: egen rådgiver, faste priser på det, I har aftalt, levering på en fast dag og én samlet faktura. Har I en aftale, så log ind.',
      en: 'Kontorværk Rådgivning is purchasing by agreement: your own adviser, fixed prices on what you have agreed, delivery on a fixed day and one invoice. If you have an agreement, log in.',
    },
    telephone: '+45 70 20 41 27',
    email: 'lise.damgaard@kontorvaerk.example',
    hours: { da: 'Hverdage kl.\u00a08–16', en: 'Weekdays 8:00–16:00' },
  },
};
