import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  edit: 'Edit {name}',
  updateMembership: 'Update membership',
  updating: 'Updating...',
  newMembership: 'New membership',
  createMembership: 'Create membership',
  creating: 'Creating...',
  failedToMembership: 'Failed to {value} membership',
  newPicture: 'New picture',
  picture: 'Picture',
  membershipButImageUploadFailed: 'Membership {did} but image upload failed.',
  membershipSuccessfully: 'Membership {did} successfully',
  memberships: 'Memberships',
  loadingMemberships: 'Loading memberships',
  failedToLoadMembershipsPlease: 'Failed to load memberships. Please try again.',
  noMembershipsYet: 'No memberships yet',
  theFirstOne: 'The first one is a form away.',
});
