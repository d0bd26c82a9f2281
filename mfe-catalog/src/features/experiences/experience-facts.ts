import type { ExperienceView, NextTimeView } from '@northlight/contracts';
import { timeText, weekdayText } from '@northlight/site-kit';
import { texts as words } from '../../texts/experiences.ts';

/** The site's own figures, fixed texts of the specification (§1, §9). */
export const rating = { stars: '4.9', reviews: '(412 reviews)' } as const;

/** As cards say it: 'All ages' when there is no lower limit, else 'N+'. */
export const ageText = ({ minAge }: Pick<ExperienceView, 'minAge'>) => (minAge === 0 ? words.allAges : `${minAge}+`);

/** How often it runs: every day, as far as is known, else on some. @param weekdays those with a slot; undefined: not known */
export const runsText = (weekdays: readonly number[] | undefined) =>
  weekdays === undefined || weekdays.length === 7 ? words.daily : words.selectedDays;

/** 'today 4:30 PM', 'tomorrow 10:00 AM', 'Saturday 10:00 AM': within a week no weekday comes twice. */
export const nextText = ({ date, time, inDays }: NextTimeView): string =>
  words.text({ day: [words.today, words.tomorrow][inDays] ?? weekdayText(date), time: timeText(time) });

/** As the details say it. */
export const ageSentence = ({ minAge }: Pick<ExperienceView, 'minAge'>) =>
  minAge === 0 ? words.suitableForAllAges : words.minimumAgeYears({ minAge });

/** The one badge of a card: Popular wins over New (§4). */
export const badgeOf = ({ isPopular, isNew }: Pick<ExperienceView, 'isPopular' | 'isNew'>) => {
  if (isPopular) return words.popular;
  return isNew ? words.new : undefined;
};

const licensedSlugs = new Set([
  'jurassic-ride',
  'hyper-3d-zoo',
  'global-cities-expo',
  'immersive-art-gallery',
  'zipline-simulator',
  'parachute-simulator',
  'race-car-sim',
  'flight-sim',
  'fpv-drone-sim',
  'anaglyph-3d-showcase',
]);

type Licensed = Pick<ExperienceView, 'slug' | 'licenseInfo' | 'licenseOwner'>;

/** The licensing notice (§2, decisions.md G12): for the ten slugs, and for any record that names its rights. */
export const licenceNotice = ({ slug, licenseInfo, licenseOwner }: Licensed): string | undefined => {
  if (!licensedSlugs.has(slug) && !licenseInfo) return undefined;
  const owner = licenseOwner && words.rightsHolder({ licenseOwner });
  return [words.presentedUnderLicence, licenseInfo, owner].filter(Boolean).join(' ');
};
