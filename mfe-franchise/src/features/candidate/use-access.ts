import { validateAccess } from '@northlight/client';
import { callApi, HttpError, useMutation } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import { dropInvitation, type Invitation, noteOpened, openedInquiry, savedInvitation } from './invitation.ts';

/** How the portal stands before its form is there. */
export type Access =
  | { readonly step: 'entry' | 'verifying' | 'denied' }
  | { readonly step: 'failed'; readonly message: string | undefined }
  | { readonly step: 'open'; readonly inquiryId: number };

/** Shows the invitation that brought somebody here, or the code that they type (§2 candidate portal). */
export function useAccess() {
  const [invitation] = useState(savedInvitation);
  // not before the page stands: a first rendering that waits for something is thrown away
  useEffect(dropInvitation, []);
  const [opened, setOpened] = useState(() => (invitation ? undefined : openedInquiry()));
  const open = (inquiryId: string | undefined) => {
    noteOpened(inquiryId);
    setOpened(inquiryId);
  };
  const check = useMutation({
    mutationFn: (claim: Invitation) =>
      callApi(validateAccess, { body: { ...claim, inquiryId: Number(claim.inquiryId) } }),
    onSuccess: ({ valid }, { inquiryId }) => open(valid ? String(Number(inquiryId)) : undefined),
  });
  const { mutate } = check;
  useEffect(() => {
    if (invitation) mutate(invitation);
  }, [invitation, mutate]);
  const isAboutToStart = invitation !== undefined && check.isIdle;
  return {
    access: accessOf(opened, check, isAboutToStart),
    enter: mutate,
    /** What was shown last: to look at again when it was refused. */
    shown: check.variables,
    /** The pass of this tab has ended: the code has to be shown again. */
    leave: () => {
      check.reset();
      open(undefined);
    },
  };
}

interface Check {
  readonly isPending: boolean;
  readonly data: { readonly valid: boolean } | undefined;
  readonly error: Error | null;
}

function accessOf(opened: string | undefined, { isPending, data, error }: Check, isAboutToStart: boolean): Access {
  if (isPending || isAboutToStart) return { step: 'verifying' };
  if (error) return { step: 'failed', message: messageOf(error) };
  if (opened !== undefined) return { step: 'open', inquiryId: Number(opened) };
  return { step: data?.valid === false ? 'denied' : 'entry' };
}

const messageOf = (error: Error): string | undefined =>
  error instanceof HttpError && error.status < 500 ? (error.errors[0]?.message ?? error.userMessage) : undefined;
