export { MembershipDemo } from './features/load-demo/load-demo.handler.js';
export { MembershipModule, membershipMigrations } from './membership.module.js';
export { MembershipPictures } from './persistence/membership-pictures.js';
