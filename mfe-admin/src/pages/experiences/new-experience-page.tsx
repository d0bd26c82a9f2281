import { uploadRules } from '@northlight/contracts';
import { href, Page, Quiet, Stack, useNavigate } from '@northlight/site-kit';
import styled from 'styled-components';
import { FileField } from '../../features/upload-media/file-field.tsx';
import { ExperienceForm } from '../../features/write-experience/experience-form.tsx';
import { texts } from '../../texts/experiences.ts';
import { useNewExperience } from './use-new-experience.ts';

/** Route /admin/experiences/new: the form, with the first pictures. */
export function NewExperiencePage() {
  const navigate = useNavigate();
  const { form, image, gallery, chooseImage, chooseGallery, wrong, savingText } = useNewExperience();
  return (
    <Page title={texts.newExperience}>
      <Measure>
        <ExperienceForm
          form={form}
          label={texts.newExperience}
          saveText={texts.createExperience}
          savingText={savingText}
          onCancel={() => navigate(href('adminExperiences'))}
        >
          <Stack as="fieldset" $gap="l">
            <Quiet as="legend">{texts.youCanAlsoAddPictures}</Quiet>
            <FileField
              label={texts.mainPictureOrVideo}
              rules={uploadRules.experience}
              files={image}
              objections={wrong.image}
              onChoose={chooseImage}
            />
            <FileField
              label={texts.gallery}
              rules={uploadRules['experience-gallery']}
              files={gallery}
              objections={wrong.gallery}
              onChoose={chooseGallery}
            />
          </Stack>
        </ExperienceForm>
      </Measure>
    </Page>
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
