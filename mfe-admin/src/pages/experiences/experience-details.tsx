import type { ExperienceView } from '@northlight/contracts';
import { Button, onDemand, PartBoundary, Picture, Row, radius, Spinner, Stack } from '@northlight/site-kit';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { GalleryPart } from '../../features/arrange-gallery/gallery-part.tsx';
import { UploadBox } from '../../features/upload-media/upload-box.tsx';
import { texts } from '../../texts/experiences.ts';
import { TwoColumns } from '../../ui/two-columns.ts';
import { ExperienceFacts } from './experience-facts.tsx';
import { readExperience } from './read-experience.ts';

const { Component: EditExperience } = onDemand(
  async () => (await import(/* webpackChunkName: "forms" */ './edit-experience.tsx')).EditExperience,
);

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
        <PartBoundary whileLoading={<Spinner text={texts.loadingTheForm} />}>
          <EditExperience experience={experience} onEnd={() => setEditing(false)} />
        </PartBoundary>
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

const Main = styled(Picture)`
  width: 100%;
  max-width: 560px;
  border-radius: ${radius.m};
`;
