import { listUploads } from '@northlight/client';
import { type CreateMembershipDto, type MembershipView, uploadRules } from '@northlight/contracts';
import { refresh, toast, useQueryClient } from '@northlight/site-kit';
import { Dialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { objectionsTo } from '../../features/upload-media/chosen-files.ts';
import { FileField } from '../../features/upload-media/file-field.tsx';
import { sendFiles, uploadErrorText } from '../../features/upload-media/send-files.ts';
import { SentUploads } from '../../features/upload-media/sent-uploads.tsx';
import { MembershipForm } from '../../features/write-membership/membership-form.tsx';
import { createMembership, updateMembership } from '../../features/write-membership/save-membership.ts';
import { useMembershipForm } from '../../features/write-membership/use-membership-form.ts';
import { refreshShown } from '../../queries/shown-at.ts';
import { texts as catalogue } from '../../texts/memberships.ts';

interface MembershipDialogProps {
  /** The plan that is edited; undefined for a new one. */
  readonly plan: MembershipView | undefined;
  readonly onClose: () => void;
}

const rules = uploadRules.membership;

const textsFor = (plan: MembershipView | undefined) =>
  plan
    ? {
        label: catalogue.edit({ name: plan.name }),
        saveText: catalogue.updateMembership,
        savingText: catalogue.updating,
        done: catalogue.membershipUpdatedSuccessfully,
        doneWithoutImage: catalogue.membershipUpdatedButImage,
        failed: catalogue.failedToUpdateMembership,
      }
    : {
        label: catalogue.newMembership,
        saveText: catalogue.createMembership,
        savingText: catalogue.creating,
        done: catalogue.membershipCreatedSuccessfully,
        doneWithoutImage: catalogue.membershipCreatedButImage,
        failed: catalogue.failedToCreateMembership,
      };

/** The form of a plan, new or not, with its picture: first the plan is saved, then the picture is sent. */
export function MembershipDialog({ plan, onClose }: MembershipDialogProps) {
  const client = useQueryClient();
  const [image, choose] = useState<readonly File[]>([]);
  const objections = objectionsTo(image, rules);
  const { done, doneWithoutImage, failed, ...texts } = textsFor(plan);
  const save = async (values: CreateMembershipDto, over?: MembershipView) => {
    const saved = over ? await updateMembership(over, values) : await createMembership(values);
    const { id } = saved;
    const wrong = objections[0] ?? (await sendImage(id, image));
    toast(wrong ? { title: doneWithoutImage, description: wrong, tone: 'bad' } : { title: done, tone: 'good' });
    onClose();
    await Promise.all([refreshShown(client, 'membership'), refresh(client, listUploads)]);
    return saved;
  };
  const form = useMembershipForm({ plan, save, failed });
  return (
    <Dialog isOpen isWide title={texts.label} onClose={onClose}>
      <MembershipForm form={form} id={plan?.id ?? 0} {...texts} onCancel={onClose}>
        <FileField
          label={plan ? catalogue.newPicture : catalogue.picture}
          rules={rules}
          files={image}
          objections={objections}
          onChoose={choose}
        />
        {plan && <SentUploads target="membership" targetId={plan.id} />}
      </MembershipForm>
    </Dialog>
  );
}

/** @returns what went wrong, in words; undefined when it was sent, or when nothing was chosen */
async function sendImage(id: number, files: readonly File[]): Promise<string | undefined> {
  if (files.length === 0) return undefined;
  return sendFiles({ target: 'membership', targetId: id, files }).then(() => undefined, uploadErrorText);
}
