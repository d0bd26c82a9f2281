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
  ...{ city: place[0], state: place[1], targetRegion: `${place[0]} area` },
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
      businessExperience: 'Eight years as house manager of a 400-seat theater.',
      motivation: 'Boston has the students and the winters for a place like this.',
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
      businessExperience: 'I run two family entertainment centers with 40 employees.',
      motivation: 'Our lanes are full on Saturdays and empty on Tuesdays. Timed visits would fill both.',
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
      businessExperience: 'I opened and ran three small movie theaters in Queens.',
      motivation: 'A screen is one wall. I want the other three.',
    },
    ...{
      daysAgo: 16,
      username: 'frank',
      steps: [contacted(14), { ...qualified(3), note: 'Budget and location are a match.' }],
    },
    codeDaysAgo: 1,
  },
  {
    form: {
      ...usual,
      ...from('Gwen', 'Abara', ['Hartford', 'CT']),
      ...{ investmentLevel: 'Under $500K', timeframe: 'Immediately', personalInvestment: '$60,000' },
      ...{ commitment: 'Part-time Involvement', heardAbout: 'Social Media' },
      businessExperience: 'None yet.',
      motivation: 'A second income alongside my job.',
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
      businessExperience: 'Ten years of museum exhibitions, from first sketch to opening day.',
      motivation: 'I’ve worked with light for my whole career.',
    },
    ...{ daysAgo: 40, username: 'devon', codeDaysAgo: 20, detailsDaysAgo: 18 },
    steps: [contacted(37), qualified(21), { status: 'meeting', daysAgo: 10, note: 'In Rochester, with a tour.' }],
  },
  {
    form: {
      ...usual,
      ...from('Rosa', 'Delgado', ['Albany', 'NY']),
      ...{ investmentLevel: '$750K - $1M', commitment: 'Investor with Manager', heardAbout: 'Franchise Publication' },
      businessExperience: 'I own a group of four restaurants.',
      motivation: 'Albany is hours away from the flagship and has nothing like it.',
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
      businessExperience: 'A career in retail, most recently as a regional manager.',
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
      businessExperience: 'I run a virtual reality arcade with six stations.',
      motivation: 'Six stations are a start.',
      experiencedFields: ['vr-arcade'],
    },
    ...{ daysAgo: 1, steps: [], hasNoStatus: true },
  },
];

/** What the candidate of the demo said of site and business. */
export const demoDetails: CandidateFormDto = {
  businessResume: 'Ten years of exhibitions, four permanent and eleven traveling. Teams of up to 30.',
  businessWebsite: 'https://exhibitions.example.com',
  proposedLocation: 'Navy Yard, Washington, DC: the ground floor of a former print shop',
  existingBuildingDetails: 'Brick, 1924, loading bay at the back, most recently a furniture store.',
  ...{ spaceSquareFootage: 11_500, ceilingHeight: 18, hvacStatus: 'upgrade_needed' },
  ...{ electricalCapacity: 'high_capacity', connectivityStatus: 'fiber' },
  regulatoryApprovals: 'Zoned for assembly. We still need a fire plan.',
  additionalNotes: '',
};
