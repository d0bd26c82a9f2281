import { endOtherSessions, endSession, listSessions } from '@northlight/client';
import type { SessionView } from '@northlight/contracts';
import {
  Badge,
  Button,
  callApi,
  color,
  Notice,
  Quiet,
  Row,
  refresh,
  Stack,
  space,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { wordsOf } from '../../failures.ts';
import { LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/account.ts';
import { sessionsQuery } from './account-calls.ts';
import { momentText } from './moment-text.ts';

/** Where the account is signed in, and the way to end it there. */
export function SignIns() {
  const { data, isError, refetch } = useQuery(sessionsQuery);
  const end = useEnding();
  if (isError) return <LoadFailed text={texts.couldntLoadWhereYoureSigned} onRetry={refetch} />;
  if (!data) return <Loading />;
  const others = data.filter(({ isCurrent }) => !isCurrent);
  return (
    <Stack $gap="l">
      <ul>
        {data.map((session) => (
          <SignIn key={session.id} session={session} isBusy={end.isPending} onEnd={() => end.mutate(session)} />
        ))}
      </ul>
      {end.isError && <Notice tone="bad" title={wordsOf(end.error)} />}
      {others.length > 0 && (
        <div>
          <Button tone="secondary" isBusy={end.isPending} onClick={() => end.mutate(undefined)}>
            {texts.signOutEverywhereElse}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loadingWhereYoureSigned}>
      <Skeleton $height="140px" />
    </div>
  );
}

/** Ends one session, or all others; one that is gone already was what was wanted. */
const useEnding = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (session: SessionView | undefined) =>
      session ? callApi(endSession, { params: { id: session.id } }) : callApi(endOtherSessions, {}),
    onSettled: () => refresh(client, listSessions),
    onSuccess: (_, session) =>
      toast({
        title: session ? texts.signedOut({ device: session.device }) : texts.signedOutEverywhereElse,
        tone: 'good',
      }),
  });
};

interface SignInProps {
  readonly session: SessionView;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SignIn({ session: { device, isCurrent, since, seenAt }, isBusy, onEnd }: SignInProps) {
  return (
    <Line>
      <div>
        <Row>
          <strong>{device}</strong>
          {isCurrent && <Badge $tone="good">{texts.thisDevice}</Badge>}
        </Row>
        <Quiet>
          {seenAt && !isCurrent && `${texts.lastActive({ seenAt: momentText(seenAt) })} `}
          {since && texts.signedIn({ since: momentText(since) })}
        </Quiet>
      </div>
      {!isCurrent && (
        <Button tone="secondary" isSmall isBusy={isBusy} aria-label={texts.signOutOf({ device })} onClick={onEnd}>
          {texts.signOut}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding-block: ${space.m};

  &:first-child {
    padding-top: 0;
  }

  & + & {
    border-top: 1px solid ${color.line};
  }
`;
