import { Container, space, VisuallyHidden } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/experience.ts';
import { Columns, Story } from './experience-layout.ts';

/** The room that an experience will take while it is on its way (U36). */
export function ExperienceSkeleton() {
  return (
    <Room>
      <VisuallyHidden role="status">{texts.loadingExperience}</VisuallyHidden>
      <Head>
        <Skeleton $height="32px" $width="180px" />
        <Skeleton $height="clamp(2.35rem, 1.4rem + 4.3vw, 4.9rem)" $width="min(100%, 640px)" />
        <Skeleton $height="24px" $width="min(100%, 380px)" />
      </Head>
      <Columns>
        <Story>
          <Skeleton $ratio="3 / 2" />
          <Skeleton $height="48px" $width="min(100%, 300px)" />
          <Skeleton $height="220px" />
        </Story>
        <Skeleton $height="820px" />
      </Columns>
    </Room>
  );
}

const Room = styled(Container)`
  padding-block: clamp(${space.xxl}, 6vw, ${space.huge}) clamp(${space.huge}, 9vw, ${space.vast});
`;

const Head = styled.div`
  display: grid;
  gap: ${space.l};
  margin-bottom: ${space.xl};
`;
