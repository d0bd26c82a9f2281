import type { ManagedVenueDetailView } from '@northlight/contracts';
import { Picture, radius, Stack } from '@northlight/site-kit';
import styled from 'styled-components';
import { GalleryEditor } from '../../features/arrange-gallery/gallery-editor.tsx';
import { UploadBox } from '../../features/upload-media/upload-box.tsx';
import { Halves } from '../../halves.ts';
import { readVenue } from '../../managed-venues.ts';

/** The main picture of a venue on one side, its gallery on the other. */
export function VenuePictures({ venue }: { readonly venue: ManagedVenueDetailView }) {
  const { id, name, imageUrl } = venue;
  return (
    <Halves>
      <Stack as="section" $gap="m" aria-labelledby="main-picture">
        <h2 id="main-picture">Main picture</h2>
        <Main src={imageUrl} alt={imageUrl ? `What visitors see of ${name}` : ''} sizes="560px" />
        <UploadBox
          target="venue"
          targetId={id}
          path={`/api/upload/venue/${id}`}
          label="New picture"
          uploadText="Upload"
          done="Venue image uploaded successfully"
          failed="Failed to upload image"
        />
      </Stack>
      <Stack as="section" $gap="m" aria-labelledby="gallery">
        <h2 id="gallery">Gallery</h2>
        <GalleryEditor
          gallery={venue}
          list="/api/admin/venues"
          id={id}
          read={() => readVenue(id)}
          subject={`venue/${id}`}
        />
        <UploadBox
          target="venue-gallery"
          targetId={id}
          path={`/api/upload/venue/${id}/gallery`}
          label="More pictures"
          uploadText="Upload to the gallery"
          done="Gallery images uploaded successfully"
          failed="Failed to upload gallery images"
        />
      </Stack>
    </Halves>
  );
}

const Main = styled(Picture)`
  width: 100%;
  max-width: 560px;
  border-radius: ${radius.m};
`;
