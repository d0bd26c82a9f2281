import { type ExperienceView, slugFor, uploadRules, type WriteExperienceDto } from '@northlight/contracts';
import { href, http, Page, Quiet, Stack, useNavigate, useQueryClient } from '@northlight/site-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { objectionsTo } from '../../features/upload-media/chosen-files.ts';
import { FileField } from '../../features/upload-media/file-field.tsx';
import { sendFiles, toldOf } from '../../features/upload-media/send-files.ts';
import { ExperienceForm } from '../../features/write-experience/experience-form.tsx';
import { useExperienceForm } from '../../features/write-experience/use-experience-form.ts';
import { leaveWords } from './words-after-reload.ts';

/** Milliseconds after which the page reloads when an experience was created (§4). */
const reloadAfter = 500;

/** Route /admin/experiences/new: the form, with the first pictures. */
export function NewExperiencePage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [image, chooseImage] = useState<readonly File[]>([]);
  const [gallery, chooseGallery] = useState<readonly File[]>([]);
  const wrong = {
    image: objectionsTo(image, uploadRules.experience),
    gallery: objectionsTo(gallery, uploadRules['experience-gallery']),
  };
  const save = async (values: WriteExperienceDto) => {
    const slug = slugFor(values.name, Date.now());
    const made = await http.post<ExperienceView>('/api/experiences', { ...values, slug });
    const warnings = [
      ...(wrong.image.length > 0 ? wrong.image : await sendAll(made.id, { files: image })),
      ...(wrong.gallery.length > 0 ? wrong.gallery : await sendAll(made.id, { files: gallery, isGallery: true })),
    ];
    leaveWords({ title: 'Experience created successfully', warnings });
    await client.invalidateQueries({ queryKey: ['/api/experiences'] });
    setTimeout(() => location.assign(href('adminExperience', { id: String(made.id) })), reloadAfter);
    return made;
  };
  const form = useExperienceForm({ save, failed: 'Failed to create experience' });
  return (
    <Page title="New experience">
      <Measure>
        <ExperienceForm
          form={form}
          label="New experience"
          saveText="Create experience"
          savingText="Creating..."
          onCancel={() => navigate(href('adminExperiences'))}
        >
          <Stack as="fieldset" $gap="l">
            <Quiet as="legend">Pictures can also be added later.</Quiet>
            <FileField
              label="Main picture or film"
              rules={uploadRules.experience}
              objections={wrong.image}
              onChoose={chooseImage}
            />
            <FileField
              label="Gallery"
              rules={uploadRules['experience-gallery']}
              objections={wrong.gallery}
              onChoose={chooseGallery}
            />
          </Stack>
        </ExperienceForm>
      </Measure>
    </Page>
  );
}

interface Sent {
  readonly files: readonly File[];
  readonly isGallery?: boolean;
}

/** Sends what was chosen for an experience that is there now. @returns what went wrong, in words */
async function sendAll(id: number, { files, isGallery = false }: Sent): Promise<string[]> {
  if (files.length === 0) return [];
  const path = `/api/upload/experience/${id}${isGallery ? '/gallery' : ''}`;
  const { field } = uploadRules[isGallery ? 'experience-gallery' : 'experience'];
  const failed = isGallery ? 'Failed to upload gallery images' : 'Failed to upload image';
  return sendFiles({ path, field, files }).then(
    () => [],
    (reason: unknown) => [`${failed}: ${toldOf(reason)}`],
  );
}

const Measure = styled.div`
  max-width: 820px;

  fieldset {
    padding: 0;
    border: 0;
  }

  legend {
    margin-bottom: 12px;
  }
`;
