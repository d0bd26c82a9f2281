export { MembershipModule, membershipMigrations } from './membership.module.js';
export { MembershipUses } from './membership-uses.js';
export { type ImportedMembership, importMemberships } from './persistence/import-memberships.js';
export { MembershipPictures } from './persistence/membership-pictures.js';
export { Memberships } from './persistence/memberships.repository.js';
export { membershipPersonalData } from './persistence/personal-data.js';
