import type { VenueDetailView } from '@northlight/contracts';
import { Container, HttpError, href, LinkButton, Page, Spinner, space, useQuery } from '@northlight/site-kit';
import { LoadFailure, Skeleton } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/venues.ts';
import { venueOptions } from './use-venues.ts';
import { TwoColumns } from './venue-head-style.ts';

interface WithVenueProps {
  readonly slug: string;
  readonly children: (venue: VenueDetailView) => ReactNode;
}

/** Loads one venue; says so when there is none, or when it cannot be had right now (§2 Venue detail). */
export function WithVenue({ slug, children }: WithVenueProps) {
  const { data, error, isFetching, refetch } = useQuery(venueOptions(slug));
  if (data) return children(data);
  if (error instanceof HttpError && error.status === 404) {
    return (
      <Page title={texts.venueNotFound} lead={texts.thereIsNoVenue}>
        <LinkButton to={href('home')}>{texts.returnToHome}</LinkButton>
      </Page>
    );
  }
  if (error) {
    const text = texts.couldntLoadThisVenuePlease;
    return (
      <Page title={texts.venue2}>
        <LoadFailure text={text} isRetrying={isFetching} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return <Waiting />;
}

/** The room that the house and its tabs will take, and the spinner that §2 asks for in it (U36). */
function Waiting() {
  return (
    <Room>
      <TwoColumns>
        <Skeleton $ratio="3 / 2" />
        <Spinner text={texts.loadingVenue} />
      </TwoColumns>
      <Skeleton $height="48px" $width="min(100%, 420px)" />
      <Skeleton $height="360px" />
    </Room>
  );
}

const Room = styled(Container)`
  display: grid;
  gap: ${space.xl};
  padding-block: calc(clamp(${space.xxl}, 6vw, ${space.huge}) + 56px) ${space.huge};
`;
