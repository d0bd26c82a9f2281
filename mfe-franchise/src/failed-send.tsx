import { HttpError, href, Notice, rich } from '@northlight/site-kit';
import { texts } from './texts/common.ts';

interface FailedSendProps {
  readonly reason: Error;
  /** What is said of every failure (§8). */
  readonly text: string;
  /** Where somebody comes back to after signing in. */
  readonly address: string;
}

const unsaid = new Set(['INTERNAL', 'UNKNOWN']);

/**
 * A form that was not sent: the stated words, and what the server said besides. Problems of fields stand at them. The
 * way to the sign-in is a new document: this one still believes that somebody is signed in.
 */
export function FailedSend({ reason, text, address }: FailedSendProps) {
  const message = reason instanceof HttpError && !unsaid.has(reason.code) ? reason.userMessage : undefined;
  const isSignedOut = reason instanceof HttpError && reason.status === 401;
  return (
    <Notice tone="bad" title={text}>
      {message && message !== text && <p>{message}</p>}
      {isSignedOut && (
        <p>
          {rich(texts.signInAgainWhatYouve, {
            a: (words) => <a href={href('login', { redirect: address })}>{words}</a>,
          })}
        </p>
      )}
    </Notice>
  );
}
