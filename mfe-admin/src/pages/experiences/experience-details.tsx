import type { ExperienceView } from '@northlight/contracts';
import { Button, http, Picture, Row, radius, Stack, toast, useQueryClient } from '@northlight/site-kit';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { experiencesChanged } from '../../experiences.ts';
import { GalleryEditor } from '../../features/arrange-gallery/gallery-editor.tsx';
import { UploadBox } from '../../features/upload-media/upload-box.tsx';
import { ExperienceForm } from '../../features/write-experience/experience-form.tsx';
import { useExperienceForm } from '../../features/write-experience/use-experience-form.ts';
import { Halves } from '../../halves.ts';
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
    <Halves>
      {isEditing ? (
        <EditForm experience={experience} onEnd={() => setEditing(false)} />
      ) : (
        <Stack $gap="l">
          <ExperienceFacts experience={experience} />
          <Row>
            <Button onClick={() => setEditing(true)}>Edit details</Button>
            {children}
          </Row>
        </Stack>
      )}
      <Stack $gap="xl">
        <Stack as="section" $gap="m" aria-labelledby="main-media">
          <h2 id="main-media">Main picture or film</h2>
          <Main src={imageUrl} alt={imageUrl ? `What visitors see of ${experience.name}` : ''} sizes="560px" />
          <UploadBox
            target="experience"
            targetId={id}
            path={`/api/upload/experience/${id}`}
            label="New picture or film"
            uploadText="Upload"
            done="Experience image uploaded successfully"
            failed="Failed to upload image"
          />
        </Stack>
        <Stack as="section" $gap="m" aria-labelledby="gallery">
          <h2 id="gallery">Gallery</h2>
          <GalleryEditor
            gallery={experience}
            list="/api/experiences"
            id={id}
            read={() => readExperience(experience)}
            subject={`experience/${id}`}
          />
          <UploadBox
            target="experience-gallery"
            targetId={id}
            path={`/api/upload/experience/${id}/gallery`}
            label="More pictures or films"
            uploadText="Upload to the gallery"
            done="Gallery images uploaded successfully"
            failed="Failed to upload gallery images"
          />
        </Stack>
      </Stack>
    </Halves>
  );
}

function EditForm({ experience, onEnd }: { readonly experience: ExperienceView; readonly onEnd: () => void }) {
  const client = useQueryClient();
  useEffect(() => {
    document.getElementById('name')?.focus();
  }, []);
  const form = useExperienceForm({
    experience,
    failed: 'Failed to update experience details',
    read: () => readExperience(experience),
    save: async (values, over) => {
      const said = { ...values, version: over?.version ?? 0 };
      const saved = await http.put<ExperienceView>(`/api/experiences/${experience.id}`, said);
      await experiencesChanged(client);
      toast({ title: 'Experience updated successfully', tone: 'good' });
      onEnd();
      return saved;
    },
  });
  return (
    <ExperienceForm
      form={form}
      id={experience.id}
      label="Edit details"
      saveText="Save changes"
      savingText="Saving..."
      onCancel={onEnd}
    />
  );
}

/** As it is at this moment. */
const readExperience = ({ slug }: ExperienceView) => http.get<ExperienceView>(`/api/experiences/${slug}`);

const Main = styled(Picture)`
  width: 100%;
  max-width: 560px;
  border-radius: ${radius.m};
`;
