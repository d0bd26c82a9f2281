export { home } from '../ledger-elsewhere.js';
export { AnotherPast } from './bring-over.js';
export { finishMoves } from './finish-moves.js';
export { LedgerMirror } from './ledger-mirror.js';
export { LedgerMove, type Moved, MoveRefused, type MoveStep } from './ledger-move.js';
export { type Compared, LedgerRemains } from './ledger-remains.js';
export { LedgerServers } from './ledger-servers.js';
export { bringMovablesHome, copyMovables, keepMovablesClose } from './movable-ledgers.js';
