export { createDatabase, type PostgresServer, startPostgres, stopPostgres } from './postgres/start-postgres.js';
export { startThrowAwayPostgres } from './postgres/throw-away-postgres.js';
export { startThrowAwayRedis } from './redis/throw-away-redis.js';
