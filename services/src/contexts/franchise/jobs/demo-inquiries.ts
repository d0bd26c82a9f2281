import type { CandidateFormDto, InquiryStatus, PreApplicationDto } from '@northlight/contracts';

/** Where a demo inquiry went, and how many days ago. */
interface Step {
  readonly status: InquiryStatus;
  readonly daysAgo: number;
  readonly note?: string;
}

/** One demo inquiry: what was applied for, by which demo account, and what came of it. */
export interface DemoInquiry {
  readonly form: PreApplicationDto;
  readonly daysAgo: number;
  /** The demo account that it came from; left out: its account is gone. */
  readonly username?: string;
  readonly steps: readonly Step[];
  /** Days since its access code was made. */
  readonly codeDaysAgo?: number;
  /** Days since its candidate submitted details. */
  readonly detailsDaysAgo?: number;
  /** As an inquiry from before statuses were kept. */
  readonly hasNoStatus?: true;
}

const from = (firstName: string, lastName: string, place: readonly [city: string, state: string]) => ({
  ...{ firstName, lastName, email: `${firstName.toLowerCase()}@example.com`, phone: '+1 585 555 0142' },
  ...{ city: place[0], state: place[1], targetRegion: `${place[0]} and around` },
});

const usual = {
  ...{ investmentLevel: '$500K - $750K', timeframe: '6-12 months', heardAbout: 'Visited a Location', message: '' },
  ...{ ownsProperty: false, propertySize: '', propertyType: '', currentBusinessOwner: false, businessType: '' },
  ...{
    experiencedFields: [],
    personalInvestment: '$220,000',
    needsFinancing: true,
    bestContactTime: 'Weekday mornings',
  },
  commitment: 'Full-time Owner/Operator',
};

const contacted = (daysAgo: number): Step => ({ status: 'contacted', daysAgo });
const qualified = (daysAgo: number): Step => ({ status: 'qualified', daysAgo });

/** One of each status, one without any; one code that is live, one that has expired (decisions.md 5). */
export const demoInquiries: readonly DemoInquiry[] = [
  {
    form: {
      ...usual,
      ...from('Maya', 'Lindqvist', ['Boston', 'MA']),
      businessExperience: 'Eight years as house manager of a theater with 400 seats.',
      motivation: 'Boston has the students and the winters for rooms like these.',
      experiencedFields: ['event-venue', 'education'],
    },
    ...{ daysAgo: 2, username: 'maya', steps: [] },
  },
  {
    form: {
      ...usual,
      ...from('Noah', 'Bennett', ['Philadelphia', 'PA']),
      ...{ investmentLevel: '$750K - $1M', timeframe: '1-2 years', heardAbout: 'Franchise Expo' },
      ...{ currentBusinessOwner: true, businessType: 'Two bowling centers' },
      experiencedFields: ['fec', 'restaurant'],
      businessExperience: 'Runs two family entertainment centers with 40 people.',
      motivation: 'Lanes are full on Saturdays and empty on Tuesdays; timed visits fill both.',
    },
    ...{ daysAgo: 9, steps: [contacted(7)] },
  },
  {
    form: {
      ...usual,
      ...from('Frank', 'Castellano', ['New York City', 'NY']),
      ...{ investmentLevel: '$1M+', timeframe: '3-6 months', personalInvestment: '$350,000' },
      ...{ ownsProperty: true, propertySize: '14,000 sq ft', propertyType: 'Retail' },
      experiencedFields: ['cinema'],
      businessExperience: 'Opened and ran three small cinemas in Queens.',
      motivation: 'A screen is one wall. I want the other three.',
    },
    ...{ daysAgo: 16, username: 'frank', steps: [contacted(14), { ...qualified(3), note: 'Means and place fit.' }] },
    codeDaysAgo: 1,
  },
  {
    form: {
      ...usual,
      ...from('Gwen', 'Abara', ['Hartford', 'CT']),
      ...{ investmentLevel: 'Under $500K', timeframe: 'Immediately', personalInvestment: '$60,000' },
      ...{ commitment: 'Part-time Involvement', heardAbout: 'Social Media' },
      businessExperience: 'None so far.',
      motivation: 'A second income beside my job.',
    },
    daysAgo: 30,
    steps: [contacted(28), { status: 'disqualified', daysAgo: 26, note: 'Personal investment below the minimum.' }],
  },
  {
    form: {
      ...usual,
      ...from('Devon', 'Okafor', ['Washington', 'DC']),
      ...{ commitment: 'Partnership', heardAbout: 'Word of Mouth', needsFinancing: false },
      experiencedFields: ['museum', 'event-venue'],
      businessExperience: 'Ten years of exhibitions for museums, from drawing to opening.',
      motivation: 'Light is what I have worked with all along.',
    },
    ...{ daysAgo: 40, username: 'devon', codeDaysAgo: 20, detailsDaysAgo: 18 },
    steps: [contacted(37), qualified(21), { status: 'meeting', daysAgo: 10, note: 'Rochester, with a tour.' }],
  },
  {
    form: {
      ...usual,
      ...from('Rosa', 'Delgado', ['Albany', 'NY']),
      ...{ investmentLevel: '$750K - $1M', commitment: 'Investor with Manager', heardAbout: 'Franchise Publication' },
      businessExperience: 'Owns a group of four restaurants.',
      motivation: 'Albany is two hours from the flagship, and has nothing of the kind.',
      experiencedFields: ['restaurant'],
    },
    daysAgo: 120,
    steps: [contacted(117), qualified(100), { status: 'meeting', daysAgo: 85 }, { status: 'signed', daysAgo: 60 }],
  },
  {
    form: {
      ...usual,
      ...from('Ivo', 'Marsh', ['Providence', 'RI']),
      ...{ timeframe: '2+ years', heardAbout: 'Internet Search' },
      businessExperience: 'A career in retail, the last years as regional manager.',
      motivation: 'I wanted to know what it takes.',
      experiencedFields: ['retail'],
    },
    daysAgo: 90,
    steps: [contacted(88), { status: 'closed', daysAgo: 70, note: 'Withdrew.' }],
  },
  {
    form: {
      ...usual,
      ...from('Tess', 'Moreau', ['Boston', 'MA']),
      ...{ heardAbout: 'Other', timeframe: '1-2 years' },
      businessExperience: 'Runs an arcade of virtual reality with six stations.',
      motivation: 'Six stations are a start.',
      experiencedFields: ['vr-arcade'],
    },
    ...{ daysAgo: 1, steps: [], hasNoStatus: true },
  },
];

/** What the candidate of the demo said of site and business. */
export const demoDetails: CandidateFormDto = {
  businessResume: 'Ten years of exhibitions: four permanent ones, eleven that traveled. Teams of up to 30.',
  businessWebsite: 'https://exhibitions.example.com',
  proposedLocation: 'Navy Yard, Washington, DC: the ground floor of a former print works',
  existingBuildingDetails: 'Brick, 1924, loading bay at the back, last used as a furniture store.',
  ...{ spaceSquareFootage: 11_500, ceilingHeight: 18, hvacStatus: 'upgrade_needed' },
  ...{ electricalCapacity: 'high_capacity', connectivityStatus: 'fiber' },
  regulatoryApprovals: 'Zoned for assembly; fire plan to be drawn.',
  additionalNotes: '',
};
