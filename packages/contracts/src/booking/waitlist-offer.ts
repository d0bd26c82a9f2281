/** Seats that the waitlist holds for somebody, as the link in the mail names them. */
export interface WaitlistOffer {
  readonly entryId: string;
  /** Opens the entry to whoever holds it. */
  readonly token: string;
}

const entryShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const tokenShape = /^[\w-]{43}$/;

/** An offer as one word, for the end of a link. */
export const writeWaitlistOffer = ({ entryId, token }: WaitlistOffer): string => `${entryId}.${token}`;

/** The offer in the end of a link; null when there is none. */
export function readWaitlistOffer(text: string): WaitlistOffer | null {
  const [entryId = '', token = '', ...more] = text.split('.');
  return more.length === 0 && entryShape.test(entryId) && tokenShape.test(token) ? { entryId, token } : null;
}
