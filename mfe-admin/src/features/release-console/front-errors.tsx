import type { FrontErrorView, FrontView } from '@northlight/contracts';
import { Badge, color, Quiet, Row, radius, Spinner, Stack, size, space } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/release-console.ts';
import { agoText } from './front-words.ts';
import { useFrontErrors } from './use-fronts.ts';

/** What failed in browsers, release by release, with its place in the sources. */
export function FrontErrors({ front }: { readonly front: FrontView }) {
  const { data: errors, isPending, isFetching, refetch } = useFrontErrors(front.app);
  if (isPending) return <Spinner text={texts.loadingErrors} />;
  if (!errors)
    return <LoadFailure text={texts.couldntLoadErrors} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (errors.length === 0) return <Quiet>{texts.noErrors}</Quiet>;
  const releases = [...new Set(errors.map(({ release }) => release))];
  return (
    <Stack>
      {releases.map((release) => (
        <section key={release} aria-label={texts.errorsOf({ release })}>
          <Row as="h4" $gap="s">
            <code>{release}</code>
            {roleOf(release, front) && <Badge>{roleOf(release, front)}</Badge>}
          </Row>
          <List>
            {errors
              .filter((error) => error.release === release)
              .map((error) => (
                <ErrorLine key={error.id} error={error} />
              ))}
          </List>
        </section>
      ))}
    </Stack>
  );
}

function roleOf(release: string, { stable, candidate, lastGood }: FrontView): string | undefined {
  if (release === stable.id) return texts.stable;
  if (release === candidate?.id) return texts.candidate;
  return release === lastGood?.id ? texts.lastGood : undefined;
}

const kinds = { entry: texts.entryFailed, chunk: texts.chunkFailed, render: texts.renderFailed } as const;

const ErrorLine = ({
  error: { kind, message, route, count, lastSeen, frames },
}: {
  readonly error: FrontErrorView;
}) => (
  <li>
    <details>
      <summary>
        <b>{message || kinds[kind]}</b>
        <Quiet as="span">{texts.errorFacts({ kind: kinds[kind], route, count, ago: agoText(lastSeen) })}</Quiet>
      </summary>
      {frames.length === 0 ? (
        <Quiet>{texts.noFrames}</Quiet>
      ) : (
        <ol>
          {frames.map(({ text, isMapped }, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack does not change, and its lines may be the same
            <li key={nth}>
              <Place $isOurs={isOurs(text, isMapped)}>{text}</Place>
              {!isMapped && <Quiet as="span"> {texts.notMapped}</Quiet>}
            </li>
          ))}
        </ol>
      )}
    </details>
  </li>
);

/** Written by us, and not by a library: where somebody looks first. */
const isOurs = (text: string, isMapped: boolean): boolean => isMapped && !text.includes('node_modules/');

const Place = styled.code<{ $isOurs: boolean }>`
  color: ${({ $isOurs }) => ($isOurs ? color.ink : color.inkQuiet)};
  font-weight: ${({ $isOurs }) => ($isOurs ? 700 : 400)};
`;

const List = styled.ul`
  margin-top: ${space.s};

  > li {
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }

  summary {
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  summary > span {
    display: block;
    padding-left: 1.1em;
  }

  ol {
    display: grid;
    gap: ${space.xs};
    margin-top: ${space.s};
    padding: ${space.m} ${space.l};
    border: 1px solid ${color.line};
    border-radius: ${radius.s};
    background: ${color.ground};
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }
`;
