import type { ContactMessageDto, ContentBlock } from '@northlight/contracts';

/** One demo message: what was written, and how long ago it came and was answered. */
export interface DemoLetter {
  readonly message: ContactMessageDto;
  readonly daysAgo: number;
  /** Absent: nobody has answered it yet. */
  readonly answeredDaysAgo?: number;
}

const from = (name: string) => ({ name, email: `${name.split(' ')[0]?.toLowerCase()}@example.com` });

/** Nine messages of visitors, two of them unanswered (decisions.md 5). */
export const demoLetters: readonly DemoLetter[] = [
  {
    message: {
      ...from('Alma Reyes'),
      subject: 'School trip in December',
      message: 'We have 19 kids and two teachers. Can we come as one group on a weekday morning?',
      location: '1',
    },
    daysAgo: 26,
    answeredDaysAgo: 25,
  },
  {
    message: {
      ...from('Bruno Keller'),
      phone: '+1 585 555 0131',
      subject: 'Left a scarf in the gallery',
      message: 'A gray wool scarf, last Saturday around four. Has anyone turned it in?',
      location: '1',
    },
    daysAgo: 22,
    answeredDaysAgo: 21,
  },
  {
    message: {
      ...from('Chiara Bianchi'),
      subject: 'Wheelchair on the ride',
      message: 'My mother uses a wheelchair. Which experiences can she take part in?',
      location: '1',
    },
    daysAgo: 18,
    answeredDaysAgo: 17,
  },
  {
    message: {
      ...from('Dev Anand'),
      subject: 'When does Boston open?',
      message: 'I saw 2026 on the map. Is there a month yet, and can I book ahead?',
      location: '2',
    },
    daysAgo: 15,
    answeredDaysAgo: 14,
  },
  {
    message: {
      ...from('Elin Strand'),
      subject: 'Invoice for a company outing',
      message: 'There were twelve of us last week. Could you send an invoice with our company address on it?',
    },
    daysAgo: 11,
    answeredDaysAgo: 10,
  },
  {
    message: {
      ...from('Femi Adeyemi'),
      subject: 'Thank you to the guides',
      message: 'The two guides at the flight simulator were wonderful with my nervous son. Please tell them.',
      location: '1',
    },
    daysAgo: 8,
    answeredDaysAgo: 7,
  },
  {
    message: {
      ...from('Greta Holm'),
      subject: 'Poster in a larger size',
      message: 'Does the aurora print come in a size larger than 18 by 24 inches?',
    },
    daysAgo: 6,
    answeredDaysAgo: 4,
  },
  {
    message: {
      ...from('Hana Sato'),
      subject: 'Strobe lights in the lounge',
      message: 'I’m sensitive to flashing lights. Does the Midnight Lounge use strobe lights at any point?',
      location: '1',
    },
    daysAgo: 2,
  },
  {
    message: {
      ...from('Ivo Marek'),
      phone: '+1 585 555 0178',
      subject: 'Birthday for ten on a Sunday',
      message: 'It’s a party for ten nine-year-olds, with cake if that’s allowed. What do you suggest?',
      location: '1',
    },
    daysAgo: 1,
  },
];

export interface DemoSubscriber {
  readonly email: string;
  readonly daysAgo: number;
  readonly isConfirmed: boolean;
}

/** Twelve addresses of the newsletter; the last three have not confirmed theirs. */
export const demoSubscribers: readonly DemoSubscriber[] = Array.from({ length: 12 }, (_, index) => ({
  email: `reader-${String(index + 1).padStart(2, '0')}@example.com`,
  daysAgo: 24 - index * 2,
  isConfirmed: index < 9,
}));

/** The demo has no accounts with others: its links lead to example.com. */
export const demoSocial: readonly ContentBlock[] = [
  { kind: 'link', label: 'Instagram', url: 'https://example.com/northlight-on-instagram' },
  { kind: 'link', label: 'YouTube', url: 'https://example.com/northlight-on-youtube' },
  { kind: 'link', label: 'Facebook', url: 'https://example.com/northlight-on-facebook' },
];
