import type { FindUploadsDto, UploadsAcceptedView, UploadView } from '../upload-views.js';

export const uploadId = '9b3f7c40-52de-4a18-8c61-7e0d2f95ab34';

const stored: UploadView = {
  uploadId,
  target: 'experience',
  targetId: 1,
  fileName: 'boat-at-dusk.jpg',
  status: 'stored',
  progress: 0,
  reason: null,
  url: null,
  createdAt: '2027-04-02T14:00:00.000Z',
};

const acceptedFor = (target: UploadView['target']): UploadsAcceptedView => ({
  uploadId,
  status: 'stored',
  uploads: [{ ...stored, target }],
});

export const experiencePicture = acceptedFor('experience');
export const experienceGallery = acceptedFor('experience-gallery');
export const membershipPicture = acceptedFor('membership');
export const productPicture = acceptedFor('product');
export const venuePicture = acceptedFor('venue');
export const venueGallery = acceptedFor('venue-gallery');

export const upload: UploadView = {
  ...stored,
  status: 'ready',
  progress: 100,
  url: `/media/up/${uploadId}/main.jpg`,
};

export const findUploads: FindUploadsDto = { target: 'experience', targetId: 1 };

export const uploads: UploadView[] = [
  upload,
  {
    ...stored,
    uploadId: 'c2a81e67-0f4b-4d39-9e75-3b6a5d1c8f20',
    fileName: 'boat.jpg',
    status: 'failed',
    reason: 'This picture has more than 50 megapixels.',
    createdAt: '2027-04-02T13:40:00.000Z',
  },
];
