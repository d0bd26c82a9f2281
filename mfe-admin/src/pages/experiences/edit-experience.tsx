import { changeExperience } from '@northlight/client';
import type { ExperienceView } from '@northlight/contracts';
import { callApi, toast, useQueryClient } from '@northlight/site-kit';
import { useEffect } from 'react';
import { ExperienceForm } from '../../features/write-experience/experience-form.tsx';
import { useExperienceForm } from '../../features/write-experience/use-experience-form.ts';
import { refreshShown } from '../../queries/shown-at.ts';
import { texts } from '../../texts/experiences.ts';
import { readExperience } from './read-experience.ts';

interface EditExperienceProps {
  readonly experience: ExperienceView;
  readonly onEnd: () => void;
}

/** The form of an experience, which begins with its name. */
export function EditExperience({ experience, onEnd }: EditExperienceProps) {
  const client = useQueryClient();
  useEffect(() => {
    document.getElementById('name')?.focus();
  }, []);
  const form = useExperienceForm({
    experience,
    failed: texts.failedToUpdateExperience,
    read: () => readExperience(experience),
    save: async (values, over) => {
      const input = { ...values, version: over?.version ?? 0 };
      const saved = await callApi(changeExperience, { params: { id: experience.id }, body: input });
      await refreshShown(client, 'experience');
      toast({ title: texts.experienceUpdatedSuccessfully, tone: 'good' });
      onEnd();
      return saved;
    },
  });
  return (
    <ExperienceForm
      form={form}
      id={experience.id}
      label={texts.editDetails}
      saveText={texts.saveChanges}
      savingText={texts.saving}
      onCancel={onEnd}
    />
  );
}
