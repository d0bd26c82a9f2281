import type { MembershipView } from '@northlight/contracts';
import { Button, Grid, onDemand, Page, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { DialogBoundary, EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { Suspense, useState } from 'react';
import { DeleteMembershipDialog } from '../../features/delete-membership/delete-membership-dialog.tsx';
import { MembershipCard } from '../../features/membership-cards/membership-card.tsx';
import { SentUploads } from '../../features/upload-media/sent-uploads.tsx';
import { useMemberships } from '../../queries/memberships.ts';
import { texts } from '../../texts/memberships.ts';

const { Component: MembershipDialog } = onDemand(
  async () => (await import(/* webpackChunkName: "forms" */ './membership-dialog.tsx')).MembershipDialog,
);

/** What the page is busy with besides showing the plans (§2). */
type Mode =
  | { readonly is: 'none' }
  | { readonly is: 'create' }
  | { readonly is: 'edit' | 'delete'; readonly plan: MembershipView };

const none: Mode = { is: 'none' };

/** Route /admin/memberships: every plan, and the form for another one. */
export function MembershipsPage() {
  const { plans, isPending, isFetching, refetch } = useMemberships();
  const [mode, setMode] = useState<Mode>(none);
  const close = () => setMode(none);
  return (
    <Page title={texts.memberships}>
      <Stack $gap="l">
        <Row $spread>
          <Quiet role="status">{plans && countOf(plans)}</Quiet>
          <Button onClick={() => setMode({ is: 'create' })}>{texts.newMembership}</Button>
        </Row>
        {isPending && <Spinner text={texts.loadingMemberships} />}
        {!isPending && !plans && (
          <LoadFailure
            text={texts.failedToLoadMembershipsPlease}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {plans && <Plans plans={plans} onMode={setMode} />}
      </Stack>
      <Suspense>
        <DialogBoundary>
          {(mode.is === 'create' || mode.is === 'edit') && (
            <MembershipDialog plan={mode.is === 'edit' ? mode.plan : undefined} onClose={close} />
          )}
        </DialogBoundary>
      </Suspense>
      <DialogBoundary>
        {mode.is === 'delete' && <DeleteMembershipDialog plan={mode.plan} onClose={close} />}
      </DialogBoundary>
    </Page>
  );
}

interface PlansProps {
  readonly plans: readonly MembershipView[];
  readonly onMode: (mode: Mode) => void;
}

function Plans({ plans, onMode }: PlansProps) {
  if (plans.length === 0) return <EmptyState title={texts.noMembershipsYet} hint={texts.createYourFirstOne} />;
  return (
    <Grid $min="300px" $gap="l">
      {plans.map((plan) => (
        <MembershipCard
          key={plan.id}
          plan={plan}
          onEdit={() => onMode({ is: 'edit', plan })}
          onDelete={() => onMode({ is: 'delete', plan })}
        >
          <SentUploads target="membership" targetId={plan.id} />
        </MembershipCard>
      ))}
    </Grid>
  );
}

const countOf = ({ length }: readonly unknown[]): string => `${length} ${length === 1 ? 'plan' : 'plans'}`;
