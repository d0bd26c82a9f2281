export { CorrespondenceModule, correspondenceMigrations } from './correspondence.module.js';
export { Correspondence, type MessageFacts, type SubscriberFacts } from './domain/correspondence.js';
export { CorrespondenceDemo } from './jobs/correspondence-demo.js';
export { correspondencePersonalData } from './persistence/personal-data.js';
export { unreadableCorrespondents } from './persistence/unreadable-correspondents.js';
