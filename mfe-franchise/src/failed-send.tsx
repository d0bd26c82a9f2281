import { HttpError, href, Link, Notice } from '@northlight/site-kit';

interface FailedSendProps {
  readonly reason: Error;
  /** What is said of every failure (§8). */
  readonly text: string;
  /** Where somebody comes back to after signing in. */
  readonly address: string;
}

const unsaid = new Set(['INTERNAL', 'UNKNOWN']);

/** A form that was not sent: the stated words, and what the server said besides. Problems of fields stand at them. */
export function FailedSend({ reason, text, address }: FailedSendProps) {
  const said = reason instanceof HttpError && !unsaid.has(reason.code) ? reason.userMessage : undefined;
  const isSignedOut = reason instanceof HttpError && reason.status === 401;
  return (
    <Notice tone="bad" title={text}>
      {said && said !== text && <p>{said}</p>}
      {isSignedOut && (
        <p>
          <Link to={href('login', { redirect: address })}>Sign in again</Link>: what you have typed is kept.
        </p>
      )}
    </Notice>
  );
}
