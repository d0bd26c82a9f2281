const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const date = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** 'MMM d, yyyy', as in a list (§9). @param at ISO instant */
export const shortDay = (at: string): string => day.format(new Date(at));

/** 'MMMM d, yyyy h:mm a', as in a detail (§9). */
export const wholeMoment = (at: string): string => `${date.format(new Date(at))} ${time.format(new Date(at))}`;

/** Who it was, for people. @param me the id of whoever reads it */
export const whoText = ({ by, byName }: Who, me: number | undefined): string => {
  if (by === `user:${me}`) return 'you';
  return byName ?? (by === 'seed' ? 'the demo data' : by.replace(':', ' '));
};

interface Who {
  readonly by: string;
  readonly byName: string | null;
}
