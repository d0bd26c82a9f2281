import { deleteMembership } from '@northlight/client';
import type { MembershipView } from '@northlight/contracts';
import { callApi, HttpError } from '@northlight/site-kit';
import { texts } from '../../texts/delete-membership.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';

interface DeleteMembershipDialogProps {
  readonly plan: MembershipView;
  readonly onClose: () => void;
}

/** Asks before a plan goes. */
export const DeleteMembershipDialog = ({ plan: { id, name }, onClose }: DeleteMembershipDialogProps) => (
  <DeleteDialog
    kind="Membership"
    thing="membership"
    remove={() => callApi(deleteMembership, { params: { id } })}
    {...{ name, failureText, onClose }}
  />
);

const failureText = (error: Error): string =>
  (error instanceof HttpError && error.userMessage) || texts.failedToDeleteMembership;
