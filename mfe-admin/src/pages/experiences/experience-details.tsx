import { changeExperience, showExperience } from '@northlight/client';
import type { ExperienceView } from '@northlight/contracts';
import { Button, callApi, Picture, Row, radius, Stack, toast, useQueryClient } from '@northlight/site-kit';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { GalleryPart } from '../../features/arrange-gallery/gallery-part.tsx';
import { UploadBox } from '../../features/upload-media/upload-box.tsx';
import { ExperienceForm } from '../../features/write-experience/experience-form.tsx';
import { useExperienceForm } from '../../features/write-experience/use-experience-form.ts';
import { refreshShown } from '../../queries/shown-at.ts';
import { texts } from '../../texts/experiences.ts';
import { TwoColumns } from '../../ui/two-columns.ts';
import { ExperienceFacts } from './experience-facts.tsx';

interface ExperienceDetailsProps {
  readonly experience: ExperienceView;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** Words on one side, pictures on the other. */
export function ExperienceDetails({ experience, children }: ExperienceDetailsProps) {
  const [isEditing, setEditing] = useState(false);
  const { id, imageUrl } = experience;
  return (
    <TwoColumns>
      {isEditing ? (
        <EditForm experience={experience} onEnd={() => setEditing(false)} />
      ) : (
        <Stack $gap="l">
          <ExperienceFacts experience={experience} />
          <Row>
            <Button onClick={() => setEditing(true)}>{texts.editDetails}</Button>
            {children}
          </Row>
        </Stack>
      )}
      <Stack $gap="xl">
        <Stack as="section" $gap="m" aria-labelledby="main-media">
          <h2 id="main-media">{texts.mainPictureOrVideo}</h2>
          <Main src={imageUrl} alt={imageUrl ? texts.visitorView({ name: experience.name }) : ''} sizes="560px" />
          <UploadBox
            target="experience"
            targetId={id}
            label={texts.newPictureOrVideo}
            uploadText={texts.upload}
            done={texts.experienceImageUploaded}
            failed={texts.failedToUploadImage}
          />
        </Stack>
        <Stack as="section" $gap="m" aria-labelledby="gallery">
          <h2 id="gallery">{texts.gallery}</h2>
          <GalleryPart gallery={experience} thing="experience" id={id} read={() => readExperience(experience)} />
          <UploadBox
            target="experience-gallery"
            targetId={id}
            label={texts.morePicturesOrVideos}
            uploadText={texts.uploadToGallery}
            done={texts.galleryImagesUploaded}
            failed={texts.failedToUploadGalleryImages}
          />
        </Stack>
      </Stack>
    </TwoColumns>
  );
}

function EditForm({ experience, onEnd }: { readonly experience: ExperienceView; readonly onEnd: () => void }) {
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

/** As it is at this moment. */
const readExperience = ({ slug }: ExperienceView) => callApi(showExperience, { params: { slug } });

const Main = styled(Picture)`
  width: 100%;
  max-width: 560px;
  border-radius: ${radius.m};
`;
