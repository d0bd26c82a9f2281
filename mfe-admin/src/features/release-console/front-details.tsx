import type { FrontView } from '@northlight/contracts';
import { Badge, Link, Quiet, Row, Stack } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import { texts } from '../../texts/release-console.ts';
import { FiguresTable } from './figures-table.tsx';
import { FrontActions } from './front-actions.tsx';
import { FrontChanges } from './front-changes.tsx';
import { FrontErrors } from './front-errors.tsx';
import { stateOf } from './front-words.ts';
import { LiveReleases } from './live-releases.tsx';
import { ReleaseSizes } from './release-sizes.tsx';

/** All that is known of one front. */
export function FrontDetails({ front }: { readonly front: FrontView }) {
  const { app, team } = front;
  const [word, tone] = stateOf(front);
  return (
    <Stack $gap="xl">
      <Link to="/admin/fronts">{texts.allParts}</Link>
      <Row $spread>
        <Row>
          <h2>{app}</h2>
          <Badge $tone={tone}>{word}</Badge>
          <Quiet>{team ? texts.team({ team }) : texts.noTeam}</Quiet>
        </Row>
        <FrontActions front={front} />
      </Row>
      <LiveReleases front={front} />
      <Part title={texts.howItDoes}>
        <FiguresTable front={front} />
      </Part>
      <Part title={texts.errors}>
        <FrontErrors front={front} />
      </Part>
      <Part title={texts.history}>
        <FrontChanges key={app} app={app} />
      </Part>
      <ReleaseSizes app={app} />
    </Stack>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack as="section" aria-label={title} $gap="m">
    <h3>{title}</h3>
    {children}
  </Stack>
);
