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
  membershipCreatedButImage: 'Membership created but image upload failed.',
  membershipCreatedSuccessfully: 'Membership created successfully',
  memberships: 'Memberships',
  loadingMemberships: 'Loading memberships',
  failedToLoadMembershipsPlease: 'Failed to load memberships. Please try again.',
  noMembershipsYet: 'No memberships yet',
  createYourFirstOne: 'Create your first one.',
  failedToCreateMembership: 'Failed to create membership',
  failedToUpdateMembership: 'Failed to update membership',
  membershipUpdatedButImage: 'Membership updated but image upload failed.',
  membershipUpdatedSuccessfully: 'Membership updated successfully',
});
