// Salespeople of the demo's companies: made-up people, by the sales codes of their customers.
import type { WorldSeller } from '../types';
import { CONTACTS } from './contacts';

const HOURS = { da: 'Hverdage kl.\u00a08–16', en: 'Weekdays 8:00–16:00' };
const WAYS = {
  da: '<p>Ring eller skriv, når I skal have et tilbud, en fast pris på det, I køber ofte, eller en anden leveringsdag. Jeg svarer inden for 48 timer på hverdage.</p>',
  en: '<p>Call or write when you need a quote, a fixed price on what you buy often, or another delivery day. I answer within 48 hours on working days.</p>',
};

export const SELLERS: readonly WorldSeller[] = [
  {
    name: 'mikkel-thorsen',
    title: 'Mikkel Thorsen',
    codes: ['HA-204', 'OFF-118'],
    role: {
      da: 'Erhvervssælger, virksomheder og det offentlige',
      en: 'Account manager, companies and the public sector',
    },
    hours: HOURS,
    text: WAYS,
    telephone: '+45 70 20 41 31',
    email: 'mikkel.thorsen@kontorvaerk.example',
    variant: 'office',
  },
  {
    name: 'sara-lindholm',
    title: 'Sara Lindholm',
    codes: ['DES-031'],
    role: { da: 'Møbelsælger, indretning', en: 'Account manager, furniture and interiors' },
    hours: HOURS,
    text: WAYS,
    telephone: '+45 70 20 41 34',
    email: 'sara.lindholm@kontorvaerk.example',
    variant: 'design',
  },
  ...(CONTACTS.advice
    ? [
        {
          name: 'lise-damgaard',
          title: CONTACTS.advice.name,
          codes: ['UNQ-007'],
          ...{ role: CONTACTS.advice.role, hours: CONTACTS.advice.hours, text: WAYS },
          ...{ telephone: CONTACTS.advice.telephone, email: CONTACTS.advice.email, variant: 'advice' as const },
        },
      ]
    : []),
];
