/** Waiting for seats of a full slot. Loaded by each front when somebody asks for it. */
export { JoinWaitlist, type WaitlistRequest } from './join-waitlist.tsx';
