import type { ExperienceView } from '@northlight/contracts';
import {
  Button,
  href,
  Link,
  LinkButton,
  Notice,
  onDemand,
  Page,
  Row,
  Spinner,
  Stack,
  toast,
  useNavigate,
  useParams,
} from '@northlight/site-kit';
import { DialogBoundary, EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { Suspense, useEffect, useState } from 'react';
import { useExperience } from '../../queries/experiences.ts';
import { texts } from '../../texts/experiences.ts';
import { ExperienceDetails } from './experience-details.tsx';
import { takeWords } from './words-after-reload.ts';

const { Component: DeleteExperienceDialog } = onDemand(
  async () => (await import('../../features/delete-experience/delete-experience-dialog.tsx')).DeleteExperienceDialog,
);

/** Route /admin/experiences/:id: one experience, its pictures, and the form that changes it. */
export function ExperiencePage() {
  const { id = '' } = useParams();
  const { experience, isPending, isFetching, refetch } = useExperience(Number(id));
  const warnings = useWordsAfterReload();
  return (
    <Page title={experience?.name ?? texts.experience}>
      <Stack $gap="xl">
        <p>
          <Link to={href('adminExperiences')}>{texts.backToAllExperiences}</Link>
        </p>
        {warnings.length > 0 && (
          <Notice tone="bad" title={texts.theExperienceWasCreatedBut}>
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Notice>
        )}
        {isPending && <Spinner text={texts.loadingTheExperience} />}
        {experience === undefined && !isPending && (
          <LoadFailure
            text={texts.failedToLoadExperiencesPlease}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {experience === null && <EmptyState title={texts.experienceNotFound} hint={texts.itMayHaveBeenDeleted} />}
        {experience && <Shown experience={experience} />}
      </Stack>
    </Page>
  );
}

function Shown({ experience }: { readonly experience: ExperienceView }) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <ExperienceDetails experience={experience}>
        <Row>
          <LinkButton tone="secondary" to={href('experience', { slug: experience.slug })}>
            {texts.viewOnTheWebsite}
          </LinkButton>
          <Button tone="danger" onClick={() => setDeleting(true)}>
            {texts.delete}
          </Button>
        </Row>
      </ExperienceDetails>
      <Suspense>
        <DialogBoundary>
          {isDeleting && (
            <DeleteExperienceDialog
              experience={experience}
              onClose={() => setDeleting(false)}
              onDeleted={() => navigate(href('adminExperiences'))}
            />
          )}
        </DialogBoundary>
      </Suspense>
    </>
  );
}

/** After a creation the page has reloaded: the toast comes again, and what went wrong stays (decisions.md C19). */
function useWordsAfterReload(): readonly string[] {
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  useEffect(() => {
    const words = takeWords();
    if (!words) return;
    toast({ title: words.title, tone: 'good' });
    setWarnings(words.warnings);
  }, []);
  return warnings;
}
