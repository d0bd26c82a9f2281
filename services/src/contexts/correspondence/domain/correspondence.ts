import type { WrittenMessage } from '@northlight/contracts';

/** A message as its mails tell it. */
export interface MessageFacts extends WrittenMessage {
  readonly id: string;
  readonly venueId: number | null;
  readonly createdAt: Date;
  /** What the house answered by mail; undefined while it has not. */
  readonly answer: string | undefined;
}

/** An address of the newsletter as its mails need it. */
export interface SubscriberFacts {
  readonly email: string;
  readonly isConfirmed: boolean;
  /** What stands behind the # of the link that confirms. */
  readonly confirmLink: string;
  /** The same for the link that takes the address off the list. */
  readonly leaveLink: string;
}

/** What other rooms may ask about letters and the newsletter. Undefined where the person was forgotten. */
export abstract class Correspondence {
  /** Whether there is a message or an entry of the newsletter under this id, also of a person who was forgotten. */
  abstract isKnown(id: string): Promise<boolean>;
  abstract message(id: string): Promise<MessageFacts | undefined>;
  abstract subscriber(ref: string): Promise<SubscriberFacts | undefined>;
  /** Leaves a job for each address of the newsletter, to tell of a venue that has opened. */
  abstract announceVenue(venueId: number): Promise<void>;
}
