import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  edit: 'Edit {name}',
  updateMembership: 'Update membership',
  updating: 'Updating...',
  newMembership: 'New membership',
  createMembership: 'Create membership',
  creating: 'Creating...',
  newPicture: 'New picture',
  picture: 'Picture',
  membershipButImageUploadFailed: 'Membership created but image upload failed.',
  membershipSuccessfully: 'Membership created successfully',
  memberships: 'Memberships',
  loadingMemberships: 'Loading memberships',
  failedToLoadMembershipsPlease: 'Failed to load memberships. Please try again.',
  noMembershipsYet: 'No memberships yet',
  theFirstOne: 'Create your first one.',
  failedToCreate: 'Failed to create membership',
  failedToUpdate: 'Failed to update membership',
  membershipUpdatedBut: 'Membership updated but image upload failed.',
  membershipUpdated: 'Membership updated successfully',
});
