import { texts } from '../../texts/franchise-inquiries.ts';
/** Who it was, for people. @param me the id of the reader */
export const whoText = ({ by, byName }: Who, me: number | undefined): string => {
  if (by === `user:${me}`) return 'you';
  return byName ?? (by === 'seed' ? texts.demoData : by.replace(':', ' '));
};

interface Who {
  readonly by: string;
  readonly byName: string | null;
}
