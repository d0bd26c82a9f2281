/** What a franchise application offers to choose from (§5 Pre-application), in the order and wording of the form. */
export const investmentLevels = ['Under $500K', '$500K - $750K', '$750K - $1M', '$1M+'] as const;

export const franchiseTimeframes = ['Immediately', '3-6 months', '6-12 months', '1-2 years', '2+ years'] as const;

export const propertyTypes = [
  'Retail',
  'Office',
  'Industrial',
  'Mixed-Use',
  'Mall Space',
  'Standalone',
  'Other',
] as const;

export const commitments = [
  'Full-time Owner/Operator',
  'Part-time Involvement',
  'Investor with Manager',
  'Partnership',
] as const;

/** Where applicants say that they heard of us. */
export const heardAboutOptions = [
  'Internet Search',
  'Social Media',
  'Franchise Expo',
  'Franchise Publication',
  'Word of Mouth',
  'Visited a Location',
  'Other',
] as const;

/** Fields of business in which an applicant may have worked, with the words that people see. */
export const relatedFields = {
  'vr-arcade': 'VR arcade',
  museum: 'Museum',
  fec: 'Family entertainment center',
  cinema: 'Cinema',
  'event-venue': 'Event venue',
  restaurant: 'Restaurant',
  retail: 'Retail',
  education: 'Education',
} as const;

export type RelatedField = keyof typeof relatedFields;

/** Where an inquiry can stand (§4), in order, with the words that people see. */
export const inquiryStatuses = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  disqualified: 'Disqualified',
  meeting: 'Meeting Scheduled',
  signed: 'Agreement Signed',
  closed: 'Closed',
} as const;

export type InquiryStatus = keyof typeof inquiryStatuses;

/** What a franchisee brings of their own, at the least, in dollars (§9). */
export const minimumPersonalInvestment = 200_000;
