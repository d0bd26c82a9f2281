import type { ExperienceView } from '@northlight/contracts';
import { href, LinkButton, Page, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { DialogBoundary, EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { DeleteExperienceDialog } from '../../features/delete-experience/delete-experience-dialog.tsx';
import { ExperienceTable } from '../../features/experience-list/experience-table.tsx';
import { useExperiences } from '../../queries/experiences.ts';
import { texts } from '../../texts/experiences.ts';

/** Route /admin/experiences: every experience, and the way to a new one. */
export function ExperiencesPage() {
  const { data, isPending, isFetching, refetch } = useExperiences();
  const [deleting, setDeleting] = useState<ExperienceView>();
  return (
    <Page title={texts.experiences}>
      <Stack $gap="l">
        <Row $spread>
          <Quiet role="status">{data ? texts.experienceOf({ count: data.length }) : ''}</Quiet>
          <LinkButton to={href('adminExperience', { id: 'new' })}>{texts.newExperience}</LinkButton>
        </Row>
        {isPending && <Spinner text={texts.loadingExperiences} />}
        {!isPending && !data && (
          <LoadFailure
            text={texts.failedToLoadExperiencesPlease}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data?.length === 0 && <EmptyState title={texts.noExperiencesYet} hint={texts.createYourFirstOne} />}
        {data && data.length > 0 && <ExperienceTable experiences={data} onDelete={setDeleting} />}
      </Stack>
      <DialogBoundary>
        {deleting && <DeleteExperienceDialog experience={deleting} onClose={() => setDeleting(undefined)} />}
      </DialogBoundary>
    </Page>
  );
}
