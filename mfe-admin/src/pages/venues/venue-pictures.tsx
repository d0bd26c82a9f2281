import type { ManagedVenueDetailView } from '@northlight/contracts';
import { Picture, radius, Stack } from '@northlight/site-kit';
import styled from 'styled-components';
import { GalleryEditor } from '../../features/arrange-gallery/gallery-editor.tsx';
import { UploadBox } from '../../features/upload-media/upload-box.tsx';
import { readVenue } from '../../queries/managed-venues.ts';
import { texts } from '../../texts/venues.ts';
import { TwoColumns } from '../../ui/two-columns.ts';

/** The main picture of a venue on one side, its gallery on the other. */
export function VenuePictures({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const { id, name, imageUrl } = venue;
  return (
    <TwoColumns>
      <Stack as="section" $gap="m" aria-labelledby="main-picture">
        <h2 id="main-picture">{texts.mainPicture}</h2>
        <Main src={imageUrl} alt={imageUrl ? texts.visitorView({ name }) : ''} sizes="560px" />
        <UploadBox
          target="venue"
          targetId={id}
          label={texts.newPicture}
          uploadText={texts.upload}
          done={texts.venueImageUploadedSuccessfully}
          failed={texts.failedToUploadImage}
        />
      </Stack>
      <Stack as="section" $gap="m" aria-labelledby="gallery">
        <h2 id="gallery">{texts.gallery}</h2>
        <GalleryEditor gallery={venue} thing="venue" id={id} read={() => readVenue(id)} />
        <UploadBox
          target="venue-gallery"
          targetId={id}
          label={texts.morePictures}
          uploadText={texts.uploadToGallery}
          done={texts.galleryImagesUploaded}
          failed={texts.failedToUploadGalleryImages}
        />
      </Stack>
    </TwoColumns>
  );
}

const Main = styled(Picture)`
  width: 100%;
  max-width: 560px;
  border-radius: ${radius.m};
`;
