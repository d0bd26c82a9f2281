export type { Db } from '../db.js';
export { LogReader } from '../log-reader.js';
export { OfStreams } from '../project/of-streams.js';
export { lastOfEachStream } from '../project/runs.js';
export { type EventRow, eventColumns } from '../recorded.js';
export { bigint, bytes, Columns, date, instant, int, json, smallint, text, uuid } from './columns.js';
