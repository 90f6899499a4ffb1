// The blocks of the demo's pages, by the slug of the page: goods, answers, an offer, forms.
import type { Block } from '#backend/shop-files/sections/content/block-kinds';
import { bannerScene } from './scenes';

const BLOCKS: Readonly<Record<string, readonly Block[]>> = {
  hjemmekontoret: [
    {
      block: 'recommendation',
      anchor: 'borde',
      name: 'borde',
      shows: 'category',
      title: { da: 'Borde til små rum', en: 'Desks for small rooms' },
      category: 'kontormoebler/borde',
      count: 8,
    },
    {
      block: 'accordion',
      anchor: 'spoergsmaal',
      title: { da: 'Det spørger de fleste om', en: 'What most people ask' },
      items: [
        {
          title: { da: 'Må arbejdspladsen ligge i stuen?', en: 'May the workplace be in the living room?' },
          text: {
            da: 'Ja. Arbejder du hjemme mere end to dage om ugen, gælder reglerne om skærmarbejde også derhjemme: bord, stol og lys skal kunne indstilles.',
            en: 'Yes. If you work from home more than two days a week, the rules for screen work apply at home too: desk, chair and light must be adjustable.',
          },
        },
        {
          title: { da: 'Hvor meget plads skal jeg bruge?', en: 'How much space do I need?' },
          text: {
            da: 'Et bord på 120 × 80 cm og 90 cm fri plads bag stolen.',
            en: 'A desk of 120 × 80 cm and 90 cm of free space behind the chair.',
          },
        },
      ],
    },
    {
      block: 'banner',
      title: { da: 'Sid godt hele dagen', en: 'Sit well all day' },
      text: {
        da: 'Fem greb, to minutter, og ryggen har det bedre.',
        en: 'Five levers, two minutes and a happier back.',
      },
      picture: bannerScene('design', 1),
      picture_side: 'right',
      button: {
        text: { da: 'Sådan stiller du stolen', en: 'How to adjust your chair' },
        href: '/inspiration/stil-stolen-rigtigt',
        style: 'secondary',
      },
      links: [],
    },
    {
      block: 'form',
      form: 'stores',
      title: { da: 'Prøv stolen i en butik', en: 'Try the chair in a store' },
    },
    {
      block: 'form',
      form: 'enquiry',
      title: { da: 'Spørg os om indretning', en: 'Ask us about your workplace' },
      text: {
        da: 'Fortæl, hvor stort rummet er, og hvad du laver. Du får svar inden for 48 timer på hverdage.',
        en: 'Tell us how large the room is and what you do there. You will have an answer within 48 hours on workdays.',
      },
    },
  ],
};

export const blocksOfPage = (slug: string): Block[] => [...(BLOCKS[slug] ?? [])];
