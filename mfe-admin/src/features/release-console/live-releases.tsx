import type { FrontReleaseView, FrontView } from '@northlight/contracts';
import { color, from, Notice, Quiet, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { clockText, momentText } from '../../format/moments.ts';
import { texts } from '../../texts/release-console.ts';
import { actionText, agoText, whoText } from './front-words.ts';

/** The releases of a front, each with the share of visitors that gets it. */
export function LiveReleases({ front }: { readonly front: FrontView }) {
  const { stable, candidate, lastGood, percent, killed } = front;
  const given = killed ? 0 : percent;
  const rest = killed ? 0 : 100 - percent;
  return (
    <>
      <Trial front={front} />
      <Releases>
        <LiveRelease
          name={texts.stable}
          release={stable}
          note={killed ? texts.nobody : texts.everyVisitor({ percent: rest })}
        >
          <Share style={{ inlineSize: `${rest}%` }} />
        </LiveRelease>
        <LiveRelease
          name={texts.candidate}
          release={candidate}
          none={texts.noCandidate}
          note={candidate && !killed ? texts.everyVisitor({ percent }) : undefined}
        >
          <Share $isTrial style={{ inlineSize: `${given}%` }} />
        </LiveRelease>
        <LiveRelease name={texts.lastGood} release={lastGood} none={texts.noEarlierRelease} />
      </Releases>
    </>
  );
}

/** What a candidate did by itself, or does next. */
function Trial({ front: { stopped, next } }: { readonly front: FrontView }) {
  if (stopped)
    return (
      <Notice tone="bad" title={texts.stoppedBecause({ ago: agoText(stopped.at) })}>
        <p>{stopped.reason}</p>
      </Notice>
    );
  return next && <Quiet>{texts.climbsNext({ ...next, at: clockText(next.at) })}</Quiet>;
}

interface LiveReleaseProps {
  readonly name: string;
  readonly release: FrontReleaseView | null;
  readonly none?: string;
  readonly note?: string | undefined;
  readonly children?: React.ReactNode;
}

const LiveRelease = ({ name, release, none, note, children }: LiveReleaseProps) => (
  <div data-empty={release ? undefined : ''}>
    <dt>{name}</dt>
    {release ? (
      <dd>
        <b>{texts.version({ version: release.version })}</b>
        <code>{release.id}</code>
        <Quiet as="span" title={momentText(release.publishedAt)}>
          {texts.published({ ago: agoText(release.publishedAt) })}
        </Quiet>
        {note && (
          <span>
            <Track aria-hidden>{children}</Track>
            {note}
          </span>
        )}
      </dd>
    ) : (
      <dd>
        <Quiet as="span">{none}</Quiet>
      </dd>
    )}
  </div>
);

/** Who did something with it the last time. */
export function LastChange({ front: { lastChange } }: { readonly front: FrontView }) {
  if (!lastChange) return <span />;
  const { at, reason } = lastChange;
  const words = texts.lastChanged({ action: actionText(lastChange), ago: agoText(at), who: whoText(lastChange) });
  return (
    <Quiet title={momentText(at)}>
      {words}
      {reason && `: ${reason}`}
    </Quiet>
  );
}

const Releases = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};

  @media (${from.medium}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.xl};
  }

  > div {
    padding-top: ${space.s};
    border-top: 1px solid ${color.line};
  }

  /* where they stand below each other, one that has nothing takes one line */
  @media not all and (${from.medium}) {
    [data-empty] {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
    }
  }

  dt {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  dd {
    display: grid;
    gap: ${space.xs};
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  code {
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }
`;

/** How many in a hundred, in one measure for both. */
const Track = styled.i`
  display: block;
  height: 10px;
  margin-block: ${space.xs};
  border: 1px solid ${color.edge};
  background: ${color.ground};
`;

const Share = styled.i<{ $isTrial?: boolean }>`
  display: block;
  height: 100%;
  background: ${({ $isTrial }) => ($isTrial ? color.action : color.ink)};
`;
