export { type SnapshottedStreams, StreamSnapshots, snapshotted } from './stream-snapshots.js';
export { type VerifiedSnapshots, verifySnapshots } from './verify-snapshots.js';
