import type { confirmSubscription, unsubscribe } from '@northlight/client';
import { readNewsletterLink } from '@northlight/contracts';
import { Button, callApi, HttpError, Notice, Stack, useLocation, useMutation } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/newsletter.ts';

interface PressLinkProps {
  /** Where the press goes: to confirm, or to unsubscribe. */
  readonly to: typeof confirmSubscription | typeof unsubscribe;
  readonly button: string;
  readonly busy: string;
  /** What is so afterwards. */
  readonly done: string;
  /** Where to go from there. */
  readonly next?: ReactNode;
  /** What to do with a link that opens nothing any more. */
  readonly dead: ReactNode;
  readonly children: ReactNode;
}

/**
 * What a link of a newsletter mail opens: a button. The page alone changes nothing, because programs follow links too;
 * what opens the entry is behind the #, and is sent with the press.
 */
export function PressLink({ to, button, busy, done, next, dead, children }: PressLinkProps) {
  const { hash } = useLocation();
  const call = useMutation({
    mutationFn: () => callApi(to, { body: { link: hash.slice(1) } }),
  });
  if (!readNewsletterLink(hash)) return <Notice title={texts.thisLinkIsIncomplete}>{dead}</Notice>;
  if (call.isSuccess)
    return (
      <Notice tone="good" title={done}>
        {next}
      </Notice>
    );
  if (isDead(call.error))
    return (
      <Notice tone="bad" title={texts.thisLinkNoLongerWorks}>
        {dead}
      </Notice>
    );
  return (
    <Narrow $gap="xl">
      {children}
      {call.isError && <Notice tone="bad" title={wordsOf(call.error)} />}
      <div>
        <Button isBusy={call.isPending} busyText={busy} onClick={() => call.mutate()}>
          {button}
        </Button>
      </div>
    </Narrow>
  );
}

const isDead = (reason: unknown): boolean => reason instanceof HttpError && reason.code === 'NEWSLETTER_LINK_DEAD';

const wordsOf = (reason: unknown): string =>
  (reason instanceof HttpError && reason.userMessage) || texts.somethingWentWrongPleaseTry;

const Narrow = styled(Stack)`
  max-width: 62ch;
`;
