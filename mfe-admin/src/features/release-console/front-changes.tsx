import type { FrontChangeView } from '@northlight/contracts';
import { color, from, Quiet, Spinner, size, space } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { momentText } from '../../format/moments.ts';
import { texts } from '../../texts/release-console.ts';
import { Pager } from '../../ui/pager.tsx';
import { actionText, givenText, whoText } from './front-words.ts';
import { useFrontChanges } from './use-fronts.ts';

/** Who changed a front, from what to what, and why. */
export function FrontChanges({ app }: { readonly app: string }) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const { data: page, isPending, isPlaceholderData, isFetching, refetch } = useFrontChanges(app, trail.at(-1));
  if (isPending) return <Spinner text={texts.loadingHistory} />;
  if (!page)
    return <LoadFailure text={texts.couldntLoadHistory} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div aria-busy={isPlaceholderData}>
      <List>
        {page.items.map((change) => (
          <Line key={change.revision} change={change} />
        ))}
      </List>
      <Pager trail={trail} next={page.nextCursor} onGo={setTrail} />
    </div>
  );
}

const Line = ({ change }: { readonly change: FrontChangeView }) => (
  <li>
    <time dateTime={change.at}>{momentText(change.at)}</time>
    <div>
      <p>
        <b>{actionText(change)}</b> {texts.by({ who: whoText(change) })}
      </p>
      {change.reason && <p>{change.reason}</p>}
      <Quiet>{texts.fromTo({ from: givenText(change.from), to: givenText(change.to) })}</Quiet>
    </div>
  </li>
);

const List = styled.ol`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xs} ${space.xl};
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }

  time {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }

  p {
    overflow-wrap: anywhere;
  }

  @media (${from.medium}) {
    li {
      grid-template-columns: 208px minmax(0, 1fr);
      align-items: baseline;
    }
  }
`;
