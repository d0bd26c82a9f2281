import { headquartersZone, instantDateText } from '@northlight/site-kit';

const zone = { timeZone: headquartersZone } as const;
const day = new Intl.DateTimeFormat('en-US', { ...zone, month: 'short', day: 'numeric', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { ...zone, hour: 'numeric', minute: '2-digit' });

/** 'MMM d, yyyy', as in a list (§9). @param at ISO instant */
export const shortDay = (at: string): string => day.format(new Date(at));

/** 'MMMM d, yyyy h:mm a', as in a detail (§9). */
export const wholeMoment = (at: string): string => `${instantDateText(at)} ${time.format(new Date(at))}`;

/** Who it was, for people. @param me the id of whoever reads it */
export const whoText = ({ by, byName }: Who, me: number | undefined): string => {
  if (by === `user:${me}`) return 'you';
  return byName ?? (by === 'seed' ? 'the demo data' : by.replace(':', ' '));
};

interface Who {
  readonly by: string;
  readonly byName: string | null;
}
