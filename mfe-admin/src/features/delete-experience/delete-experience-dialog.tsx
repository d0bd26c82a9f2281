import { deleteExperience } from '@northlight/client';
import type { ExperienceView } from '@northlight/contracts';
import { callApi, HttpError } from '@northlight/site-kit';
import { texts } from '../../texts/delete-experience.ts';
import { DeleteDialog } from '../../ui/delete-dialog.tsx';

interface DeleteExperienceDialogProps {
  readonly experience: ExperienceView;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks before an experience goes; one that is booked ahead stays, and the dialog says so (decisions.md G37). */
export const DeleteExperienceDialog = ({ experience: { id, name }, ...then }: DeleteExperienceDialogProps) => (
  <DeleteDialog
    kind="Experience"
    thing="experience"
    remove={() => callApi(deleteExperience, { params: { id } })}
    {...{ name, failureText }}
    {...then}
  />
);

const failureText = (error: Error): string => texts.failedToDeleteExperience({ error: serverMessage(error) });

const serverMessage = (error: Error): string =>
  error instanceof HttpError ? [error.status || '', error.userMessage ?? ''].join(' ').trim() : texts.pleaseTryAgain;
