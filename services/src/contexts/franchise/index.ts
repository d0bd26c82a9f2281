export { FranchiseInquiries, type InquiryFacts } from './domain/franchise-inquiries.js';
export { FranchiseModule, franchiseMigrations } from './franchise.module.js';
export { FranchiseDemo } from './jobs/franchise-demo.js';
export { franchisePersonalData } from './persistence/personal-data.js';
export { sealPlainNotes } from './persistence/seal-plain-notes.js';
export { unreadableApplicants } from './persistence/unreadable-applicants.js';
